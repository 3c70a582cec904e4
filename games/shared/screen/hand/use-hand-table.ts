import type { PlayedBet } from "@fairhouse/client/auto-runner.ts";
import { phaseOf } from "@fairhouse/client/hand.ts";
import type { HandPlay } from "@fairhouse/client/hand-play.ts";
import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import { useHand } from "@fairhouse/client/use-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { GameId } from "../../../catalog.ts";
import { useAmount } from "../use-amount.ts";
import { useAuto } from "../use-auto.ts";
import { useOverlay } from "../use-overlay.ts";
import type { HandShow, ShownOf } from "./show.ts";
import { useShown } from "./use-shown.ts";

/** What every hand that can be cashed out tells of itself. */
interface CashOutView {
  readonly closed: boolean;
  /** Hundredths that it pays now, or paid. */
  readonly multiplier: number | null;
  /** What cashing out now returns; null when that is not possible. */
  readonly cashOut: Money | null;
}

interface CashOut {
  readonly cashOut: true;
}

/** The last hand, once its end was shown. */
export interface EndedHand {
  readonly stake: Money;
  readonly payout: Money;
}

export interface HandParts<Bet, Move, View, Shown extends ShownOf> {
  readonly show: HandShow<View, Shown>;
  /** Something came to light: its sound. */
  readonly onStep: (shown: Shown, view: View) => void;
  /** How a hand is lost, in words. */
  readonly lostText: string;
  /** Plays one automatic hand; resolves when it was shown to its end. */
  readonly playAuto: (play: HandPlay<Bet, Move, View>, stake: Money) => Promise<PlayedBet>;
}

/** Between automatic hands there is a moment to see how the last one ended. */
const LOOK_MS = 650;

/** Everything that the screens of games with a cash-out do alike: amount, hand, what is shown when, its end, auto mode. */
export function useHandTable<Bet, Move extends object, View extends CashOutView, Shown extends ShownOf>(
  game: GameId,
  { show, onStep, lostText, playAuto }: HandParts<Bet, Move | CashOut, View, Shown>,
) {
  const { instantBet } = useGameSettings();
  const amount = useAmount(game);
  const { play, state } = useHand<Bet, Move | CashOut, View>(game);
  const overlay = useOverlay();
  const [autoMode, setAutoMode] = useState(false);
  /** The hand that no longer lies on the table, because the next bet is being prepared. */
  const [cleared, setCleared] = useState<string | null>(null);
  const auto = useAuto(game, (stake) => playAuto(play, stake));

  const { hand } = state;
  const step = useEffectEvent((shown: Shown) => {
    if (hand !== null) onStep(shown, hand.view);
  });
  const shown = useShown(
    hand,
    show,
    instantBet,
    useCallback((next: Shown) => step(next), []),
  );
  const view = hand === null ? null : show.seen(hand.view, shown);
  const open = view !== null && !view.closed;
  const phase = phaseOf(state);

  const over = hand !== null && shown.handId === hand.id && show.isOver(shown);
  const showEnd = useEffectEvent(() => {
    if (hand === null || hand.payout === null) return;
    const paid = hand.payout > 0;
    if (paid) sounds.cashOut();
    overlay.show(
      {
        id: hand.id,
        stake: hand.stake,
        payout: hand.payout,
        hundredths: hand.view.multiplier ?? undefined,
        said: paid ? undefined : lostText,
      },
      paid,
    );
    setTimeout(() => play.revealed(), auto.running && !instantBet ? LOOK_MS : 0);
  });
  const ended = state.revealing && over;
  useEffect(() => {
    if (ended) showEnd();
  }, [ended]);

  const lying = hand !== null && hand.id === cleared && !open ? null : view;
  useMuck(lying?.closed === true);
  const leaving = state.moves.some((move) => "cashOut" in move);
  const last = phase === "starting" || !over ? null : hand;

  return {
    game,
    amount,
    play,
    state,
    phase,
    /** The hand as far as it was shown; the last one too. */
    view,
    /** The same, unless it was cleared away. */
    lying,
    shown,
    open,
    ended: last === null || last.payout === null ? null : { stake: last.stake, payout: last.payout },
    autoMode,
    setAutoMode(next: boolean) {
      setAutoMode(next);
      setCleared(hand?.id ?? null);
    },
    /** Takes a hand that is over from the table. */
    clear: () => setCleared(hand?.id ?? null),
    auto,
    canCashOut: open && view.cashOut !== null && !leaving,
    cashOut: () => play.move({ cashOut: true }),
    /** A cash-out is on its way. */
    leaving,
    /** A start or a cash-out is on its way. */
    waiting: phase === "starting" || leaving,
    overlay,
    recent: play.recent,
  };
}

/** What lay open is swept away for the next hand. */
function useMuck(lies: boolean): void {
  const lay = useRef(lies);
  useEffect(() => {
    if (lay.current && !lies) sounds.muck();
    lay.current = lies;
  }, [lies]);
}

/** What the shared parts of a hand's screen need to know of its table. */
export type HandTable = Pick<
  ReturnType<typeof useHandTable>,
  "amount" | "open" | "phase" | "ended" | "autoMode" | "setAutoMode" | "auto" | "canCashOut" | "cashOut" | "waiting"
> & {
  readonly view: { readonly cashOut: Money | null } | null;
  readonly state: { readonly slow: boolean; readonly error: unknown };
};
