import { verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { createPasswordHasher, createQueue } from "./hash-queue.ts";

vi.mock(import("@node-rs/argon2"), async (original) => {
  const library = await original();
  return { ...library, verify: vi.fn(library.verify) };
});

/** Kind, version and cost of argon2, as its hashes name them. */
const COST = ["", "argon2id", "v=19", "m=19456,t=2,p=1"];

test("never more than the given number run at once, the queue has an end, and all who waited are served in order", async () => {
  const enqueue = createQueue(2, 3);
  const gates: (() => void)[] = [];
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (id: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((open) => gates.push(open));
    running -= 1;
    order.push(id);
  };
  const all = [0, 1, 2, 3, 4].map((id) => enqueue(work(id)));
  await expect(enqueue(work(5))).rejects.toMatchObject({ code: "busy" });
  while (order.length < 5) {
    gates.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]]);
  await expect(enqueue(async () => "free again")).resolves.toBe("free again");
});

test("work that throws gives its place back", async () => {
  const enqueue = createQueue(1, 1);
  await expect(enqueue(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(enqueue(async () => "next")).resolves.toBe("next");
});

test("comparing without a stored hash does the same work as with one, and never matches", async () => {
  const passwords = createPasswordHasher(1);
  const stored = await passwords.hash("violet kettle 88");
  vi.mocked(verify).mockClear();
  expect(await passwords.verify(stored, "violet kettle 88")).toBe(true);
  expect(await passwords.verify(null, "nobody's password")).toBe(false);
  const costs = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split("$").slice(0, 4));
  expect(costs).toEqual([COST, COST]);
});

test("a password is the same in any spelling of its code points", async () => {
  const passwords = createPasswordHasher(1);
  expect(await passwords.verify(await passwords.hash("Zo\u00eb's kettle"), "Zoe\u0308's kettle")).toBe(true);
});
