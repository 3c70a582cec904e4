import { usePreference } from "@fairhouse/client/preferences.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { type Is, isListOf, isRecordOf, isText, isWhole } from "../../facts/facts.ts";
import { MAX_LEGS, type Sizes } from "../../rules/slip/lines.ts";
import { type LinkedSlip, type PickedLeg, slipOfLink } from "./slip-link.ts";
import { sizesFor } from "./slip-types.ts";

/** The slip that a player is filling in. */
export interface SlipDraft<Selection> {
  readonly legs: readonly PickedLeg<Selection>[];
  readonly sizes: Sizes;
  setSizes(sizes: Sizes): void;
  /** True if its player asks for a bet each way, which not all events take. */
  readonly eachWay: boolean;
  setEachWay(eachWay: boolean): void;
  /** Picks a selection. Picked again it is removed, and another one of the same event takes its place. */
  toggle(leg: PickedLeg<Selection>): void;
  remove(...events: readonly string[]): void;
  clear(): void;
  /** True if no further event can be picked. */
  readonly full: boolean;
}

/** Keeps the slip of a game on the device, so that it survives a reload. A link to a slip fills in all but its amount. */
export function useSlipDraft<Selection extends object>(game: string, isSelection: Is<Selection>): SlipDraft<Selection> {
  const isLeg = isRecordOf<PickedLeg<Selection>>({ event: isText, selection: isSelection, odds: isWhole });
  const [legs, setLegs] = usePreference(`${game}:slip`, [], isListOf(isLeg));
  const [chosen, setSizes] = usePreference<Sizes>(`${game}:sizes`, [1], isListOf(isWhole));
  const [linked] = useState(() => slipOfLink(location.href, isLeg));
  // It doubles the stake, so every slip asks for it itself.
  const [eachWay, setEachWay] = useState(linked?.eachWay ?? false);
  const take = useEffectEvent((its: LinkedSlip<Selection>) => {
    setSizes(its.sizes);
    setLegs(its.legs);
    // Taken once: a reload keeps what the player has made of it since.
    history.replaceState(history.state, "", location.pathname);
  });
  useEffect(() => {
    if (linked !== null) take(linked);
  }, [linked]);
  const kinds = sizesFor(legs.length);
  const sizes = kinds.find((kind) => same(kind, chosen)) ?? kinds[0] ?? [1];
  /** A slip of all legs together stays one when legs come and go. */
  const change = (next: readonly PickedLeg<Selection>[]) => {
    if (legs.length === 0 || same(sizes, [legs.length])) setSizes([Math.max(1, next.length)]);
    setLegs(next);
  };
  return {
    legs,
    sizes,
    setSizes,
    eachWay,
    setEachWay,
    toggle(leg) {
      const place = legs.findIndex(({ event }) => event === leg.event);
      const known = legs[place];
      if (known === undefined) {
        if (legs.length < MAX_LEGS) change([...legs, leg]);
      } else if (isSame(known.selection, leg.selection)) change(legs.toSpliced(place, 1));
      else setLegs(legs.with(place, leg));
    },
    remove: (...events) => change(legs.filter((leg) => !events.includes(leg.event))),
    clear: () => change([]),
    full: legs.length >= MAX_LEGS,
  };
}

function same(a: Sizes, b: Sizes): boolean {
  return a.length === b.length && a.every((size, place) => size === b[place]);
}

/** Compares two selections of one game, which one function makes of the same fields in the same order. */
export function isSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
