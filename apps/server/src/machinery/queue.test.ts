import { expect, test } from "vitest";
import { createQueue } from "./queue.ts";

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
