import type { RoundView } from "@fairhouse/protocol/table.ts";
import { expect, test } from "vitest";
import { faceOf } from "./round-face.ts";

const round = (more: Partial<RoundView>) =>
  ({ phase: "betting", closesAt: 10, startedAt: null, outcome: null, ...more }) as RoundView;

test("follows the phases of a round", () => {
  expect(faceOf(undefined, false).kind).toBe("loading");
  expect(faceOf(null, false).kind).toBe("waiting");
  expect(faceOf(round({ closesAt: null }), false).kind).toBe("waiting");
  expect(faceOf(round({}), false)).toEqual({ kind: "betting", closesAt: 10 });
  expect(faceOf(round({ phase: "closing" }), false).kind).toBe("closing");
  expect(faceOf(round({ phase: "running", startedAt: 5 }), false)).toMatchObject({ kind: "running", startedAt: 5 });
  expect(faceOf(round({ phase: "settled", outcome: { point: 233 } }), false)).toMatchObject({
    kind: "ended",
    outcome: { point: 233 },
  });
  expect(faceOf(round({ phase: "voided" }), false).kind).toBe("voided");
});

test("shows no round while offline", () => {
  expect(faceOf(round({ phase: "running", startedAt: 5 }), true).kind).toBe("offline");
});
