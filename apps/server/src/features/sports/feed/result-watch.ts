import type { FeedScore, Score } from "./odds-feed.ts";

/** Two equal answers this far apart make a result: corrections of a final score come within minutes. */
const APART_MS = 600_000;
/** The third final score is one that nobody can rely on. */
const TOO_MANY_SCORES = 3;

/** A final score and since when the feed has told it without a change. */
interface FinalScore {
  readonly score: Score;
  readonly since: Date;
}

/** The newest answer that counted, by the feed's own time. */
interface Heard {
  readonly updatedAt: Date;
}

export interface WaitingForResult extends Heard {
  readonly kind: "wait";
  /** The newest score of play; null if none was told. */
  readonly inPlay: Score | null;
  /** Final scores in the order in which they were told; the last one stands. */
  readonly finals: readonly FinalScore[];
}

export interface KnownResult extends Heard {
  readonly kind: "known";
  readonly score: Score;
}

/** Why a trader has to look: a score contradicts earlier ones, or is not the one by which bets are settled. */
export const DOUBTS = [
  "unfinished-again",
  "third-final-score",
  "sides-reversed",
  "corrected",
  "finished-before-start",
  "other-sides",
  "played-too-late",
  "perhaps-extra-time",
] as const;
export type Doubt = (typeof DOUBTS)[number];

export interface AskTrader extends Heard {
  readonly kind: "ask";
  readonly why: Doubt;
  /** For the trader: earlier final scores, and the score that raised the doubt. */
  readonly scores: readonly Score[];
}

export type ResultWatch = WaitingForResult | KnownResult | AskTrader;

/**
 * Follows what a feed says about the score of an event, answer by answer.
 * @param before null at first. A result that is known goes to the trader if a later answer differs; what the trader has is
 * theirs, and no answer changes it.
 * @param now when the answer was received.
 * @param stranger why the answer may not be the score by which bets are settled; null if it may.
 */
export function watchResult(
  before: ResultWatch | null,
  answer: FeedScore,
  now: Date,
  stranger: Doubt | null = null,
): ResultWatch {
  // Answers may overtake each other, and one that is older than the newest says nothing.
  if (before?.kind === "ask" || (before !== null && answer.updatedAt < before.updatedAt)) return before;
  if (stranger !== null) return ask(stranger, answer, finalsOf(before));
  if (before?.kind === "known") return afterResult(before, answer);
  const waiting = before ?? { kind: "wait", updatedAt: answer.updatedAt, inPlay: null, finals: [] };
  const why = doubtOf(waiting, answer, now);
  if (why !== null) return ask(why, answer, finalsOf(waiting));
  if (!answer.finished) return { ...waiting, updatedAt: answer.updatedAt, inPlay: answer.score };
  return afterFinal(waiting, answer, now);
}

function afterResult(known: KnownResult, answer: FeedScore): KnownResult | AskTrader {
  const finals = finalsOf(known);
  if (!answer.finished) return ask("unfinished-again", answer, finals);
  return isSame(known.score, answer.score)
    ? { ...known, updatedAt: answer.updatedAt }
    : ask("corrected", answer, finals);
}

function doubtOf({ finals, inPlay }: WaitingForResult, answer: FeedScore, now: Date): Doubt | null {
  if (!answer.finished && finals.length > 0) return "unfinished-again";
  if (answer.finished && now < answer.startsAt) return "finished-before-start";
  const earlier = [...finals.map(({ score }) => score), ...(inPlay === null ? [] : [inPlay])];
  return earlier.some((score) => isReversed(score, answer.score)) ? "sides-reversed" : null;
}

function afterFinal(waiting: WaitingForResult, answer: FeedScore, now: Date): ResultWatch {
  const { updatedAt, score } = answer;
  const last = waiting.finals.at(-1);
  if (last === undefined || !isSame(last.score, score)) {
    const finals = [...waiting.finals, { score, since: now }];
    if (finals.length >= TOO_MANY_SCORES) return ask("third-final-score", answer, finalsOf(waiting));
    return { ...waiting, updatedAt, finals };
  }
  if (now.getTime() - last.since.getTime() >= APART_MS) return { kind: "known", score, updatedAt };
  return { ...waiting, updatedAt };
}

function ask(why: Doubt, { score, updatedAt }: FeedScore, finals: readonly Score[]): AskTrader {
  return { kind: "ask", why, updatedAt, scores: [...finals, score] };
}

/** Returns the final scores that a watch has heard, in their order. */
export function finalsOf(seen: ResultWatch | null): readonly Score[] {
  if (seen === null) return [];
  if (seen.kind === "known") return [seen.score];
  return seen.kind === "ask" ? seen.scores : seen.finals.map((final) => final.score);
}

function isSame([home, away]: Score, other: Score): boolean {
  return home === other[0] && away === other[1];
}

/** True for 2–1 after 1–2, which play cannot make of it: one side would have lost what it had. */
function isReversed([home, away]: Score, other: Score): boolean {
  return home !== away && home === other[1] && away === other[0];
}
