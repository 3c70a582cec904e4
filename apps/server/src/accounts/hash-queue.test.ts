import { expect, test } from "vitest";
import { createPasswordHasher, createQueue } from "./hash-queue.ts";

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

test("comparing without a stored hash costs as much as with one, and never matches", async () => {
  const passwords = createPasswordHasher(1);
  const stored = await passwords.hash("violet kettle 88");
  const time = async (hash: string | null, password: string) => {
    const start = performance.now();
    const matches = await passwords.verify(hash, password);
    return { matches, ms: performance.now() - start };
  };
  expect((await time(stored, "violet kettle 88")).matches).toBe(true);
  expect((await time(null, "nobody's password")).matches).toBe(false);
  const median = async (hash: string | null) => {
    const times: number[] = [];
    for (let round = 0; round < 7; round += 1) times.push((await time(hash, "wrong")).ms);
    return times.sort((a, b) => a - b)[3] ?? 0;
  };
  const [known, unknown] = [await median(stored), await median(null)];
  expect(unknown / known).toBeGreaterThan(0.4);
  expect(unknown / known).toBeLessThan(2.5);
});

test("a password is the same in any spelling of its code points", async () => {
  const passwords = createPasswordHasher(1);
  expect(await passwords.verify(await passwords.hash("Zo\u00eb's kettle"), "Zoe\u0308's kettle")).toBe(true);
});
