import { expect, test } from "vitest";
import type { Pending } from "./attempt.ts";
import { CommandQueue } from "./command-queue.ts";

function command(player: string): Pending {
  const unused = () => {
    throw new Error("only queued");
  };
  return {
    job: { player, key: null, needsHands: false, run: unused, standing: unused },
    settle: unused,
    fail: unused,
    fresh: false,
    checkKey: false,
    doubtful: false,
    alone: false,
    conflicts: 0,
    unreachable: 0,
  };
}

function queueOf(commands: readonly Pending[]): CommandQueue {
  const queue = new CommandQueue();
  for (const pending of commands) queue.add(pending, false);
  return queue;
}

test.each([1, 65, 100, 512])(
  "many commands of one player, taken %i together, come out once each and in order",
  (most) => {
    const commands = Array.from({ length: 300 }, () => command("ada"));
    const queue = queueOf(commands);
    const taken: Pending[] = [];
    for (let batches = 0; queue.size > 0 && batches < 300; batches++) {
      taken.push(...[...queue.takeTogether(most, () => true).values()].flat());
    }
    expect(taken).toEqual(commands);
  },
);

test("one busy player keeps nobody waiting", () => {
  const queue = queueOf([...Array.from({ length: 200 }, () => command("ada")), command("bo")]);
  expect([...queue.takeTogether(512, () => true).keys()]).toEqual(["ada", "bo"]);
  expect(queue.size).toBe(200 - 64);
});
