import type { PlaceTerms } from "@fairhouse/games/shared/rules/slip/slip.ts";
import type { Points, PricedMarket } from "@fairhouse/games/sports/rules/event.ts";
import { odds as oddsSchema, placeTerms } from "@fairhouse/games/sports/rules/event-schema.ts";
import { isDay } from "../../../acts/arguments.ts";
import { AdminRefusal } from "../../../acts/authority.ts";
import { quartersOf, thousandthsOf } from "../decimal.ts";

/**
 * Reads a market as a trader types it: `total:2.5=over:1.95,under:1.9`. Odds are decimal with at most three places, lines
 * multiples of a quarter; the line of a handicap is that of the home side.
 * @throws AdminRefusal for any other text.
 */
export function marketOfText(text: string): PricedMarket {
  const [name = "", selections, ...more] = text.split("=");
  if (selections === undefined || more.length > 0)
    throw new AdminRefusal(`${text} is no market; one is result=home:2.1,draw:3.4,away:3.2`);
  const odds = selections.split(",").map((pair): readonly [string, number] => {
    const at = pair.lastIndexOf(":");
    return [pair.slice(0, at), oddsOfText(pair.slice(at + 1))];
  });
  const names = odds.map(([selection]) => selection);
  if (names.includes("") || new Set(names).size < names.length) {
    throw new AdminRefusal(`${text} must name each selection once, with its odds`);
  }
  return { ...marketNameOfText(name), odds: Object.fromEntries(odds) };
}

/** Reads the name of a market, with its line if it has one: `total:2.5`. @throws AdminRefusal */
export function marketNameOfText(text: string): Pick<PricedMarket, "market" | "line"> {
  const [market = "", line, ...more] = text.split(":");
  if (market === "" || more.length > 0) throw new AdminRefusal(`${text} is no market; one is result, or total:2.5`);
  return line === undefined ? { market } : { market, line: lineOfText(line) };
}

/** Returns decimal odds in thousandths. @throws AdminRefusal */
export function oddsOfText(text: string): number {
  // A trader who types more places means other odds than would be offered.
  const odds = oddsSchema.safeParse(/\.\d{4}/.test(text) ? null : thousandthsOf(text));
  if (!odds.success) throw new AdminRefusal(`${text} are no odds: they lie between 1.010 and 500`);
  return odds.data;
}

/** Reads the terms of bets each way as they are typed, places and part: `each-way:3:1/4`. Null for another word. @throws AdminRefusal */
export function placeOfText(text: string): PlaceTerms | null {
  if (!text.startsWith("each-way:")) return null;
  const [, places, part] = /^each-way:(\d{1,2}):1\/(\d{1,2})$/.exec(text) ?? [];
  const terms = placeTerms.safeParse({ places: Number(places), part: Number(part) });
  if (!terms.success) throw new AdminRefusal(`${text} are no terms: each-way:3:1/4 pays three places at a quarter`);
  return terms.data;
}

/** Reads a score, home side first. @throws AdminRefusal */
export function pointsOf(text: string): Points {
  const [, home, away] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  if (home === undefined || away === undefined) throw new AdminRefusal(`${text} is no score; one is 2-1`);
  return [Number(home), Number(away)];
}

function lineOfText(text: string): number {
  const quarters = quartersOf(text.replace(/^\+/, ""));
  if (quarters === null) throw new AdminRefusal(`${text} is no line: it is a multiple of 0.25`);
  return quarters;
}

/** Returns a start as a text of ISO 8601. @throws AdminRefusal for a text without a time zone. */
export function startOfText(text: string): string {
  const date = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text) ? new Date(text) : null;
  if (date === null || Number.isNaN(date.getTime()) || !isDay(text)) {
    throw new AdminRefusal(`${text} is no start; one is 2027-01-31T15:00Z`);
  }
  return date.toISOString();
}
