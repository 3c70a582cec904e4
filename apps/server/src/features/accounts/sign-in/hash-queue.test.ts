import { verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { createPasswordHasher } from "./hash-queue.ts";

vi.mock(import("@node-rs/argon2"), async (original) => {
  const library = await original();
  return { ...library, verify: vi.fn(library.verify) };
});

/** Kind, version and cost of argon2, as its hashes state them. */
const COST = ["", "argon2id", "v=19", "m=19456,t=2,p=1"];

test("comparing without a stored hash does the same work as with one, and never matches", async () => {
  const passwords = createPasswordHasher(1);
  const stored = await passwords.hash("violet kettle 88");
  vi.mocked(verify).mockClear();
  expect(await passwords.verify(stored, "violet kettle 88")).toBe(true);
  expect(await passwords.verify(null, "nobody's password")).toBe(false);
  const costs = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split("$").slice(0, 4));
  expect(costs).toEqual([COST, COST]);
});

test("a password matches in any Unicode normalization", async () => {
  const passwords = createPasswordHasher(1);
  expect(await passwords.verify(await passwords.hash("Zo\u00eb's kettle"), "Zoe\u0308's kettle")).toBe(true);
});
