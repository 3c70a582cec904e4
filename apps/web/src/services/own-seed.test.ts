import { expect, test } from "vitest";
import { setOwnSeed } from "./own-seed.ts";

function browser(active: { chosen: boolean; free: boolean }) {
  const kept = new Map<string, string>();
  const sent: unknown[] = [];
  const http = {
    get: async () => ({ active: { ...active, serverSeedHash: "ab" } }) as never,
    post: async (_path: string, body: unknown) => {
      sent.push(body);
      return undefined as never;
    },
  };
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  return { sent, answer: (restored: string | null) => setOwnSeed(http, "ada", storage, restored) };
}

test("a pair drawn by the house alone is answered once, and once more after each restoration", async () => {
  const { sent, answer } = browser({ chosen: false, free: true });
  await answer(null);
  await answer(null);
  expect(sent).toEqual([{ clientSeed: expect.any(String), serverSeedHash: "ab" }]);
  await answer("a");
  await answer("a");
  await answer("b");
  expect(sent).toHaveLength(3);
});

test("a seed that its player has chosen or bet with stays", async () => {
  for (const active of [
    { chosen: true, free: true },
    { chosen: false, free: false },
  ]) {
    const { sent, answer } = browser(active);
    await answer("a");
    expect(sent).toEqual([]);
  }
});

test("of two tabs that see a sign-in at the same moment, one answers", async () => {
  const { sent, answer } = browser({ chosen: false, free: true });
  await Promise.all([answer(null), answer(null)]);
  expect(sent).toHaveLength(1);
});
