import { someHand } from "@fairhouse/games/samples.ts";
import { historyFilters } from "@fairhouse/protocol/statistics.ts";
import { expect, test } from "vitest";
import { askOf, filtersOf, isUnfiltered, startOf, withFilters } from "./filters.ts";

const NOW = Date.parse("2026-03-01T00:30:00Z");
const of = (query: string) => filtersOf(new URLSearchParams(query));
const asked = (query: string) => askOf(of(query), NOW).toString();

test("an address keeps its filters, and all other parameters", () => {
  const query = new URLSearchParams(`panel=profile&tab=bets&game=${someHand.id}&result=won&multiplier=10&period=week`);
  expect(withFilters(query, filtersOf(query)).toString()).toBe(query.toString());
  const cleared = withFilters(query, of(""));
  expect(cleared.toString()).toBe("panel=profile&tab=bets");
  expect([isUnfiltered(query), isUnfiltered(cleared)]).toEqual([false, true]);
});

test("invalid parameters of an address are not sent: the house would refuse them", () => {
  const nonsense = "result=lucky&multiplier=3&period=ever&from=2026-02-30x&to=yesterday";
  expect(asked(nonsense)).toBe("");
  expect(asked("from=2026-02-02&to=2026-02-01")).toBe("from=2026-02-02");
  expect(asked("from=2026-02-31&to=2026-02-29")).toBe("");
  for (const query of [
    `game=${someHand.id}&from=2026-01-01`,
    "period=year&result=open",
    "multiplier=1000&to=2026-01-01",
    nonsense,
  ]) {
    expect(historyFilters.safeParse(Object.fromEntries(askOf(of(query), NOW))).success, query).toBe(true);
  }
});

test("periods are whole UTC days that end today", () => {
  expect(startOf("today", NOW)).toBe("2026-03-01");
  expect(startOf("week", NOW)).toBe("2026-02-23");
  expect(startOf("month", NOW)).toBe("2026-01-31");
  expect(startOf("year", NOW)).toBe("2026-01-01");
  expect(asked("period=own&from=2026-01-05")).toBe("from=2026-01-05");
  // The days of a custom period are removed with it.
  expect(
    withFilters(new URLSearchParams("from=2026-01-05"), { ...of("from=2026-01-05"), period: "week" }).toString(),
  ).toBe("period=week");
});

test("the marks of a game's bets are filtered for that game only", () => {
  const query = new URLSearchParams("game=mines&mark=mines&least=3&most=5");
  expect(withFilters(query, filtersOf(query)).toString()).toBe(query.toString());
  expect(asked("game=mines&mark=mines&least=3&most=5")).toBe("game=mines&mark=mines&least=3&most=5");
  expect(asked("mark=mines&least=3")).toBe("");
  expect(asked("game=mines&least=3")).toBe("game=mines");
  expect(asked("game=mines&mark=mines&least=x&most=-1")).toBe("game=mines&mark=mines");
  for (const text of ["game=mines&mark=mines&least=3", "game=slide&mark=target&most=200&result=won"]) {
    expect(historyFilters.safeParse(Object.fromEntries(askOf(of(text), NOW))).success, text).toBe(true);
  }
});
