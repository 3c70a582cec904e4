import { expect, test } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { REVEAL_MS } from "../rules/pot.ts";
import { PEG, restOf, SPIN_MS, ticketUnder, turnedAfter } from "./spin.ts";

test("stops the pointer exactly on the ticket, for pots of any size", () => {
  const pots = fc
    .integer({ min: 1, max: 10 ** 9 })
    .chain((total) => fc.record({ total: fc.constant(total), ticket: fc.integer({ min: 0, max: total - 1 }) }));
  fc.assert(
    fc.property(pots, ({ total, ticket }) => {
      expect(ticketUnder(turnedAfter(SPIN_MS, ticket, total), total)).toBe(ticket);
      expect(turnedAfter(SPIN_MS + 60_000, ticket, total)).toBe(restOf(ticket, total));
    }),
  );
});

test("turns the ring one way, from where it was, and stops within the reveal", () => {
  let last = 0;
  for (let ms = 0; ms <= SPIN_MS; ms += 16) {
    const turned = turnedAfter(ms, 123, 1_000);
    expect(turned).toBeGreaterThanOrEqual(last);
    last = turned;
  }
  expect(turnedAfter(-100, 123, 1_000)).toBe(0);
  expect(SPIN_MS).toBeLessThan(REVEAL_MS);
});

test("ticks to the end: several pegs pass in the last second, each later than the one before", () => {
  const pegAt = (ms: number) => Math.floor(turnedAfter(ms, 123, 1_000) / PEG);
  const ticks: number[] = [];
  for (let ms = SPIN_MS - 1_500; ms <= SPIN_MS; ms += 1) if (pegAt(ms) !== pegAt(ms - 1)) ticks.push(ms);
  const pauses = ticks.slice(1).map((ms, index) => ms - (ticks[index] ?? 0));
  expect(ticks.filter((ms) => ms > SPIN_MS - 1_000).length).toBeGreaterThanOrEqual(3);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
});
