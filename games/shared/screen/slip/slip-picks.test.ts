import { expect, it } from "vitest";
import type { Facts, Is } from "../../facts/facts.ts";
import type { SlipOutcome } from "../../facts/slip-facts.ts";
import type { Slip } from "../../rules/slip/slip.ts";
import { slipPicks } from "./slip-picks.ts";

type Leg = readonly [pick: string, event: string];

const isBet: Is<Slip<Leg>> = (value): value is Slip<Leg> =>
  typeof value === "object" && value !== null && "legs" in value && Array.isArray(value.legs);
const facts: Facts<Slip<Leg>, SlipOutcome> = { versions: [1], isBet, isOutcome: (_): _ is SlipOutcome => true };
const picksOf = (...legs: readonly Leg[]) => slipPicks(facts, { legs }, (leg) => leg);

it("a single names its event, a slip of several legs only what was picked of each", () => {
  expect(picksOf(["Draw", "Langdale – Northgate"])).toBe("Draw · Langdale – Northgate");
  expect(picksOf(["Draw", "Langdale – Northgate"], ["Over 2.5", "Elmstead – Hartwell"])).toBe("Draw · Over 2.5");
});

it("a bet of another shape has no picks", () => {
  expect(slipPicks(facts, { mines: 3 }, (leg) => leg)).toBeNull();
});
