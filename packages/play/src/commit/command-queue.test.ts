import { describe, expect, test } from "vitest";
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

test("a batch ends with the player whose commands fill it", () => {
  const queue = queueOf(Array.from({ length: 10 }, (_, player) => command(`player ${player}`)));
  expect([...queue.takeTogether(3, () => true).keys()]).toEqual(["player 0", "player 1", "player 2"]);
  expect(queue.size).toBe(7);
});

test("a command that was taken once already goes before the others of its player", () => {
  const [early, late] = [command("ada"), command("ada")];
  const queue = queueOf([late]);
  queue.add(early, true);
  expect(queue.takeTogether(512, () => true)).toEqual(new Map([["ada", [early, late]]]));
});

test("a command that must run alone is taken alone, once its player is free, and ends the batch before it", () => {
  const [before, behind] = [command("ada"), command("ada")];
  const alone = { ...command("ada"), alone: true };
  const queue = queueOf([before, alone, behind]);
  expect(queue.takeAlone(() => true)).toEqual(new Map());
  expect(queue.takeTogether(512, () => true)).toEqual(new Map([["ada", [before]]]));
  expect(queue.takeTogether(512, () => true)).toEqual(new Map());
  expect(queue.takeAlone(() => false)).toEqual(new Map());
  expect(queue.takeAlone(() => true)).toEqual(new Map([["ada", [alone]]]));
  expect(queue.takeTogether(512, () => true)).toEqual(new Map([["ada", [behind]]]));
});

describe("commands that count", () => {
  const many = (player: string) => Array.from({ length: 200 }, () => command(player));
  const few = (player: string, count = 4) => Array.from({ length: count }, () => command(player));

  test("are four of a player with many while a player with four or fewer waits", () => {
    expect(queueOf([...many("ada"), ...few("bo", 1)]).countedSize).toBe(5);
    expect(queueOf([...many("ada"), ...few("bo", 4)]).countedSize).toBe(8);
    expect(queueOf([...many("ada"), ...many("bo")]).countedSize).toBe(400);
  });

  test.each([1, 2, 4])("are all %i of a player with a few, even after others bet", (count) => {
    const queue = queueOf([command("bo"), command("cy")]);
    queue.takeTogether(512, () => true);
    for (const pending of few("ada", count)) queue.add(pending, false);
    expect(queue.countedSize).toBe(count);
  });

  test("are all of a player whose commands have become few", () => {
    const queue = queueOf([...few("ada", 8), command("bo"), ...many("cy")]);
    const first = queue.takeTogether(512, (player) => player !== "cy");
    expect(first.get("ada")).toHaveLength(4);
    expect(queue.takeTogether(512, (player) => player === "cy").get("cy")).toHaveLength(4);
    expect(queue.countedSize).toBe(8);
  });

  test("are four of a player with many after each batch, until the others stay away", () => {
    const queue = queueOf([command("bo"), command("cy")]);
    queue.takeTogether(512, () => true);
    for (const pending of many("ada")) queue.add(pending, false);
    const counted = Array.from({ length: 3 }, () => {
      queue.takeTogether(512, () => true);
      return queue.countedSize;
    });
    expect(counted).toEqual([4, 192, 128]);
  });
});

describe("others who bet lately", () => {
  /** Takes the commands of players, by name, in one batch. */
  const bet = (queue: CommandQueue, ...players: readonly string[]) => {
    for (const player of players) queue.add(command(player), false);
    queue.takeTogether(512, () => true);
  };
  /** Adds many commands of a player and returns the sizes of the batches that they get. */
  const batches = (queue: CommandQueue, player: string, count: number) => {
    for (let added = 0; added < 200; added++) queue.add(command(player), false);
    return Array.from({ length: count }, () => queue.takeTogether(512, () => true).get(player)?.length);
  };

  test("may have sent as many as four commands", () => {
    const queue = new CommandQueue();
    bet(queue, "bo", "bo", "bo", "bo");
    expect(batches(queue, "ada", 4)).toEqual([4, 4, 4, 64]);
  });

  test("are remembered when one of them sends many", () => {
    const queue = new CommandQueue();
    bet(queue, "ada", "bo");
    expect(batches(queue, "ada", 1)).toEqual([4]);
  });

  test("are remembered from the larger batch before a small one", () => {
    const queue = new CommandQueue();
    bet(queue, ...Array.from({ length: 8 }, (_, player) => `player ${player}`));
    bet(queue, "bo");
    expect(batches(queue, "ada", 4)).toEqual([4, 4, 4, 64]);
  });

  test("are the latest of those who sent as much", () => {
    const queue = new CommandQueue();
    bet(queue, "ada", "ada");
    bet(queue, "bo");
    expect(batches(queue, "ada", 2)).toEqual([4, 64]);
  });

  test("are not forgotten by batches that nothing was ready for", () => {
    const queue = new CommandQueue();
    bet(queue, "bo", "cy");
    for (let empty = 0; empty < 5; empty++) queue.takeTogether(512, () => false);
    expect(batches(queue, "ada", 3)).toEqual([4, 4, 64]);
  });
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
