import type { PlayedBet } from "@fairhouse/client/auto-runner.ts";
import { phaseOf } from "@fairhouse/client/hand.ts";
import type { HandPlay } from "@fairhouse/client/hand-play.ts";
import { useGameSettings } from "@fairhouse/client/play-context.tsx";
import { useHand } from "@fairhouse/client/use-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { useReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { GameId } from "../../../catalog.ts";
import { useAmount } from "../use-amount.ts";
import { type AutoParts, useAuto } from "../use-auto.ts";
import { useOverlay } from "../use-overlay.ts";
import type { HandShow, ShownOf } from "./show.ts";
import { useShown } from "./use-shown.ts";

/** What every hand tells of itself. */
interface AnyHandView {
  readonly closed: boolean;
}

/** The last hand, once its end was shown. */
export interface EndedHand {
  readonly stake: Money;
  readonly payout: Money;
}

/** How the end of a hand is told, besides its amounts. */
interface HandEnd {
  /** In words, before the amounts. */
  readonly said?: string | undefined;
  /** Of the payout to the stake, where the game knows it better than the division. */
  readonly hundredths?: number | undefined;
  /** Heard in place of the sound of wins and losses. */
  readonly sound?: (() => void) | undefined;
}

export interface HandParts<Bet, Move, View, Shown extends ShownOf, Setup extends object>
  extends Pick<AutoParts<Setup>, "setup" | "options"> {
  readonly show: HandShow<View, Shown>;
  /** Something came to light: its sound. */
  readonly onStep: (shown: Shown, view: View) => void;
  readonly endOf: (view: View, ended: EndedHand) => HandEnd;
  /** Plays one automatic hand; resolves when it was shown to its end. */
  readonly playAuto: (play: HandPlay<Bet, Move, View>, stake: Money, setup: Setup) => Promise<PlayedBet>;
}

/** Between automatic hands there is a moment to see how the last one ended. */
const LOOK_MS = 650;

/** Everything that the screens of hands do alike: amount, hand, what is shown when, its end, auto mode. */
export function useHandTable<Bet, Move, View extends AnyHandView, Shown extends ShownOf, Setup extends object = object>(
  game: GameId,
  { show, onStep, endOf, playAuto, setup, options }: HandParts<Bet, Move, View, Shown, Setup>,
) {
  const { instantBet } = useGameSettings();
  const still = useReducedMotion() || instantBet;
  const amount = useAmount(game);
  const { play, state } = useHand<Bet, Move, View>(game);
  const overlay = useOverlay();
  const [autoMode, setAutoMode] = useState(false);
  /** The hand that no longer lies on the table, because the next bet is being prepared. */
  const [cleared, setCleared] = useState<string | null>(null);
  const auto = useAuto(game, (stake, made) => playAuto(play, stake, made), { stake: amount, setup, options });

  const { hand } = state;
  const step = useEffectEvent((shown: Shown) => {
    if (hand !== null) onStep(shown, hand.view);
  });
  const shown = useShown(
    hand,
    show,
    still,
    useCallback((next: Shown) => step(next), []),
  );
  // A hand that has just come is told as one of which nothing was shown, not by the steps of the one before.
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
    setTimeout(() => play.revealed(), auto.running && !instantBet ? LOOK_MS : 0);
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
    /** A start is on its way. */
    waiting: phase === "starting",
    overlay,
    /** How the hand ended, to be heard once that was shown: until then nothing, and not how the one before did. */
    endSaid: hand === null || overlay.of === hand.id ? overlay.announcement : "",
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
  "amount" | "open" | "phase" | "ended" | "autoMode" | "setAutoMode" | "auto" | "waiting"
> & {
  readonly state: { readonly slow: boolean; readonly error: unknown };
};
