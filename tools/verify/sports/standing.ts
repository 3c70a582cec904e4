import type { Score } from "@fairhouse/games/shared/rules/football/match-facts.ts";
import { type Selection, settleSelection } from "@fairhouse/games/shared/rules/football/selection.ts";
import { isSelection as isOfEvents } from "@fairhouse/games/sports/rules/markets.ts";
import { isSelection as isOfLeagues } from "@fairhouse/games/virtual/rules/markets.ts";
import type { Standing } from "@fairhouse/games/virtual/rules/prospects.ts";
import { z } from "zod";
import { score, tick } from "./shapes.ts";

/** The sides that led by two goals. */
export const touched = z.strictObject({ home: z.boolean(), away: z.boolean() });

/** The fields of a match where it stands. */
export const standingShape = {
  score,
  tick,
  /** The score at half-time, once it is over. */
  halfTime: score.optional(),
  touched: touched.optional(),
};

interface StandingFields {
  readonly score: Score;
  readonly tick: number;
  readonly halfTime?: Score | undefined;
  readonly touched?: Standing["ledByTwo"] | undefined;
}

/** Returns where a match stands. A lead of two now is one that was reached. */
export function standingOf({ score: now, tick: at, halfTime, touched: led }: StandingFields): Standing {
  const lead = now[0] - now[1];
  const ledByTwo = { home: led?.home === true || lead >= 2, away: led?.away === true || lead <= -2 };
  return { score: now, tick: at, halfTime: halfTime ?? null, ledByTwo };
}

const MATCH = { kind: "match", home: "", away: "" } as const;
const SOME_LINE = 2;

/**
 * Returns the selection. The rules see only selections that were checked when they were bet on, and would take an unknown
 * one for lost. @throws RangeError for a selection that football does not have.
 */
export function known(selection: Selection): Selection {
  if (selection.market === "builder") {
    const { parts = [] } = selection;
    if (parts.length === 0) throw new RangeError("a builder needs its parts");
    parts.forEach(known);
    return selection;
  }
  // An unknown market is named here.
  settleSelection(
    selection,
    { score: [0, 0], halfTime: null, ledByTwo: { home: false, away: false } },
    { score: [0, 0], nextGoal: null },
  );
  if (exists(selection)) return selection;
  const { market, selection: name, line } = selection;
  if (line === undefined && exists({ ...selection, line: SOME_LINE })) throw new RangeError(`${market} needs a line`);
  if (line !== undefined && exists({ market, selection: name })) throw new RangeError(`${market} has no line`);
  throw new RangeError(`${market} has no selection ${name}${line === undefined ? "" : ` ${line}`}`);
}

function exists(selection: Selection): boolean {
  return isOfEvents(selection, MATCH) || isOfLeagues(selection);
}
