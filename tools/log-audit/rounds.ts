import { parsedBook } from "@fairhouse/fairness/recompute.ts";
import { mixedSeeds } from "@fairhouse/fairness/round.ts";
import { beginsRightly, looksBack, type RoundBefore } from "@fairhouse/fairness/round-before.ts";
import { readsBook, roundOutcome } from "@fairhouse/fairness/round-outcome.ts";
import { sameJson } from "@fairhouse/fairness/same-json.ts";
import { carryOfJson } from "@fairhouse/kernel/any-game.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import type { KnownRules } from "../verify/known-rules.ts";

/** A round that was played, as the log has it. */
export interface LoggedRound {
  readonly round: string;
  /** Table and number. */
  readonly name: string;
  /** Index of the entry that shows it. */
  readonly index: number;
  readonly outcome: unknown;
  /** The end of its chain, which was told before; null if this log does not say it. */
  readonly terminalHash: string | null;
  /** Place of its link in the chain. */
  readonly linkIndex: number;
  readonly link: string | null;
  /** The salt of its chain; null if this log does not say it. */
  readonly salt: string | null;
  /** The bets in its book, in the order of their tickets; null if some were placed before this log. */
  readonly bets: readonly string[] | null;
  /** The hash of the seeds that it mixes, which was told when its bets were closed; null if there is none in the log. */
  readonly mixed: string | null;
  /** The log had those of rounds before, so that it must have those of this one. */
  readonly tellsMixed: boolean;
}

/** A round as its page shows it, with everything else that it was made of: seeds, carry, the bets of a pot. */
export type RoundOnPage = Pick<RoundPage, "game" | "gameVersion" | "proof">;

/** Returns true if the page of the round before is needed to check this one. */
export function needsBefore({ game, gameVersion, proof }: RoundOnPage, rules: KnownRules): boolean {
  const known = rules(game, gameVersion);
  return known?.kind === "round" && proof.round > 1 && looksBack(known);
}

/**
 * Computes a round of the log again, with what its page shows besides. @param before the page of the round before; null
 * if it is not needed. @returns the rule that does not hold; null if all do.
 */
export function checkRound(
  logged: LoggedRound,
  page: RoundOnPage,
  before: RoundOnPage | null,
  rules: KnownRules,
): string | null {
  const { terminalHash, link, salt, index, seeds, book, carry, outcome } = page.proof;
  const said = { index: logged.linkIndex, link: logged.link, outcome: logged.outcome };
  const isOfChain = (logged.terminalHash ?? terminalHash) === terminalHash && (logged.salt ?? salt) === salt;
  if (link === null || !isOfChain || !sameJson({ index, link, outcome }, said)) {
    return "the page of a round shows what the log says";
  }
  const game = rules(page.game, page.gameVersion);
  if (game?.kind !== "round") return "the rules of a round are known here";
  const entries = parsedBook(game, book);
  if (entries === null) return "the bets of a pot are bets";
  const ids = book.map(({ id }) => id);
  if (readsBook(game) && logged.bets !== null && !sameJson(ids, logged.bets)) {
    return "a pot is made of the tickets that were placed";
  }
  const source = { link, salt, index, seeds: seeds.map(({ seed }) => seed) };
  if (!hasSeedsOf(logged, mixedSeeds(game.seeding, source.seeds))) return "a round mixes the seeds that were told";
  if (!sameJson(roundOutcome(game, source, carryOfJson(carry), entries).outcome, outcome)) {
    return "the outcome of a round follows from its link";
  }
  return !looksBack(game) || beginsRightly(game, page.proof, before && handing(before))
    ? null
    : "a round begins where the one before ended";
}

/** @param mixed the hash of the seeds on the page of a round; null if it mixes none. */
function hasSeedsOf(logged: LoggedRound, mixed: string | null): boolean {
  return logged.mixed === null ? mixed === null || !logged.tellsMixed : logged.mixed === mixed;
}

function handing({ gameVersion, proof }: RoundOnPage): RoundBefore {
  const { link, salt, index, seeds, voided } = proof;
  const source = link === null || voided ? null : { link, salt, index, seeds: seeds.map(({ seed }) => seed) };
  return { ...proof, version: gameVersion, source };
}
