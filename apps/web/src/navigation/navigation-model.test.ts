import { someFlight } from "@fairhouse/games/samples.ts";
import { expect, test } from "vitest";
import { isCurrent, isExternal, type NavigationGroup, panelIn, visibleGroups } from "./navigation-model.ts";

const icon = () => null;
const groups: readonly NavigationGroup[] = [
  {
    id: "pages",
    heading: null,
    label: "Pages",
    items: [
      { path: "/home", title: "Home", icon },
      { path: "/profile", title: "Profile", icon, roles: ["player", "admin"] },
    ],
  },
  {
    id: "staff",
    heading: "Staff",
    label: "Staff",
    items: [
      {
        path: "/admin",
        title: "Administration",
        icon,
        children: [
          { path: "/admin/players", title: "Players", icon, roles: ["support", "admin"] },
          { path: "/admin/money", title: "Money", icon, roles: ["admin"] },
        ],
      },
    ],
  },
];

const pathsFor = (viewer: "guest" | "player" | "support" | "admin") =>
  visibleGroups(groups, viewer).flatMap((group) =>
    group.items.flatMap((item) => [item.path, ...(item.children ?? []).map((child) => child.path)]),
  );

test("an item with roles is visible to those roles only, and empty groups are dropped", () => {
  expect(pathsFor("guest")).toEqual(["/home"]);
  expect(visibleGroups(groups, "guest").map((group) => group.id)).toEqual(["pages"]);
  expect(pathsFor("player")).toEqual(["/home", "/profile"]);
  expect(pathsFor("support")).toEqual(["/home", "/admin", "/admin/players"]);
  expect(pathsFor("admin")).toEqual(["/home", "/profile", "/admin", "/admin/players", "/admin/money"]);
});

test("a path with http opens in a new tab, and no other", () => {
  expect(isExternal("https://example.com/x")).toBe(true);
  expect(isExternal("/home")).toBe(false);
});

test("a panel's path names its panel", () => {
  expect(panelIn("/home?panel=terms")).toBe("terms");
  expect(panelIn("/home")).toBeNull();
  expect(panelIn("/home?panel=nonsense")).toBeNull();
});

test("/game is the page of the first game", () => {
  expect(isCurrent("/game/mine", "/game")).toBe(true);
  expect(isCurrent(someFlight.entry.path, "/game")).toBe(false);
  expect(isCurrent(someFlight.entry.path, someFlight.entry.path)).toBe(true);
});

test("a trailing slash leads to the same place; other letters do not", () => {
  expect(isCurrent("/home", "/home/")).toBe(true);
  expect(isCurrent("/game/mine", "/game/")).toBe(true);
  expect(isCurrent("/home", "/")).toBe(false);
  expect(isCurrent("/home", "/Home")).toBe(false);
});
