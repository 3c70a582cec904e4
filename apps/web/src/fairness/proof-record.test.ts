import type { BetPage } from "@fairhouse/protocol/play.ts";
import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { recordOf, waitingRound } from "./proof-record.ts";

type RoundProof = Extract<BetPage["proof"], { table: string }>;

/** Makes the proof of a hand, in the middle of its shoe by default. */
function proofOf(more: Partial<RoundProof>): RoundProof {
  return {
    seeding: "stream",
    table: "baccarat-2",
    round: 7,
    roundId: "0b0f0c9e-3f5b-4c1c-9a49-3f8f6f1c2d10",
    closesAt: null,
    terminalHash: "00",
    salt: "11",
    saltFacts: { announcement: null, publishedAt: "2026-01-01T00:00:00Z", openedAt: "2026-01-01T00:00:00Z" },
    index: 1,
    link: null,
    outcome: { burn: null, cards: [] },
    carry: { hand: 7, used: 38 },
    seeds: [],
    book: [],
    interrupted: false,
    voided: false,
    ...more,
  };
}

const page = (payout: number | null, proof: RoundProof) =>
  sampleBetPage({ game: "baccarat-2", kind: "round", payout }, proof);

test("a finished hand cannot be verified while its shoe is played: it waits, and has not failed", () => {
  const proof = proofOf({});
  expect(recordOf(page(2_000, proof))).toBe("secret-shoe");
  expect(waitingRound(proof)).toBe("secret-shoe");
});

test("a round that is not shown yet waits for its end", () => {
  expect(waitingRound(proofOf({ outcome: null }))).toBe("secret-round");
  expect(recordOf(page(null, proofOf({ outcome: null })))).toBe("open");
});

test("nothing waits once the link is revealed", () => {
  const proof = proofOf({ link: "5e".repeat(32) });
  expect(waitingRound(proof)).toBeNull();
  expect(recordOf(page(2_000, proof))).toMatchObject({ kind: "round", carry: { hand: 7, used: 38 } });
});

test("a bet on facts is verified with what the house published of each, and with the results that are known", () => {
  const openedAt = "2026-01-01T00:00:00Z";
  const none = { version: 0, links: null, timed: null, openedAt, closedAt: null, corrections: [] };
  const proof: BetPage["proof"] = {
    seeding: "facts",
    resettlements: [],
    sales: [{ units: 400, value: 360, at: "2026-01-01T00:00:00Z", cashedOut: { one: null, two: null } }],
    facts: [
      { ...none, id: "one", phase: "known", state: { odds: 2_000 }, result: "heads", knownAt: "2026-01-01T00:00:01Z" },
      { ...none, id: "two", phase: "open", state: { odds: 3_000 }, result: null, knownAt: null },
    ],
  };
  const bet = sampleBetPage({ game: "coins", kind: "external", payout: 0 }, proof);
  expect(recordOf(bet)).toMatchObject({
    known: { one: "heads" },
    states: { one: { odds: 2_000 }, two: { odds: 3_000 } },
    stood: null,
    sales: [{ units: 400, value: 360, stood: { one: ["waiting", "begun", "known"], two: ["waiting"] } }],
  });
});
