import type { BetRecord as FairnessRecord } from "@fairhouse/fairness/recompute.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";

/** Why a bet cannot be verified now. */
export type Waiting = "open" | "secret-solo" | "secret-round" | "needs-book";

/** The bet as the fairness package reads it, or why it cannot be verified yet. Pure. */
export function recordOf({ bet, proof, moves }: BetPage): FairnessRecord | Waiting {
  if (bet.payout === null) return "open";
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
  if (proof.link === null) return "secret-round";
  // The public page of a bet carries neither the book nor what the round before handed over.
  if (proof.seeding !== "salted") return "needs-book";
  return {
    ...common,
    kind: "round",
    source: { link: proof.link, salt: proof.salt, index: proof.index, seeds: [] },
    carry: null,
    book: [],
    ticket: { id: bet.id, sequence: 0, clientSeed: "", leftAt: bet.leftAt },
    outcome: proof.outcome,
    refunded: bet.refunded,
  };
}
