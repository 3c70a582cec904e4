import { type BetResult, betResult, type HistoryFilters, leastMultipliers } from "@fairhouse/protocol/statistics.ts";
import { filterNames } from "../../base/address/filter-names.ts";

export const periods = ["all", "today", "week", "month", "year", "own"] as const;
export type Period = (typeof periods)[number];

/** The filters of the history, as in its address. */
export interface Filters {
  readonly game: string | null;
  readonly currency: string | null;
  readonly result: BetResult | null;
  readonly multiplier: (typeof leastMultipliers)[number] | null;
  readonly period: Period;
  /** Both ends of a custom period, YYYY-MM-DD or empty; both included. */
  readonly from: string;
  readonly to: string;
  /** A number by which bets of the chosen game are told apart, with its smallest and largest value; null for any. */
  readonly mark: string | null;
  readonly least: number | null;
  readonly most: number | null;
}

const DAY_MS = 86_400_000;
const NAME = /^[\w-]{1,40}$/;
const WHOLE = /^\d{1,15}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns true for a day of the calendar; `Date.parse` takes the 31st of February for the 3rd of March. */
function isDay(text: string): boolean {
  const at = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Reads the filters of an address; invalid ones count as absent. */
export function filtersOf(query: URLSearchParams): Filters {
  const dayOf = (name: string) => {
    const day = query.get(name) ?? "";
    return isDay(day) ? day : "";
  };
  const [from, to] = [dayOf("from"), dayOf("to")];
  const period = oneOf(periods, query.get("period"));
  const game = query.get("game");
  const mark = query.get("mark") ?? "";
  const isMarked = game !== null && NAME.test(mark);
  const wholeOf = (name: string) => {
    const text = query.get(name) ?? "";
    return isMarked && WHOLE.test(text) ? Number(text) : null;
  };
  const orderly = from === "" || to === "" || from <= to;
  return {
    game,
    currency: query.get("currency"),
    result: oneOf(betResult.options, query.get("result")),
    multiplier: oneOf(leastMultipliers, query.get("multiplier")),
    period: period ?? (from === "" && to === "" ? "all" : "own"),
    from,
    to: orderly ? to : "",
    mark: isMarked ? mark : null,
    least: wholeOf("least"),
    most: wholeOf("most"),
  };
}

/** Returns the same address with other filters. */
export function withFilters(query: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of filterNames) {
    const value = filters[name];
    const idle = value === null || value === "" || value === "all" || (isEnd(name) && filters.period !== "own");
    if (idle) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

export function isUnfiltered(query: URLSearchParams): boolean {
  return filterNames.every((name) => !query.has(name));
}

/** Returns the query for the house; periods become UTC days. */
export function askOf(filters: Filters, now: number): URLSearchParams {
  const { game, currency, result, multiplier, mark, least, most } = filters;
  const asked = {
    ...(game !== null && { game }),
    ...(currency !== null && { currency }),
    ...(result !== null && { result }),
    ...(multiplier !== null && { multiplier }),
    ...(mark !== null && { mark }),
    ...(least !== null && { least: String(least) }),
    ...(most !== null && { most: String(most) }),
    ...(filters.period === "own" ? ends(filters.from, filters.to) : ends(startOf(filters.period, now), "")),
  } satisfies Partial<Record<keyof HistoryFilters, string>>;
  return new URLSearchParams(asked);
}

/** Returns the first UTC day of a period that ends today; empty for all time. */
export function startOf(period: Exclude<Period, "own">, now: number): string {
  const day = (ago: number) => new Date(now - ago * DAY_MS).toISOString().slice(0, 10);
  switch (period) {
    case "all":
      return "";
    case "today":
      return day(0);
    case "week":
      return day(6);
    case "month":
      return day(29);
    case "year":
      return `${day(0).slice(0, 4)}-01-01`;
  }
}

function ends(from: string, to: string) {
  return { ...(from !== "" && { from }), ...(to !== "" && { to }) };
}

function isEnd(name: string): boolean {
  return name === "from" || name === "to";
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}
