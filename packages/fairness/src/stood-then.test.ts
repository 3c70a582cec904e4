import { expect, test } from "vitest";
import { stoodThen } from "./stood-then.ts";

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();

test("a fact stood as its times say, in more than one way only where two clocks may differ", () => {
  const facts = [
    { id: "later", begunAt: null, knownAt: null },
    { id: "begun", begunAt: at(10), knownAt: at(50) },
    { id: "over", begunAt: at(0), knownAt: at(20) },
    { id: "begins", begunAt: at(31), knownAt: at(50) },
    { id: "ends", begunAt: at(0), knownAt: at(29) },
  ];
  expect(stoodThen(facts, at(30))).toEqual({
    later: ["waiting"],
    begun: ["begun"],
    over: ["known"],
    begins: ["waiting", "begun"],
    ends: ["begun", "known"],
  });
});
