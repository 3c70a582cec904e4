import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { fc } from "../../../../tests/fast-check.ts";
import { settledFlightOf } from "../../facts/flight.ts";
import { chainLaw, chainPoint } from "../../rules/chain-point.ts";
import { flightGame } from "../../rules/flight.ts";
import { MAX_TARGET } from "../../rules/point-law.ts";
import { momentAt, replayOf } from "./replay.ts";

const law = chainLaw(99);
const pointOf = (n: number) => chainPoint(n, law.returnPercent);
const flight = flightGame({ id: "flight", seeding: "salted", law, pointOf: (chance) => pointOf(chance.below(100, 0)) });

/** Points as hashes yield them, and both ends of the scale. */
const points = fc.oneof(fc.nat({ max: 2 ** 32 - 1 }).map(pointOf), fc.constantFrom(100, 101, MAX_TARGET));

test("replays any flight exactly to its point, and never shows more on the way", () => {
  fc.assert(
    fc.property(points, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (point, shares) => {
      const replay = replayOf(point);
      const moments = [0, ...shares.sort((a, b) => a - b)].map((share) => momentAt(replay, share * replay.durationMs));
      for (const [index, { hundredths }] of moments.entries()) {
        expect(hundredths).toBeGreaterThanOrEqual(moments[index - 1]?.hundredths ?? 100);
        expect(hundredths).toBeLessThanOrEqual(point);
      }
      for (const late of [0, 1, 60_000]) {
        expect(momentAt(replay, replay.durationMs + late)).toMatchObject({ phase: "ended", hundredths: point });
      }
    }),
  );
});

test("reaches the point just before the end, without a jump of the curve", () => {
  fc.assert(
    fc.property(points, (point) => {
      const replay = replayOf(point);
      const { hundredths } = momentAt(replay, replay.durationMs - 1e-6);
      expect(hundredths).toBeGreaterThanOrEqual(Math.floor(point * 0.999) - 1);
    }),
  );
});

test("passes every multiplier at which a ticket can have left before the end", () => {
  const tickets = points
    .filter((point) => point > 101)
    .chain((point) => fc.tuple(fc.constant(point), fc.integer({ min: 101, max: point })));
  fc.assert(
    fc.property(tickets, ([point, auto]) => {
      const bet = { amount: 1_000, auto };
      const payout = flight.settle({ id: "t", bet, leftAt: null }, { point });
      const page = sampleBetPage({ game: "flight", kind: "round", bet, payout, outcome: { point } });
      const ticket = settledFlightOf(page);
      expect(ticket).toMatchObject({ point, left: auto });
      expect(momentAt(replayOf(point), Number.POSITIVE_INFINITY).hundredths).toBeGreaterThanOrEqual(ticket?.left ?? 0);
    }),
  );
});

test("gives the shortest flight its engines, and the longest one no minutes", () => {
  expect(replayOf(100).durationMs).toBeGreaterThan(0);
  expect(replayOf(200).speed).toBeCloseTo(1.28, 1);
  expect(replayOf(MAX_TARGET).durationMs).toBeLessThan(10_000);
  expect(momentAt(replayOf(100), 0).phase).toBe("ready");
});

test("draws no tickets of other versions of the rules", () => {
  const page = (gameVersion: number) =>
    sampleBetPage({
      game: "flight",
      kind: "round",
      gameVersion,
      bet: { amount: 1_000, auto: null },
      outcome: { point: 200 },
    });
  expect(settledFlightOf(page(flight.version))).not.toBeNull();
  expect(settledFlightOf(page(flight.version + 1))).toBeNull();
});
