import { expect, test } from "vitest";
import { SaleTurns } from "./sale-turns.ts";

/** Sales that end when a test says so; each notes who sells as it begins. */
function sales() {
  const turns = new SaleTurns();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const sell = (player: string) => {
    return turns.take(player, async () => {
      begun.push(player);
      await new Promise<void>((end) => ends.set(player, end));
    });
  };
  /** Ends a player's sale, and waits until the next one has begun. */
  const end = async (player: string) => {
    ends.get(player)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { turns, begun, sell, end };
}

test("a player sells one bet at a time, and three players sell at once", async () => {
  const { begun, sell, end } = sales();
  const all = ["ada", "ada", "ada", "bo", "cy", "dee", "bo"].map(sell);
  await end("nobody");
  expect(begun).toEqual(["ada", "bo", "cy"]);
  for (const player of ["ada", "cy", "bo", "ada"]) await end(player);
  // A player who has sold a bet comes after all others who wait.
  expect(begun).toEqual(["ada", "bo", "cy", "ada", "dee", "bo", "ada"]);
  for (const player of ["dee", "bo", "ada"]) await end(player);
  await Promise.all(all);
});

test("a sale that fails gives its turn to the next", async () => {
  const { turns } = sales();
  const failing = turns.take("ada", () => Promise.reject(new Error("broken")));
  const next = turns.take("ada", async () => "sold");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("sold");
});
