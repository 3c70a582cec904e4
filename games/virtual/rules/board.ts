import type { Selection } from "../../shared/rules/football/selection.ts";
import type { Odds } from "../../shared/rules/slip/odds.ts";
import { ALL_TICKS, weightBefore } from "./clock.ts";
import { scoreOf } from "./leg.ts";
import { type MarketId, oddsNow, type Priced } from "./markets.ts";

interface OfferedSelection {
  readonly selection: Selection;
  readonly odds: Odds;
}

/** A market as a match page shows it: rows of selections that belong together, a row for each line. */
export interface OfferedMarket {
  readonly market: MarketId;
  readonly rows: readonly (readonly OfferedSelection[])[];
}

/** Markets without lines, with the selections of each row. */
const PLAIN: readonly (readonly [MarketId, readonly (readonly string[])[]])[] = [
  ["result", [["home", "draw", "away"]]],
  ["double-chance", [["1X", "12", "X2"]]],
  ["draw-no-bet", [["home", "away"]]],
  ["result-2up", [["home", "away"]]],
  ["both-score", [["yes", "no"]]],
  ["next-goal", [["home", "none", "away"]]],
  ["odd-even", [["odd", "even"]]],
  ["half-time", [["home", "draw", "away"]]],
  ["half-full", ["home", "draw", "away"].map((half) => ["home", "draw", "away"].map((full) => `${half}/${full}`))],
];

/** Goals of one side that a listed score has more than were told. */
const MORE_GOALS = [0, 1, 2, 3, 4];
/** Quarter goals: 0.5, 1.5, … above the goals that were told. */
const LINES = [2, 6, 10, 14, 18, 22];
const LINES_OF_SIDE = LINES.slice(0, 4);

/** Lists the markets of a match, with the odds of what is offered now. */
export function boardOf(match: Priced): readonly OfferedMarket[] {
  const [home, away] = scoreOf(match) ?? [0, 0];
  const above = (goals: number, lines: readonly number[]) => lines.map((line) => QUARTERS * goals + line);
  const plain = PLAIN.map(([market, rows]) => ({
    market,
    rows: rows.map((selections) =>
      offered(
        match,
        selections.map((selection) => ({ market, selection })),
      ),
    ),
  }));
  const lined = [
    overUnder(match, "total", above(home + away, LINES)),
    handicaps(match),
    overUnder(match, "home-total", above(home, LINES_OF_SIDE)),
    overUnder(match, "away-total", above(away, LINES_OF_SIDE)),
    scoresOf(match),
  ];
  return [...plain, ...lined].map(({ market, rows }) => ({ market, rows: rows.filter((row) => row.length > 0) }));
}

/** Returns the odds of a market's selections; those that are not offered are missing. */
function offered(match: Priced, selections: readonly Selection[]): readonly OfferedSelection[] {
  return selections.flatMap((selection) => {
    const odds = oddsNow(match, selection);
    return odds === null ? [] : [{ selection, odds }];
  });
}

function overUnder(match: Priced, market: MarketId, lines: readonly number[]): OfferedMarket {
  return {
    market,
    rows: lines
      .map((line) =>
        offered(
          match,
          ["over", "under"].map((selection) => ({ market, selection, line })),
        ),
      )
      .filter((row) => row.length === 2),
  };
}

const QUARTERS = 4;
const SHOWN_HANDICAPS = 7;
/** Quarter goals on both sides of the difference of the expected goals: where even chances lie. */
const NEAR = 6;

/** The handicaps nearest to an even chance, from the home side's lowest line to its highest. */
function handicaps(match: Priced): OfferedMarket {
  const { means, inPlay } = match;
  const left = 1 - weightBefore(inPlay?.tick ?? 0) / ALL_TICKS;
  const level = Math.round(((means.away - means.home) * left) / 250);
  const rows = Array.from({ length: 2 * NEAR + 1 }, (_, place) => level - NEAR + place)
    .map((line) =>
      offered(match, [
        { market: "asian-handicap", selection: "home", line },
        // `+ 0` keeps the line 0 from becoming −0, which JSON does not tell apart.
        { market: "asian-handicap", selection: "away", line: -line + 0 },
      ]),
    )
    .filter((row) => row.length === 2);
  const near = rows.toSorted((a, b) => dearest(a) - dearest(b)).slice(0, SHOWN_HANDICAPS);
  return { market: "asian-handicap", rows: rows.filter((row) => near.includes(row)) };
}

function dearest(row: readonly OfferedSelection[]): number {
  return Math.max(...row.map(({ odds }) => odds));
}

/** Scores in three rows of home wins, draws and away wins. */
function scoresOf(match: Priced): OfferedMarket {
  const [told, toldAway] = scoreOf(match) ?? [0, 0];
  const scores = MORE_GOALS.flatMap((home) => MORE_GOALS.map((away) => [told + home, toldAway + away] as const));
  const rows = [1, 0, -1].map((sign) =>
    scores.filter(([home, away]) => Math.sign(home - away) === sign).map(([home, away]) => `${home}-${away}`),
  );
  return {
    market: "score",
    rows: rows.map((row) =>
      offered(
        match,
        row.map((selection) => ({ market: "score", selection })),
      ),
    ),
  };
}
