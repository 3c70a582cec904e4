import { isOffered, type Odds, oddsOf, type Weights } from "../../shared/rules/slip/odds.ts";
import type { PricedPlace } from "../../shared/rules/slip/slip.ts";
import type { RaceState } from "./course.ts";
import { MOST_RUNNERS } from "./meeting.ts";
import { ALL, chancesOf } from "./order.ts";
import { PLACES } from "./race.ts";
import type { Arrival } from "./running.ts";

/** `win`; `place`: among the first three; `forecast`: the first two in their order. */
export const MARKETS = ["win", "place", "forecast"] as const;
export type Market = (typeof MARKETS)[number];

export interface RaceSelection {
  readonly market: Market;
  /** The number of a saddlecloth, from 1; of a forecast two of them, as in "4-7". */
  readonly selection: string;
}

type Weighted = Pick<RaceState, "weights">;

const NUMBERS = new Set(Array.from({ length: MOST_RUNNERS }, (_, place) => String(place + 1)));

/** True for a selection that a market has in some race. */
export function isSelection({ market, selection }: RaceSelection): boolean {
  const numbers = selection.split("-");
  const count = market === "forecast" ? 2 : 1;
  return numbers.length === count && new Set(numbers).size === count && numbers.every((number) => NUMBERS.has(number));
}

/** Returns the runners of a selection, by their places in the field. */
export function runnersOf({ selection }: Pick<RaceSelection, "selection">): readonly number[] {
  return selection.split("-").map((number) => Number(number) - 1);
}

/** Returns the weights of a selection's results in 2^−52; null if the race has no such runner. */
export function weightsOf({ weights }: Weighted, selection: RaceSelection): Weights | null {
  const [one = -1, other = -1] = runnersOf(selection);
  const { win, place, forecast } = chancesOf(weights);
  const won = { win: win[one], place: place[one], forecast: forecast[one]?.[other] }[selection.market];
  return won === undefined ? null : { won, push: 0n, lost: ALL - won };
}

/** Returns the odds of a selection; null if it is not offered. */
export function oddsNow(race: Weighted, selection: RaceSelection): Odds | null {
  const weights = isSelection(selection) ? weightsOf(race, selection) : null;
  const odds = weights && oddsOf(weights);
  return isOffered(odds) ? odds : null;
}

/** Returns the place of a win each way at its own odds; null if it is not offered. */
export function placeNow(race: Weighted, { market, selection }: RaceSelection): PricedPlace | null {
  const odds = market === "win" ? oddsNow(race, { market: "place", selection }) : null;
  return odds === null ? null : { places: PLACES, odds };
}

/** True if a selection is won by an order of arrival. */
export function isWon({ arrivals }: { readonly arrivals: readonly Arrival[] }, own: RaceSelection): boolean {
  const order = arrivals.map(({ runner }) => runner);
  const runners = runnersOf(own);
  if (own.market === "place") return order.slice(0, PLACES).includes(runners[0] ?? -1);
  return runners.every((runner, place) => order[place] === runner);
}
