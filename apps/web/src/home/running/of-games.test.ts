import { expect, test } from "vitest";
import { inOrder, oneOfEachGame } from "./of-games.ts";
import type { Running } from "./use-running.ts";

const table = (name: string, changes: Partial<Running> = {}): Running => ({
  table: name,
  game: name.replace(/-.*/, ""),
  phase: "betting",
  closesAt: 1_000,
  multiplier: null,
  ticketCount: 0,
  ticketTotal: 0,
  ...changes,
});
const names = (tables: readonly Running[]) => oneOfEachGame(tables).map((one) => one.table);

test("games with the most bets come first, and the others keep their order", () => {
  expect(
    names([table("slide"), table("crash", { ticketCount: 2 }), table("pot"), table("card", { ticketCount: 5 })]),
  ).toEqual(["card", "crash", "slide", "pot"]);
});

test("an order once chosen stays when bets come in", () => {
  const later = oneOfEachGame([table("slide", { ticketCount: 9 }), table("crash")]);
  expect(inOrder(later, ["crash", "slide"]).map(({ game }) => game)).toEqual(["crash", "slide"]);
  expect(inOrder(later, null)).toEqual(later);
});

test("of a game's tables the one with the most bets is shown, or else the one that closes first", () => {
  const closing = [table("colour-10", { closesAt: 900 }), table("colour-1", { closesAt: 300 }), table("colour-3")];
  expect(names(closing)).toEqual(["colour-1"]);
  expect(names([...closing, table("colour-5", { closesAt: 5_000, ticketCount: 1 })])).toEqual(["colour-5"]);
});
