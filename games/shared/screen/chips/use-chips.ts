import { usePreference } from "@fairhouse/client/preferences.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useReducer, useState } from "react";
import { type Chip, totalOf } from "../../rules/chips.ts";
import { useAmountProblem, useLimits } from "../panel/use-amount.ts";
import { gameWords } from "../words/words.ts";
import { emptyLayout, type LayoutEvent, layoutReducer, scaled } from "./layout.ts";
import type { ClothOfLayouts } from "./saved-layouts.ts";
import { chipWords } from "./words/words.ts";

/** The rack's chips as multiples of the smallest bet. */
const CHIPS = [1, 5, 10, 50, 100] as const;
/** The smallest chip is this fraction of the smallest bet (`docs/rules/derivations.md`). */
const LEAST_CHIP_SHARE = 10;

const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) in CHIPS;

/** Provides a player's chips on a cloth, whatever game they are for. `onAct` is called on each act at the table. */
export function useChips(cloth: ClothOfLayouts, onAct: () => void) {
  const { game, most } = cloth;
  const words = chipWords.useWords();
  const shared = gameWords.useWords();
  const { money, whole } = useFormats();
  const currency = useCurrencyInPlay();
  const limits = useLimits(game);
  const problemOf = useAmountProblem(game);
  const [layout, change] = useReducer(layoutReducer, emptyLayout);
  const [lastBet, setLastBet] = useState<readonly Chip[]>([]);
  const [chipIndex, setChipIndex] = usePreference(`${game}:chip`, 0, isIndex);
  const [layoutsShown, showLayouts] = useState(false);
  /** The place of the cloth under pointer or focus. */
  const [pointed, point] = useState<string | null>(null);
  /** The message about the last act at the table: a chip that was placed, or why it was not. */
  const [said, setSaid] = useState<{ readonly text: string; readonly problem: boolean }>({ text: "", problem: false });

  const amounts = CHIPS.map((times) => times * limits.min);
  const total = totalOf(layout.chips);

  /** Returns why chips cannot be on the table together, in words. */
  const layoutProblem = (chips: readonly Chip[]): string | null => {
    if (chips.length > most) return words.tooManyPositions(whole(most));
    return totalOf(chips) > limits.max ? shared.aboveMax(money(limits.max, currency)) : null;
  };

  return {
    cloth,
    limits,
    chips: layout.chips,
    canUndo: layout.past.length > 0,
    total,
    amounts,
    chip: amounts[chipIndex] ?? limits.min,
    setChip: (amount: Money) => setChipIndex(Math.max(0, amounts.indexOf(amount))),
    said,
    /** Why these chips cannot be bet, in words. */
    chipsProblem: total === 0 ? words.placeChips : problemOf(total),
    lastBet,
    setLastBet,
    layoutsShown,
    showLayouts,
    pointed,
    point,
    layoutProblem,
    act(event: LayoutEvent) {
      const next = layoutReducer(layout, event).chips;
      const problem = layoutProblem(next);
      const added = totalOf(next) - total;
      const done = added < 0 ? words.removed : words.placed;
      const text = problem ?? done(money(Math.abs(added), currency), money(totalOf(next), currency));
      setSaid({ text, problem: problem !== null });
      if (problem !== null) return;
      onAct();
      sounds.chip();
      change(event);
    },
    /** Lays chips that the house already knows, without recording an act. */
    adopt: (chips: readonly Chip[]) => change({ type: "lay", chips }),
  };
}

export type Chips = ReturnType<typeof useChips>;

/** Returns what the player can do with their chips; while `asleep`, these acts do nothing. */
export function actsOf({ act: unguarded, chip, chips, total, limits, lastBet }: Chips, asleep: boolean) {
  const act = (event: LayoutEvent) => {
    if (!asleep) unguarded(event);
  };
  return {
    place: (on: string) => act({ type: "place", on, amount: chip }),
    /** Adds several chips at once to those on the table. */
    add: (added: readonly Chip[]) => act({ type: "add", chips: added }),
    remove: (on: string) => act({ type: "remove", on }),
    undo: () => act({ type: "undo" }),
    clear: () => act({ type: "clear" }),
    double: () => act({ type: "multiply", by: 2 }),
    halve: () => act({ type: "halve", least: Math.ceil(limits.min / LEAST_CHIP_SHARE) }),
    repeat: () => act({ type: "lay", chips: lastBet }),
    /** Replaces the chips on the table by another layout. */
    placeLayout: (laid: readonly Chip[]) => act({ type: "lay", chips: laid }),
    /** Scales the chips to another total. */
    rescale(amount: Money) {
      if (total > 0) act({ type: "lay", chips: scaled(chips, amount) });
    },
    /** Scales all chips proportionally, up to the largest bet. */
    fill() {
      const most = Math.min(limits.max, limits.balance ?? limits.max);
      if (total > 0 && most >= total) act({ type: "lay", chips: scaled(chips, most) });
    },
  };
}
