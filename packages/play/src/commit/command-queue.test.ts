import { expect, test } from "vitest";
import { fc } from "../../../../tests/fast-check.ts";
import type { Pending } from "./attempt.ts";
import { CommandQueue } from "./command-queue.ts";

function command(player: string): Pending {
  const unused = () => {
    throw new Error("only queued");
  };
  return {
    job: { player, key: null, run: unused, standing: unused },
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

test("one busy player delays nobody", () => {
  const queue = queueOf([...Array.from({ length: 200 }, () => command("ada")), command("bo")]);
  expect([...queue.takeTogether(512, () => true).keys()]).toEqual(["ada", "bo"]);
});

test("a player alone in the queue gets whole batches, whether they sent many or a few before", () => {
  const queue = queueOf([command("ada")]);
  queue.takeTogether(512, () => true);
  for (let count = 0; count < 200; count++) queue.add(command("ada"), false);
  expect(queue.countedSize).toBe(200);
  expect(queue.takeTogether(512, () => true).get("ada")).toHaveLength(64);
});

test("after a batch in which others bet, a player with many commands gets a few, until the others stay away", () => {
  const queue = queueOf(Array.from({ length: 8 }, (_, player) => command(`player ${player}`)));
  queue.takeTogether(512, () => true);
  for (let count = 0; count < 200; count++) queue.add(command("ada"), false);
  expect(queue.countedSize).toBe(4);
  const taken = Array.from({ length: 5 }, () => queue.takeTogether(512, () => true).get("ada")?.length);
  expect(taken).toEqual([4, 4, 4, 4, 64]);
});

/** Commands of several players, some of which must run alone. */
const waiting = fc.array(
  fc.record({
    count: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 300 })),
    alone: fc.option(fc.integer({ min: 0, max: 300 }), { nil: null, freq: 5 }),
  }),
  { minLength: 1, maxLength: 40 },
);
const most = fc.integer({ min: 1, max: 512 });

/** The commands interleaved by player, as they would arrive. */
function arrived(players: readonly { readonly count: number; readonly alone: number | null }[]): readonly Pending[] {
  const longest = Math.max(...players.map(({ count }) => count));
  return Array.from({ length: longest }, (_, place) =>
    players.flatMap(({ count, alone }, player) =>
      place < count ? [{ ...command(`player ${player}`), alone: place === alone }] : [],
    ),
  ).flat();
}

test("law: while players with a few commands wait, no player has more than an eighth of a batch, or four", () => {
  fc.assert(
    fc.property(waiting, most, fc.func(fc.boolean()), (players, size, isFree) => {
      const queue = queueOf(arrived(players));
      const free = players.flatMap(({ count, alone }, player) =>
        isFree(`player ${player}`) ? [{ count, alone }] : [],
      );
      const isFewWaiting = free.some(({ count, alone }) => count <= 4 && alone !== 0);
      const batch = [...queue.takeTogether(size, isFree).values()];
      const jobs = batch.reduce((sum, { length }) => sum + length, 0);
      for (const { length } of batch) {
        expect(length).toBeLessThanOrEqual(64);
        if (isFewWaiting) expect(length).toBeLessThanOrEqual(Math.max(4, jobs / 8));
      }
    }),
  );
});

test("law: every command comes out once, each player's in order, and nobody waits for more batches than there are players", () => {
  fc.assert(
    fc.property(waiting, most, (players, size) => {
      const commands = arrived(players);
      const queue = queueOf(commands);
      const taken = new Map<string, Pending[]>();
      let laps = 0;
      while (queue.size > 0) {
        const before = new Set(players.flatMap((_, player) => (queue.sizeOf(`player ${player}`) > 0 ? [player] : [])));
        for (let batches = 0; batches < players.length && before.size > 0; batches++) {
          for (const take of [queue.takeTogether(size, () => true), queue.takeAlone(() => true)]) {
            for (const [player, pendings] of take) {
              taken.set(player, [...(taken.get(player) ?? []), ...pendings]);
              before.delete(Number(player.slice("player ".length)));
            }
          }
        }
        expect([...before]).toEqual([]);
        laps += 1;
        expect(laps).toBeLessThan(1_000);
      }
      for (const [player, pendings] of taken)
        expect(pendings).toEqual(commands.filter(({ job }) => job.player === player));
      expect(queue.countedSize).toBe(0);
    }),
    { numRuns: 50 },
  );
});
