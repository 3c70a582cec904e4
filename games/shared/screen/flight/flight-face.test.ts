import { describe, expect, test } from "vitest";
import { readAs } from "../../facts/facts.ts";
import { flightFacts } from "../../facts/flight.ts";
import { flightOf } from "./flight-face.ts";

describe("a round as a flight", () => {
  test("flies while it runs, and is over at its point", () => {
    expect(flightOf({ kind: "running", startedAt: 5, outcome: null })).toEqual({ kind: "flying", startedAt: 5 });
    expect(flightOf({ kind: "ended", outcome: { point: 233 }, interrupted: true })).toEqual({
      kind: "over",
      point: 233,
      interrupted: true,
    });
    expect(flightOf({ kind: "betting", closesAt: 10 })).toEqual({ kind: "betting", closesAt: 10 });
  });

  test("shows an unexpected outcome as a voided round instead of crashing the page", () => {
    for (const outcome of [null, {}, { point: "x" }, 7]) {
      const read = readAs(flightFacts.isOutcome, outcome);
      expect(flightOf({ kind: "ended", outcome: read, interrupted: false }).kind).toBe("voided");
    }
  });
});
