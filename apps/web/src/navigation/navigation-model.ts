import type { Role } from "@fairhouse/protocol/account.ts";
import type { ComponentType } from "react";
import { type Panel, panelOf } from "../base/address/panels.ts";

/** The role that sees a navigation: a visitor is a guest. The server protects the targets of hidden links. */
export type Viewer = Role | "guest";

/** A place in the navigation, with the specification's fields. */
export interface NavigationItem {
  /** Opens in a new tab if it contains `http`. */
  readonly path: string;
  readonly title: string;
  readonly icon: ComponentType<{ readonly className?: string }>;
  /** Nested places: a menu that opens on click in the vertical layout, on hover in the mini one. */
  readonly children?: readonly NavigationItem[];
  /** Reason why the place is closed at the moment; it stays visible and reachable by keyboard. */
  readonly disabled?: string | undefined;
  /** Other words by which search finds it. */
  readonly aliases?: readonly string[];
  /** A second line. */
  readonly caption?: string;
  /** A figure after the title. */
  readonly info?: number;
  /** Roles that see it; everybody if absent. */
  readonly roles?: readonly Viewer[];
}

export interface NavigationGroup {
  readonly id: string;
  /** Shown above the group, which can then be folded. */
  readonly heading: string | null;
  /** Name of the group in search. */
  readonly label: string;
  readonly items: readonly NavigationItem[];
}

/** Returns what a viewer may see: drops items for other roles, and menus and groups that become empty. */
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

/** Applies the specification's test: a path with http opens in a new tab. */
export function isExternal(path: string): boolean {
  return path.includes("http");
}

/** Returns the panel that a path of the navigation opens over the page, as `/home?panel=terms` does. */
export function panelIn(path: string): Panel | null {
  return path.startsWith("/home?") ? panelOf(path.slice("/home".length)) : null;
}

/** Returns true if an item's page is open; `/home/` is the page of `/home`. */
export function isCurrent(path: string, pathname: string): boolean {
  const open = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  return path === open || (path === "/game/mine" && open === "/game");
}
