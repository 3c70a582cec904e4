import { isBusy } from "@fairhouse/client/instant.ts";
import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import { usePreference } from "@fairhouse/client/preferences.ts";
import { useInstant } from "@fairhouse/client/use-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useReducer, useState } from "react";
import { useAmountProblem, useLimits } from "../../shared/screen/use-amount.ts";
import { useAuto } from "../../shared/screen/use-auto.ts";
import { useOverlay } from "../../shared/screen/use-overlay.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { MAX_CHIPS } from "../rules/limits.ts";
import type { RouletteBet, RouletteOutcome } from "../rules/roulette.ts";
import { emptyLayout, layoutReducer, type PlacedChips, scaled, totalOf } from "./layout.ts";
import { colourOf } from "./pocket-tone.ts";
import { type CallBet, callBet, MOST_NEIGHBOURS, neighbourBet } from "./racetrack.ts";
import { useLastSpins } from "./use-last-spins.ts";
import { rouletteWords } from "./words/words.ts";

/** Chips of the rack as multiples of the smallest bet. */
const CHIPS = [1, 5, 10, 50, 100] as const;
/** A chip is at least a tenth of the smallest bet (`docs/rules/derivations.md`). */
const LEAST_CHIP_SHARE = 10;

/** Neighbours on each side of a number of the racetrack, until the player chooses. */
const USUAL_REACH = 2;

export type TableView = "cloth" | "track";
/** What is open over the table. */
export type TableSheet = "heat" | "layouts";

const isView = (value: unknown): value is TableView => value === "cloth" || value === "track";
const isReach = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_NEIGHBOURS;
const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) in CHIPS;

/** Everything that the roulette screen shows and does. */
export function useRoulette() {
  const words = rouletteWords.useWords();
  const shared = gameWords.useWords();
  const { money, whole } = useFormats();
  const { instantBet } = useGameSettings();
  const limits = useLimits("roulette");
  const problemOf = useAmountProblem("roulette");
  const overlay = useOverlay();
  const { play, state } = useInstant<RouletteBet, RouletteOutcome>("roulette");
  const [layout, change] = useReducer(layoutReducer, emptyLayout);
  const [lastBet, setLastBet] = useState<readonly PlacedChips[]>([]);
  const [chipIndex, setChipIndex] = usePreference("roulette:chip", 0, isIndex);
  const [view, setView] = usePreference<TableView>("roulette:view", "cloth", isView);
  const [reach, setReach] = usePreference("roulette:neighbours", USUAL_REACH, isReach);
  const [sheet, open] = useState<TableSheet | null>(null);
  const [autoMode, setAutoMode] = useState(false);
  /** The place of the cloth under pointer or focus. */
  const [pointed, point] = useState<string | null>(null);
  /** What was said about the last act at the table: a chip that was placed, or why it was not. */
  const [said, setSaid] = useState<{ readonly text: string; readonly problem: boolean }>({ text: "", problem: false });
  /** Chips of earlier spins stay on the cloth; acting on them ends the show of the last result. */
  const [touchedAfter, setTouchedAfter] = useState<string | null>(null);

  const amounts = CHIPS.map((times) => times * limits.min);
  const chip = amounts[chipIndex] ?? limits.min;
  const total = totalOf(layout.chips);
  const busy = isBusy(state);
  const result = state.phase === "revealing" || state.phase === "settled" ? state.result : null;

  const bet = (chips: readonly PlacedChips[]) => {
    setLastBet(chips);
    setTouchedAfter(null);
    return play.place({ chips: chips.map((placed) => ({ ...placed })) }, totalOf(chips));
  };
  const drawnBefore = useLastSpins(play.recent, state.phase === "revealing" ? state.result.id : null);
  const auto = useAuto("roulette", (amount: Money) => bet(scaled(layout.chips, amount)));

  /** Why chips may not lie on the table together, in words. */
  const layoutProblem = (chips: readonly PlacedChips[]): string | null => {
    if (chips.length > MAX_CHIPS) return words.tooManyPositions(whole(MAX_CHIPS));
    return totalOf(chips) > limits.max ? shared.aboveMax(money(limits.max)) : null;
  };

  function touch(next: readonly PlacedChips[], act: () => void, text: string) {
    if (busy || auto.running) return;
    const problem = layoutProblem(next);
    setSaid({ text: problem ?? text, problem: problem !== null });
    if (problem !== null) return;
    setTouchedAfter(result?.id ?? null);
    sounds.chip();
    act();
  }

  const lay = (event: Parameters<typeof change>[0]) => {
    const next = layoutReducer(layout, event).chips;
    touch(next, () => change(event), words.placed(money(Math.max(0, totalOf(next) - total)), money(totalOf(next))));
  };

  return {
    state,
    busy,
    auto,
    autoMode,
    setAutoMode,
    overlay,
    recent: play.recent,
    drawnBefore,
    view,
    setView,
    reach,
    setReach,
    sheet,
    open,
    chips: layout.chips,
    pointed,
    point,
    canUndo: layout.past.length > 0,
    total,
    amounts,
    chip,
    setChip: (amount: Money) => setChipIndex(Math.max(0, amounts.indexOf(amount))),
    said,
    problem: total === 0 ? words.placeChips : problemOf(total),
    lastBet,
    /** A drawn pocket that the wheel has yet to show. */
    spin: state.phase === "revealing" ? { id: state.result.id, pocket: state.result.outcome.pocket } : null,
    /** The pocket of the last spin at rest. */
    shows: state.phase === "settled" ? state.result.outcome.pocket : null,
    drawn: state.phase === "settled" && touchedAfter !== state.result.id ? state.result.outcome.pocket : null,
    instantBet,
    place: (on: string) => lay({ type: "place", on, amount: chip }),
    placeNeighbours: (pocket: number) => lay({ type: "add", chips: neighbourBet(pocket, reach, chip) }),
    placeCall: (call: CallBet) => lay({ type: "add", chips: callBet(call, chip) }),
    layoutProblem,
    /** Another layout instead of what lies there. */
    placeLayout: (chips: readonly PlacedChips[]) => lay({ type: "lay", chips }),
    remove: (on: string) => lay({ type: "remove", on }),
    undo: () => lay({ type: "undo" }),
    clear: () => lay({ type: "clear" }),
    double: () => lay({ type: "multiply", by: 2 }),
    halve: () => lay({ type: "halve", least: Math.ceil(limits.min / LEAST_CHIP_SHARE) }),
    repeat: () => lay({ type: "lay", chips: lastBet }),
    /** All chips in proportion, up to the largest bet. */
    fill() {
      const most = Math.min(limits.max, limits.balance ?? limits.max);
      if (total > 0 && most >= total) lay({ type: "lay", chips: scaled(layout.chips, most) });
    },
    bet: () => void bet(layout.chips),
    startAuto: () => auto.start(total),
    /** The ball lies still. */
    rested() {
      if (state.phase !== "revealing") return;
      const { id, stake, payout, outcome } = state.result;
      const said = words.result(words[colourOf(outcome.pocket)], whole(outcome.pocket));
      overlay.show({ id, stake, payout, said });
      play.revealed();
    },
  };
}

export type RouletteTable = ReturnType<typeof useRoulette>;
