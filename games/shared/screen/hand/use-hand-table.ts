import type { PlayResult } from "@fairhouse/client/auto/auto-runner.ts";
import { phaseOf } from "@fairhouse/client/hand/hand.ts";
import type { HandPlay } from "@fairhouse/client/hand/hand-play.ts";
import type { RecentBets } from "@fairhouse/client/recent-bets.ts";
import { useHand } from "@fairhouse/client/use-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { paced } from "@fairhouse/ui/motion/pace.ts";
import { useReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { GameId } from "../../../catalog.ts";
import { useOverlay } from "../page/use-overlay.ts";
import { useAmount } from "../panel/use-amount.ts";
import { type AutoParts, useAuto } from "../panel/use-auto.ts";
import { usePace } from "../use-pace.ts";
import type { HandShow, ShownOf } from "./show.ts";
import { useShown } from "./use-shown.ts";

/** The common part of all hands. */
export interface AnyHandView {
  readonly bet: { readonly amount: Money };
  readonly closed: boolean;
}

/** The last hand, once its end has been shown. */
export interface EndedHand {
  readonly stake: Money;
  readonly payout: Money;
}

/** The presentation of a hand's end, besides its amounts. */
interface HandEnd {
  /** Text before the amounts. */
  readonly said?: string | undefined;
  /** Payout divided by stake, if the game knows it more exactly than the division. */
  readonly hundredths?: number | undefined;
  /** Replaces the sound of wins and losses. */
  readonly sound?: (() => void) | undefined;
}

export interface HandParts<Bet, Move, View, Shown extends ShownOf, Setup extends object>
  extends Pick<AutoParts<Setup>, "setup" | "options"> {
  readonly show: HandShow<View, Shown>;
  /** Called for each step shown, to play its sound. */
  readonly onStep: (shown: Shown, view: View) => void;
  readonly endOf: (view: View, ended: EndedHand) => HandEnd;
  /** Plays one automatic hand; resolves when it has been shown to its end. */
  readonly playAuto: (play: HandPlay<Bet, Move, View>, stake: Money, setup: Setup) => Promise<PlayResult>;
}

/** Milliseconds between automatic hands in which the last result can be seen. */
const LOOK_MS = 650;

/**
 * Provides everything that screens of hands share: the amount, the hand, the display step by step, its end, and auto
 * mode.
 */
export function useHandTable<Bet, Move, View extends AnyHandView, Shown extends ShownOf, Setup extends object = object>(
  game: GameId,
  { show, onStep, endOf, playAuto, setup, options }: HandParts<Bet, Move, View, Shown, Setup>,
) {
  const pace = usePace();
  const reduced = useReducedMotion();
  const amount = useAmount(game);
  const { play, state } = useHand<Bet, Move, View>(game);
  const overlay = useOverlay();
  const [autoMode, setAutoMode] = useState(false);
  /** Id of the hand that was cleared from the table, because the next bet is being prepared. */
  const [cleared, setCleared] = useState<string | null>(null);
  const auto = useAuto(game, (stake, made) => playAuto(play, stake, made), {
    stake: amount,
    setup,
    options,
    unqueue: () => play.dropUnsent(),
  });

  const { hand } = state;
  const step = useEffectEvent((shown: Shown) => {
    if (hand !== null) onStep(shown, hand.view);
  });
  const shown = useShown(
    hand,
    show,
    reduced ? "instant" : pace,
    useCallback((next: Shown) => step(next), []),
  );
  // A new hand starts with nothing shown; the steps of the previous hand do not apply to it.
  const view = hand === null ? null : show.seen(hand.view, shown.handId === hand.id ? shown : show.nothing);
  const open = view !== null && !view.closed;
  const phase = phaseOf(state);

  const over = hand !== null && shown.handId === hand.id && show.isOver(shown);
  const showEnd = useEffectEvent(() => {
    if (hand === null || hand.payout === null) return;
    const { id, stake, payout } = hand;
    const { said, hundredths, sound } = endOf(hand.view, { stake, payout });
    sound?.();
    overlay.show({ id, stake, payout, hundredths, said }, sound !== undefined);
    setTimeout(() => play.revealed(), auto.running ? paced(LOOK_MS, pace) : 0);
  });
  const ended = state.revealing && over;
  useEffect(() => {
    if (ended) showEnd();
  }, [ended]);

  const lying = hand !== null && hand.id === cleared && !open ? null : view;
  useMuck(lying?.closed === true);
  const last = phase === "starting" || !over ? null : hand;

  return {
    game,
    amount,
    play,
    state,
    phase,
    /** The hand as far as it was shown, even after its end. */
    view,
    /** The same, unless it was cleared. */
    lying,
    shown,
    open,
    /**
     * The amount of a hand that is played move by move: a resumed one may have another than the field. Null while the
     * field's own counts.
     */
    laidAmount: open && !auto.running ? view.bet.amount : null,
    ended: last === null || last.payout === null ? null : { stake: last.stake, payout: last.payout },
    autoMode,
    setAutoMode(next: boolean) {
      setAutoMode(next);
      setCleared(hand?.id ?? null);
    },
    /** Clears a finished hand from the table. */
    clear: () => setCleared(hand?.id ?? null),
    auto,
    /** True while a start is on its way. */
    waiting: phase === "starting",
    overlay,
    /**
     * The announcement of the hand's end. It is empty until the end has been shown, and never that of the previous
     * hand.
     */
    endSaid: hand === null || overlay.of === hand.id ? overlay.announcement : "",
    recent: play.recent,
  };
}

/** Plays the sound of cards that are swept away for the next hand. */
function useMuck(lies: boolean): void {
  const lay = useRef(lies);
  useEffect(() => {
    if (lay.current && !lies) sounds.muck();
    lay.current = lies;
  }, [lies]);
}

/** The part of a hand's table that shared components need. */
export type HandTable = Pick<
  ReturnType<typeof useHandTable>,
  "game" | "amount" | "open" | "laidAmount" | "phase" | "ended" | "autoMode" | "setAutoMode" | "auto" | "waiting"
> & {
  readonly state: { readonly slow: boolean; readonly error: unknown };
  readonly recent: RecentBets<unknown>;
};
