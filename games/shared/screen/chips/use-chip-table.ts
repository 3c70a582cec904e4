import { isBusy } from "@fairhouse/client/instant.ts";
import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import { usePreference } from "@fairhouse/client/preferences.ts";
import { useInstant } from "@fairhouse/client/use-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useReducer, useState } from "react";
import { type Chip, type ChipsBet, totalOf } from "../../rules/chips.ts";
import { useAmountProblem, useLimits } from "../use-amount.ts";
import { useAuto } from "../use-auto.ts";
import { useOverlay } from "../use-overlay.ts";
import { gameWords } from "../words/words.ts";
import { emptyLayout, type LayoutEvent, layoutReducer, scaled } from "./layout.ts";
import type { ClothOfLayouts } from "./saved-layouts.ts";
import { chipWords } from "./words/words.ts";

/** Chips of the rack as multiples of the smallest bet. */
const CHIPS = [1, 5, 10, 50, 100] as const;
/** A chip is at least a tenth of the smallest bet (`docs/rules/derivations.md`). */
const LEAST_CHIP_SHARE = 10;

const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) in CHIPS;

/** What every instant game on a cloth shows and does: its chips, its bet, and the last result until the chips are touched. */
export function useChipTable<Outcome>(cloth: ClothOfLayouts) {
  const { game, most } = cloth;
  const words = chipWords.useWords();
  const shared = gameWords.useWords();
  const { money, whole } = useFormats();
  const { instantBet } = useGameSettings();
  const limits = useLimits(game);
  const problemOf = useAmountProblem(game);
  const overlay = useOverlay();
  const { play, state } = useInstant<ChipsBet, Outcome>(game);
  const [layout, change] = useReducer(layoutReducer, emptyLayout);
  const [lastBet, setLastBet] = useState<readonly Chip[]>([]);
  const [chipIndex, setChipIndex] = usePreference(`${game}:chip`, 0, isIndex);
  const [layoutsShown, showLayouts] = useState(false);
  const [autoMode, setAutoMode] = useState(false);
  /** What was said about the last act at the table: a chip that was placed, or why it was not. */
  const [said, setSaid] = useState<{ readonly text: string; readonly problem: boolean }>({ text: "", problem: false });
  /** Chips of earlier bets stay on the cloth; acting on them ends the show of the last result. */
  const [touchedAfter, setTouchedAfter] = useState<string | null>(null);

  const amounts = CHIPS.map((times) => times * limits.min);
  const chip = amounts[chipIndex] ?? limits.min;
  const total = totalOf(layout.chips);
  const busy = isBusy(state);
  const settled = state.phase === "settled" ? state.result : null;

  const bet = (chips: readonly Chip[]) => {
    setLastBet(chips);
    setTouchedAfter(null);
    return play.place({ chips: chips.map((placed) => ({ ...placed })) }, totalOf(chips));
  };
  const auto = useAuto(game, (amount) => bet(scaled(layout.chips, amount)), {
    stake: { value: total, set: (amount) => total > 0 && act({ type: "lay", chips: scaled(layout.chips, amount) }) },
    setup: { chips: layout.chips },
  });
  const asleep = busy || auto.running;

  /** Why chips may not lie on the table together, in words. */
  const layoutProblem = (chips: readonly Chip[]): string | null => {
    if (chips.length > most) return words.tooManyPositions(whole(most));
    return totalOf(chips) > limits.max ? shared.aboveMax(money(limits.max)) : null;
  };

  const act = (event: LayoutEvent) => {
    if (asleep) return;
    const next = layoutReducer(layout, event).chips;
    const problem = layoutProblem(next);
    const text = problem ?? words.placed(money(Math.max(0, totalOf(next) - total)), money(totalOf(next)));
    setSaid({ text, problem: problem !== null });
    if (problem !== null) return;
    setTouchedAfter(settled?.id ?? null);
    sounds.chip();
    change(event);
  };

  return {
    cloth,
    state,
    busy,
    /** Nothing can be laid: a bet is on its way or being shown, or automatic bets run. */
    asleep,
    auto,
    autoMode,
    setAutoMode,
    overlay,
    recent: play.recent,
    instantBet,
    chips: layout.chips,
    canUndo: layout.past.length > 0,
    total,
    amounts,
    chip,
    setChip: (amount: Money) => setChipIndex(Math.max(0, amounts.indexOf(amount))),
    said,
    problem: total === 0 ? words.placeChips : problemOf(total),
    lastBet,
    layoutsShown,
    showLayouts,
    /** A result that the screen has yet to show. */
    revealing: state.phase === "revealing" ? state.result : null,
    /** The last result at rest. */
    settled,
    /** The same, until the chips are touched. */
    fresh: settled !== null && settled.id !== touchedAfter ? settled : null,
    place: (on: string) => act({ type: "place", on, amount: chip }),
    /** Several chips at once, on top of what lies there. */
    add: (chips: readonly Chip[]) => act({ type: "add", chips }),
    remove: (on: string) => act({ type: "remove", on }),
    undo: () => act({ type: "undo" }),
    clear: () => act({ type: "clear" }),
    double: () => act({ type: "multiply", by: 2 }),
    halve: () => act({ type: "halve", least: Math.ceil(limits.min / LEAST_CHIP_SHARE) }),
    repeat: () => act({ type: "lay", chips: lastBet }),
    layoutProblem,
    /** Another layout instead of what lies there. */
    placeLayout: (chips: readonly Chip[]) => act({ type: "lay", chips }),
    /** All chips in proportion, up to the largest bet. */
    fill() {
      const most = Math.min(limits.max, limits.balance ?? limits.max);
      if (total > 0 && most >= total) act({ type: "lay", chips: scaled(layout.chips, most) });
    },
    bet: () => void bet(layout.chips),
    startAuto: () => auto.start(total),
    /** The result has come to rest; `said` comes before the amounts: "Red 32". */
    rested(said: string) {
      if (state.phase !== "revealing") return;
      const { id, stake, payout } = state.result;
      overlay.show({ id, stake, payout, said });
      play.revealed();
    },
  };
}

/** A table of chips, whatever comes of its bets. */
export type ChipTable = Omit<ReturnType<typeof useChipTable<unknown>>, "recent">;
