import { correctedResults } from "@fairhouse/fairness/corrected-end.ts";
import type { VerifiableBet } from "@fairhouse/fairness/recompute.ts";
import type { RoundSource } from "@fairhouse/fairness/round.ts";
import { stoodThen, type TimesOfFact, toldThen } from "@fairhouse/fairness/stood-then.ts";
import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { BetFact, BetPage } from "@fairhouse/protocol/play.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";

/** Reasons why a bet cannot be verified now. */
export type Waiting =
  | "open"
  | "hidden"
  | "secret-solo"
  | "secret-round"
  | "secret-shoe"
  | "secret-facts"
  | "given-back";

/** Returns why a round cannot be verified now; null if it can. */
export function waitingRound(proof: RoundPage["proof"]): Waiting | null {
  if (proof.link !== null) return null;
  // Over and shown, but the link is still secret because later rounds are played from it too.
  return proof.outcome === null ? "secret-round" : "secret-shoe";
}

/** Returns the source of a round's chance; null while its link is secret. */
export function sourceOf({ link, salt, index, seeds }: RoundPage["proof"]): RoundSource | null {
  return link === null ? null : { link, salt, index, seeds: seeds.map(({ seed }) => seed) };
}

function timesOf({ id, timed, knownAt }: BetFact): TimesOfFact {
  return { id, begunAt: timed?.begunAt ?? null, knownAt };
}

/** Returns the bet as the fairness package reads it, or why it cannot be verified yet. Pure. */
export function recordOf({ bet, proof, moves }: BetPage): VerifiableBet | Waiting {
  if (bet.payout === null) return "open";
  if (proof.seeding === "hidden") return "hidden";
  // Its stake was given back before its end, so there is nothing to compute. Records of tickets state refunds
  // themselves.
  if (isGivenBack(bet) && bet.kind === "hand") return "given-back";
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
  if (proof.seeding === "facts") {
    const known = proof.facts.flatMap(({ id, knownAt, result }) => (knownAt === null ? [] : [[id, result] as const]));
    const states = Object.fromEntries(proof.facts.map(({ id, state }) => [id, state]));
    const told = correctedResults(proof.facts);
    const times = proof.facts.map(timesOf);
    const sold = (at: string) => ({ stood: stoodThen(times, at), toldThen: toldThen(proof.facts, at) });
    return {
      ...common,
      kind: "external",
      known: Object.fromEntries(known),
      ...(told === undefined ? {} : { told }),
      states,
      outcome: bet.outcome,
      ...(bet.ended === "cashed_out" ? sold(bet.settledAt ?? "") : { stood: null }),
      sales: proof.sales.map(({ at, ...sale }) => ({ ...sale, ...sold(at) })),
    };
  }
  const source = sourceOf(proof);
  if (source === null) return waitingRound(proof) ?? "secret-round";
  return {
    ...common,
    kind: "round",
    source,
    carry: proof.carry,
    book: proof.book,
    ticket: { id: bet.id, leftAt: bet.leftAt },
    outcome: proof.outcome,
    refunded: isGivenBack(bet),
  };
}
