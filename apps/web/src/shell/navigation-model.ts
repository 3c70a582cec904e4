import type { Role } from "@fairhouse/protocol/account.ts";
import type { ComponentType } from "react";
import { type Panel, panelOf } from "../panels/panels.ts";

/** Whose navigation it is: a visitor is a guest. The server protects what a hidden link leads to. */
export type Viewer = Role | "guest";

/** One place that the navigation leads to, by the specification's fields. */
export interface NavigationItem {
  /** With `http` in it, it opens in a new tab. */
  readonly path: string;
  readonly title: string;
  readonly icon: ComponentType<{ readonly className?: string }>;
  /** Nested places: a menu that opens on click in the vertical layout, on hover in the mini one. */
  readonly children?: readonly NavigationItem[];
  /** Why the place is closed at the moment; it stays in sight and in reach of the keyboard. */
  readonly disabled?: string | undefined;
  /** Other words that search finds it by. */
  readonly aliases?: readonly string[];
  /** A second line. */
  readonly caption?: string;
  /** A figure behind the title. */
  readonly info?: number;
  /** Who sees it; everybody when there are none. */
  readonly roles?: readonly Viewer[];
}

export interface NavigationGroup {
  readonly id: string;
  /** Shown above the group, which can be folded then. */
  readonly heading: string | null;
  /** What search calls the group. */
  readonly label: string;
  readonly items: readonly NavigationItem[];
}

/** What a viewer may see: items for other roles go, and menus and groups that are left empty with them. */
export function visibleGroups(groups: readonly NavigationGroup[], viewer: Viewer): readonly NavigationGroup[] {
  return groups
    .map((group) => ({ ...group, items: visibleItems(group.items, viewer) }))
    .filter((group) => group.items.length > 0);
}

function visibleItems(items: readonly NavigationItem[], viewer: Viewer): readonly NavigationItem[] {
  return items
    .filter((item) => item.roles === undefined || item.roles.includes(viewer))
    .map((item) => (item.children === undefined ? item : { ...item, children: visibleItems(item.children, viewer) }))
    .filter((item) => item.children === undefined || item.children.length > 0);
}

/** The specification's test: a path with http opens in a new tab. */
export function isExternal(path: string): boolean {
  return path.includes("http");
}

/** The panel that a path of the navigation opens over the page, as `/home?panel=terms` does. */
export function panelIn(path: string): Panel | null {
  return path.startsWith("/home?") ? panelOf(path.slice("/home".length)) : null;
}

/** Whether the page of an item is the one that is open; `/home/` is the page of `/home`. */
export function isCurrent(path: string, pathname: string): boolean {
  const open = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  return path === open || (path === "/game/mine" && open === "/game");
}
