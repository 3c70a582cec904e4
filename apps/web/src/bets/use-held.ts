import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { type FocusEvent, type PointerEvent, useState } from "react";
import { useLocation } from "react-router";
import { betOf } from "../base/address/bet-address.ts";

type Rows = readonly BetRecord[] | null;

/**
 * Holds the rows of a live list still while somebody points at one, has focused one by keyboard, or looks at a bet of
 * it. `waiting` counts arrivals since; spread `hold` on the element around the rows.
 */
export function useHeld(rows: Rows) {
  const [pointed, setPointed] = useState(false);
  const [reached, setReached] = useState(false);
  const looking = betOf(useLocation().search) !== null;
  const held = pointed || reached || looking;
  const [kept, setKept] = useState(rows);
  if (kept !== rows && (!held || kept === null)) setKept(rows);
  const shown = held && kept !== null ? kept : rows;
  return {
    rows: shown,
    waiting: shown === rows ? 0 : newIn(rows, shown),
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onPointerCancel: () => setPointed(false),
      // A pressed link keeps the focus, so the focus counts only if it came by keyboard.
      onFocus: ({ target }: FocusEvent) => setReached(target.matches(":focus-visible")),
      onBlur: () => setReached(false),
    } satisfies Record<string, (event: PointerEvent & FocusEvent) => void>,
  };
}

function newIn(rows: Rows, shown: Rows): number {
  const known = new Set(shown?.map(({ id }) => id));
  return (rows ?? []).filter(({ id }) => !known.has(id)).length;
}
