import { describe, expect, test } from "vitest";
import type { NavigationGroup } from "../navigation/navigation-model.ts";
import { find, piecesOf } from "./find.ts";

const icon = () => null;
const groups: readonly NavigationGroup[] = [
  { id: "pages", heading: null, label: "Pages", items: [{ path: "/home", title: "Home", icon }] },
  {
    id: "games",
    heading: "Games",
    label: "Games",
    items: [
      { path: "/game/mine", title: "Mine", icon, aliases: ["Minesweeper"] },
      { path: "/game/flower-Poker", title: "Flower Poker", icon },
      { path: "about", title: "About us", icon, children: [{ path: "/home?panel=terms", title: "Terms", icon }] },
    ],
  },
];
const found = (query: string) =>
  find(groups, query).map(({ id, items }) => [id, ...items.map(({ item }) => item.path)]);

describe("find", () => {
  test("matches the title and the path, whatever the case", () => {
    expect(found("MINE")).toEqual([["games", "/game/mine"]]);
    expect(found("flower-poker")).toEqual([["games", "/game/flower-Poker"]]);
    expect(found("home")).toEqual([
      ["pages", "/home"],
      ["games", "/home?panel=terms"],
    ]);
  });

  test("finds a place by its other names, and says by which", () => {
    expect(found("sweeper")).toEqual([["games", "/game/mine"]]);
    const aliasOf = (query: string) => find(groups, query)[0]?.items[0]?.alias;
    expect(aliasOf("sweeper")).toBe("Minesweeper");
    expect(aliasOf("mine")).toBeUndefined();
  });

  test("lists first what is named so, then what contains it, and other names last", () => {
    const sports: NavigationGroup = {
      id: "sports",
      heading: "Sports",
      label: "Sports",
      items: [
        { path: "/sports", title: "Football", icon, aliases: ["Brackenford"] },
        { path: "/sports/racing", title: "Virtual Racing", icon },
        { path: "/sports/events", title: "Events", icon, aliases: ["racing"] },
      ],
    };
    const crash: NavigationGroup = { ...sports, id: "games", items: [{ path: "/game/crash", title: "Crash", icon }] };
    const order = find([crash, sports], "ra").map(({ id, items }) => [id, ...items.map(({ item }) => item.path)]);
    expect(order).toEqual([
      ["sports", "/sports/racing", "/sports/events", "/sports"],
      ["games", "/game/crash"],
    ]);
  });

  test("drops groups without a match; an empty query finds every place, but no menu", () => {
    expect(found("xyz")).toEqual([]);
    expect(found("  ").flat()).toEqual([
      "pages",
      "/home",
      "games",
      "/game/mine",
      "/game/flower-Poker",
      "/home?panel=terms",
    ]);
  });
});

describe("piecesOf", () => {
  const marked = (text: string, query: string) =>
    piecesOf(text, query)
      .map((piece) => (piece.matches ? `[${piece.text}]` : piece.text))
      .join("");

  test("marks every match and keeps the text's own case", () => {
    expect(marked("Flower Poker", "po")).toBe("Flower [Po]ker");
    expect(marked("aXaxA", "a")).toBe("[a]X[a]x[A]");
    expect(marked("Mine", "mine")).toBe("[Mine]");
    expect(marked("كراش", "را")).toBe("ك[را]ش");
  });

  test("marks nothing without a query, or if letters change their length", () => {
    expect(marked("Mine", " ")).toBe("Mine");
    expect(marked("İstanbul", "stan")).toBe("İstanbul");
  });
});
