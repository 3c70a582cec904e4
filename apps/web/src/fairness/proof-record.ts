import type { BetRecord as FairnessRecord } from "@fairhouse/fairness/recompute.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";

/** Why a bet cannot be verified now. */
export type Waiting = "open" | "hidden" | "secret-solo" | "secret-round" | "needs-book";

/** Why a round cannot be verified now; null when it can. */
export function waitingRound(proof: RoundPage["proof"]): Waiting | null {
  if (proof.link === null) return "secret-round";
  // Public pages carry neither the whole book nor what the round before handed over.
  return proof.seeding === "salted" ? null : "needs-book";
}

/** The bet as the fairness package reads it, or why it cannot be verified yet. Pure. */
export function recordOf({ bet, proof, moves }: BetPage): FairnessRecord | Waiting {
  if (bet.payout === null) return "open";
  if (proof.seeding === "hidden") return "hidden";
  const common = {
    game: bet.game,
    version: bet.gameVersion,
    bet: bet.bet,
    stake: bet.stake,
    payout: bet.payout,
  };
  if (proof.seeding === "solo") {
    if (proof.serverSeed === null) return "secret-solo";
    const source = {
      serverSeed: proof.serverSeed,
      commitment: proof.serverSeedHash,
      clientSeed: proof.clientSeed,
      nonce: proof.nonce,
    };
    return bet.kind === "hand"
      ? { ...common, kind: "hand", source, moves, outcome: bet.outcome }
      : { ...common, kind: "instant", source, outcome: bet.outcome };
  }
  const waiting = waitingRound(proof);
  if (waiting !== null || proof.link === null) return waiting ?? "secret-round";
  return {
    ...common,
    kind: "round",
    source: { link: proof.link, salt: proof.salt, index: proof.index, seeds: [] },
    carry: null,
    book: [],
    ticket: { id: bet.id, leftAt: bet.leftAt },
    outcome: proof.outcome,
    refunded: bet.refunded,
  };
}
