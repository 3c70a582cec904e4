import { type HandPhase, isOpen, phaseOf } from "@fairhouse/client/hand.ts";
import { useGameSettings } from "@fairhouse/client/house.tsx";
import { usePreference } from "@fairhouse/client/preferences.ts";
import { useHand } from "@fairhouse/client/use-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Amount, useAmount } from "../../shared/screen/use-amount.ts";
import { type Auto, useAuto } from "../../shared/screen/use-auto.ts";
import { useOverlay } from "../../shared/screen/use-overlay.ts";
import type { MinesBet, MinesMove, MinesView } from "../rules/mines.ts";
import { MAX_MINES, MIN_MINES } from "../rules/multipliers.ts";
import type { Mood } from "./board-frame.tsx";
import { coveredTiles, facesOf, mostTiles, randomTiles, type Shown } from "./board-model.ts";
import { useShown } from "./use-shown.ts";
import { minesWords } from "./words/words.ts";

const isMines = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= MIN_MINES && Number(value) <= MAX_MINES;
const isTiles = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((tile) => Number.isInteger(tile) && tile >= 0 && tile < 25);
const isPick = (value: unknown): value is TilePick => value === "chosen" || value === "random";

/** Which tiles an automatic hand reveals. */
export type TilePick = "chosen" | "random";

/** The last hand, once its field lies open. */
export interface EndedHand {
  readonly stake: Money;
  readonly payout: Money;
}

const DEFAULT_MINES = 3;
const LOOK_MS = 650;

/** Everything that the mines screen shows and does. */
export function useMines() {
  const words = minesWords.useWords();
  const { instantBet } = useGameSettings();
  const amount: Amount = useAmount("mines");
  const [mines, setMines] = usePreference("mines:mines", DEFAULT_MINES, isMines);
  const [chosen, setChosen] = usePreference<readonly number[]>("mines:tiles", [], isTiles);
  const [pick, setPick] = usePreference<TilePick>("mines:pick", "chosen", isPick);
  const [count, setCount] = usePreference("mines:count", 3, isMines);
  const { play, state } = useHand<MinesBet, MinesMove, MinesView>("mines");
  const overlay = useOverlay();
  const [autoMode, setAutoMode] = useState(false);
  /** The hand that no longer lies on the board, because tiles are being chosen. */
  const [cleared, setCleared] = useState<string | null>(null);

  const { hand } = state;
  const phase: HandPhase = phaseOf(state);
  const open = isOpen(state);
  const view = hand?.view ?? null;

  const onStep = useEffectEvent((shown: Shown) => {
    if (view === null) return;
    // A tile turns, and what it hid sounds; at the end all the others turn.
    sounds.flip();
    if (shown.hit && !shown.field) sounds.burst();
    else if (shown.gems > 0 && !shown.field) sounds.reveal(shown.gems - 1);
  });
  const step = useCallback((shown: Shown) => onStep(shown), []);
  const shown = useShown(hand, instantBet, step);

  const most = mostTiles(mines);
  const playAuto = (stake: Money) => {
    const tiles = pick === "chosen" ? chosen : randomTiles(Math.min(count, most), Math.random);
    const moves: MinesMove[] = tiles.map((tile) => ({ reveal: tile }));
    // With the last gem the hand pays by itself.
    if (tiles.length < most) moves.push({ cashOut: true });
    return play.start({ amount: stake, mines }, stake, moves);
  };
  const auto: Auto = useAuto("mines", playAuto);

  // The end is shown when the whole field lies open.
  const ended = state.revealing && shown.handId === hand?.id && shown.field;
  const showEnd = useEffectEvent(() => {
    if (hand === null || hand.payout === null) return;
    const cashedOut = hand.payout > 0 && hand.view.hit === null;
    if (cashedOut) sounds.cashOut();
    overlay.show(
      {
        id: hand.id,
        stake: hand.stake,
        payout: hand.payout,
        hundredths: hand.view.multiplier ?? undefined,
        said: cashedOut ? undefined : words.mineHit,
      },
      !cashedOut,
    );
    // Between automatic hands there is a moment to see what lay where.
    setTimeout(() => play.revealed(), auto.running && !instantBet ? LOOK_MS : 0);
  });
  useEffect(() => {
    if (ended) showEnd();
  }, [ended]);

  const onBoard = hand !== null && hand.id === cleared && !open ? null : view;
  // What lay open is swept away for the next hand.
  const lying = onBoard?.closed === true;
  const lay = useRef(lying);
  useEffect(() => {
    if (lay.current && !lying) sounds.muck();
    lay.current = lying;
  }, [lying]);

  const waitingTiles = state.moves.flatMap((move) => ("reveal" in move ? [move.reveal] : []));
  const leaving = state.moves.some((move) => "cashOut" in move);
  const free = view !== null && open ? coveredTiles(view, waitingTiles) : [];
  const waiting = phase === "starting" || leaving;

  return {
    amount,
    mines,
    setMines(next: number) {
      setMines(next);
      setChosen(chosen.slice(0, mostTiles(next)));
    },
    chosen,
    toggleTile(tile: number) {
      setCleared(hand?.id ?? null);
      if (chosen.includes(tile)) setChosen(chosen.filter((other) => other !== tile));
      else if (chosen.length < most) setChosen([...chosen, tile]);
    },
    clearTiles: () => setChosen([]),
    pick,
    setPick,
    count: Math.min(count, most),
    setCount,
    most,
    autoMode,
    setAutoMode(next: boolean) {
      setAutoMode(next);
      setCleared(hand?.id ?? null);
    },
    auto,
    state,
    phase,
    open,
    view,
    ended: endedOf(phase === "starting" ? null : hand, shown),
    /** The first gem is needed before anything can be taken. */
    canCashOut: open && view !== null && view.cashOut !== null && !leaving,
    waiting,
    waitingTiles,
    free,
    faces: facesOf(onBoard, shown),
    exploded: shown.hit ? (view?.hit ?? null) : null,
    last: view?.revealed[shown.gems - 1] ?? null,
    mood: moodOf(onBoard, shown, open || phase === "starting" || autoMode),
    overlay,
    recent: play.recent,
    bet: () => void play.start({ amount: amount.value, mines }, amount.value),
    reveal(tile: number) {
      if (free.includes(tile) && !leaving) play.move({ reveal: tile });
    },
    revealRandom() {
      const tile = free[Math.floor(Math.random() * free.length)];
      if (tile !== undefined && !leaving) play.move({ reveal: tile });
    },
    cashOut: () => play.move({ cashOut: true }),
  };
}

function endedOf(
  hand: { readonly id: string; readonly stake: Money; readonly payout: Money | null } | null,
  shown: Shown,
): EndedHand | null {
  if (hand === null || hand.payout === null || shown.handId !== hand.id || !shown.field) return null;
  return { stake: hand.stake, payout: hand.payout };
}

/** Lost with the mine, won when the field lies open, idle before a bet. */
function moodOf(view: MinesView | null, shown: Shown, busy: boolean): Mood {
  if (view !== null && shown.hit) return "lost";
  if (view !== null && shown.field) return "won";
  return busy || view !== null ? "playing" : "idle";
}

export type MinesTable = ReturnType<typeof useMines>;
