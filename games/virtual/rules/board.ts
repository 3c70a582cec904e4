import type { Selection } from "../../shared/rules/football/selection.ts";
import type { Odds } from "../../shared/rules/slip/odds.ts";
import type { Means } from "./grid.ts";
import { type MarketId, oddsNow } from "./markets.ts";

export interface OfferedSelection {
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

const SCORES = [0, 1, 2, 3, 4].flatMap((home) => [0, 1, 2, 3, 4].map((away) => [home, away] as const));

/** Lists the markets of a match before kick-off, with the odds of what is offered. */
export function boardOf(means: Means): readonly OfferedMarket[] {
  const plain = PLAIN.map(([market, rows]) => ({
    market,
    rows: rows.map((selections) =>
      offered(
        means,
        selections.map((selection) => ({ market, selection })),
      ),
    ),
  }));
  const lined = [
    overUnder(means, "total", [2, 6, 10, 14, 18, 22]),
    handicaps(means),
    overUnder(means, "home-total", [2, 6, 10, 14]),
    overUnder(means, "away-total", [2, 6, 10, 14]),
    scoresOf(means),
  ];
  return [...plain, ...lined].map(({ market, rows }) => ({ market, rows: rows.filter((row) => row.length > 0) }));
}

/** Returns the odds of a market's selections; those that are not offered are missing. */
export function offered(means: Means, selections: readonly Selection[]): readonly OfferedSelection[] {
  return selections.flatMap((selection) => {
    const odds = oddsNow(means, selection);
    return odds === null ? [] : [{ selection, odds }];
  });
}

function overUnder(means: Means, market: MarketId, lines: readonly number[]): OfferedMarket {
  return {
    market,
    rows: lines
      .map((line) =>
        offered(
          means,
          ["over", "under"].map((selection) => ({ market, selection, line })),
        ),
      )
      .filter((row) => row.length === 2),
  };
}

const SHOWN_HANDICAPS = 7;
/** Quarter goals on both sides of the difference of the expected goals: where even chances lie. */
const NEAR = 6;

/** The handicaps nearest to an even chance, from the home side's lowest line to its highest. */
function handicaps(means: Means): OfferedMarket {
  const level = Math.round((means.away - means.home) / 250);
  const rows = Array.from({ length: 2 * NEAR + 1 }, (_, place) => level - NEAR + place)
    .map((line) =>
      offered(means, [
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
function scoresOf(means: Means): OfferedMarket {
  const rows = [1, 0, -1].map((sign) =>
    SCORES.filter(([home, away]) => Math.sign(home - away) === sign).map(([home, away]) => `${home}-${away}`),
  );
  return {
    market: "score",
    rows: rows.map((row) =>
      offered(
        means,
        row.map((selection) => ({ market: "score", selection })),
      ),
    ),
  };
}
