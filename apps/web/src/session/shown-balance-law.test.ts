import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { MOMENT_MS, type Secret, type Step, steps, TABS, World } from "./shown-balance-testing.ts";

afterEach(() => void vi.useRealTimers());

const NOTES_LATE_MS = 300;

/** Makes a world with a clock of its own. */
function newWorld(secret: Secret = { number: -1, adds: 0 }, notesLateBy = 0): World {
  vi.useFakeTimers({ now: 1_000_000 });
  return new World(secret, notesLateBy);
}

test("when everything has arrived, every tab shows the ledger's balance minus exactly what is held", () => {
  fc.assert(
    fc.property(steps, (all) => {
      const world = newWorld();
      for (const one of all) world.do(one);
      world.finish();
      expect(world.shown).toEqual(TABS.map(() => world.expected));
    }),
    { seed: 1, numRuns: 1_000 },
  );
});

test("nothing that any tab ever shows depends on a result that no screen has shown", () => {
  fc.assert(
    fc.property(steps, fc.nat(6), (all, number) => {
      const seen = (adds: number) => {
        const world = newWorld({ number, adds });
        const until = (one: Step) => {
          const wasSecret = world.isSecret(number);
          world.do(one);
          return wasSecret && !world.isSecret(number);
        };
        const told = all.map((one) => ({ isTold: until(one), shown: world.shown }));
        const end = told.findIndex(({ isTold }) => isTold);
        return told.slice(0, end < 0 ? undefined : end).map(({ shown }) => shown);
      };
      expect(seen(1_000_000)).toEqual(seen(0));
    }),
    { seed: 1, numRuns: 1_000 },
  );
});

test("the same holds if the notes of one tab reach the other late", async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(6), async (all, number) => {
      const seen = async (adds: number) => {
        const world = newWorld({ number, adds }, NOTES_LATE_MS);
        const told: (readonly number[])[] = [];
        let wasSecret = false;
        const look = () => {
          if (!wasSecret || world.isSecret(number)) told.push(world.shown);
          wasSecret ||= world.isSecret(number);
        };
        for (const one of all) {
          if (one.does !== "wait") world.do(one);
          look();
          await world.pass(one.does === "wait" ? one.ms : MOMENT_MS, look);
          if (wasSecret && !world.isSecret(number)) break;
        }
        return told;
      };
      expect(await seen(1_000_000)).toEqual(await seen(0));
    }),
    { seed: 1, numRuns: 1_000 },
  );
});
