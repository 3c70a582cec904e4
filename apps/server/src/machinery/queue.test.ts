import { expect, test } from "vitest";
import { createQueue, createTurns } from "./queue.ts";

test("never more than the given number run at once, the queue is bounded, and waiting work is served in order", async () => {
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

test("work that throws frees its place", async () => {
  const enqueue = createQueue(1, 1);
  await expect(enqueue(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(enqueue(async () => "next")).resolves.toBe("next");
});

test("a caller with much work waits for itself: the others take turns with it, and always have room", async () => {
  const enqueue = createTurns(1, 3, 8);
  const order: string[] = [];
  const ask = (who: string) =>
    enqueue(who, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      order.push(who);
    });
  const many = ["ada", "ada", "ada", "ada"].map(ask);
  await expect(ask("ada")).rejects.toMatchObject({ code: "busy" });
  await Promise.all([...many, ask("bo"), ask("cy"), ask("bo")]);
  expect(order).toEqual(["ada", "ada", "bo", "cy", "ada", "bo", "ada"]);
});

test("the number of waiting callers is bounded too", async () => {
  const enqueue = createTurns(1, 3, 2);
  const all = ["ada", "bo", "cy"].map((who) => enqueue(who, () => new Promise((resolve) => setImmediate(resolve))));
  await expect(enqueue("dee", async () => undefined)).rejects.toMatchObject({ code: "busy" });
  await Promise.all(all);
});
