import { expect, test } from "vitest";
import { FairTurns } from "./fair-turns.ts";

/** Work that ends when a test says so; each piece notes whose it is as it begins. */
function pieces() {
  const turns = new FairTurns(3);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (player: string) => {
    return turns.take(player, async () => {
      begun.push(player);
      await new Promise<void>((end) => ends.set(player, end));
    });
  };
  /** Ends a player's work, and waits until the next piece has begun. */
  const end = async (player: string) => {
    ends.get(player)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { turns, begun, begin, end };
}

test("one piece of each player's work is done at a time, and that of three players at once", async () => {
  const { begun, begin, end } = pieces();
  const all = ["ada", "ada", "ada", "bo", "cy", "dee", "bo"].map(begin);
  await end("nobody");
  expect(begun).toEqual(["ada", "bo", "cy"]);
  for (const player of ["ada", "cy", "bo", "ada"]) await end(player);
  // A player who had a turn comes after all others who wait.
  expect(begun).toEqual(["ada", "bo", "cy", "ada", "dee", "bo", "ada"]);
  for (const player of ["dee", "bo", "ada"]) await end(player);
  await Promise.all(all);
});

test("work that fails gives its turn to the next", async () => {
  const { turns } = pieces();
  const failing = turns.take("ada", () => Promise.reject(new Error("broken")));
  const next = turns.take("ada", async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
