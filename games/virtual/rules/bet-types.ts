import { ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "../../shared/rules/bet-types.ts";
import type { Selection } from "../../shared/rules/football/selection.ts";
import { multiplierOf } from "../../shared/rules/slip/odds.ts";
import { AVERAGE } from "./average.ts";
import { oddsNow, weightsOf } from "./markets.ts";

const SELECTIONS: readonly (readonly [name: string, selection: Selection])[] = [
  ["home win", { market: "result", selection: "home" }],
  ["draw", { market: "result", selection: "draw" }],
  ["away win", { market: "result", selection: "away" }],
  ["over 2.5 goals", { market: "total", selection: "over", line: 10 }],
  ["home -1", { market: "asian-handicap", selection: "home", line: -4 }],
  ["score 1-0", { market: "score", selection: "1-0" }],
];

/** Single bets on a match between average teams. */
export const betTypes: readonly (BetType & { readonly selection: Selection })[] = SELECTIONS.map(
  ([name, selection]) => {
    const { won, push, lost } = weightsOf(AVERAGE, selection);
    const all = won + push + lost;
    const odds = oddsNow(AVERAGE, selection) ?? 0;
    const back = push === 0n ? [] : [{ chance: ratio(push, all), returns: ratio(1) }];
    return {
      name: `average teams: ${name}`,
      selection,
      bet: { legs: [{ event: "00000000-0000-4000-8000-000000000001", ...selection, odds, match: AVERAGE }] },
      prizes: [{ chance: ratio(won, all), returns: multiplierOf(odds) }, ...back],
    };
  },
);
