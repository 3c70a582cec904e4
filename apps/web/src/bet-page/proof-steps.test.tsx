import type { BetFact, BetProof } from "@fairhouse/protocol/play.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProofSteps } from "./proof-steps.tsx";

const at = "2026-11-28T12:00:00.000Z";
const saltFacts = { publishedAt: at, openedAt: null, announcement: null };

/** A match that a link of the league decides. */
function decidedBy(last: number): BetFact {
  const links = { table: "league-1", terminalHash: "ab".repeat(32), salt: "", saltFacts, first: last, last };
  return {
    id: crypto.randomUUID(),
    phase: "open",
    version: 0,
    state: {},
    result: null,
    links: { ...links, link: null },
    timed: null,
    openedAt: at,
    closedAt: null,
    knownAt: null,
    corrections: [],
  };
}

test("matches of one day share their link, which the proof of a slip names once", () => {
  const proof: BetProof = { seeding: "facts", facts: [4, 4, 7].map(decidedBy), resettlements: [], sales: [] };
  const text = renderToStaticMarkup(<ProofSteps proof={proof} />);
  expect(text.match(/>4</g)).toHaveLength(2);
  expect(text.match(/>7</g)).toHaveLength(2);
});
