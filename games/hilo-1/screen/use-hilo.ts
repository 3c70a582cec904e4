import { usePreference } from "@fairhouse/client/preferences.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useState } from "react";
import { type Card, DECK } from "../../shared/rules/cards.ts";
import { useAutoMoves } from "../../shared/screen/hand/use-auto-moves.ts";
import { useCashOutTable } from "../../shared/screen/hand/use-cash-out-table.ts";
import type { HiloBet, HiloView } from "../rules/hand.ts";
import type { HiloMove } from "../rules/hilo.ts";
import type { Guess } from "../rules/odds.ts";
import { autoPlay, type HiloSetup } from "./auto-play.ts";
import { type Choice, choicesNow, firstChoices, rightGuesses } from "./figures.ts";
import { hiloShow, type Shown } from "./hand-show.ts";
import { isSide, nextMove, type Side } from "./strategy.ts";
import { MAX_TARGET, MIN_TARGET, targetProblem } from "./target.ts";
import { hiloWords } from "./words/words.ts";

/** The first card of a hand: the card on the table, or the first card of the seed. */
export type FirstCard = "shown" | "drawn";
const isFirstCard = (value: unknown): value is FirstCard => value === "shown" || value === "drawn";
const isTarget = (value: unknown): value is number =>
  Number.isSafeInteger(value) && targetProblem(Number(value)) === null;

const DEFAULT_TARGET = 200;
/** Delay between two automatic guesses. */
const THINK_MS = 320;

/** Provides the state and the actions of the hilo screen. */
export function useHilo() {
  const words = hiloWords.useWords();
  const [first, setFirst] = usePreference<FirstCard>("hilo-1:first", "shown", isFirstCard);
  const [side, setSide] = usePreference<Side>("hilo-1:side", "likelier", isSide);
  const [target, setTarget] = usePreference("hilo-1:target", DEFAULT_TARGET, isTarget);
  /** The card on the table before a hand; the last card of a hand replaces it. */
  const [offered, setOffered] = useState<Card>(randomCard);

  const start = first === "drawn" ? null : offered;
  const table = useCashOutTable<HiloBet, HiloMove, HiloView, Shown, HiloSetup>("hilo-1", {
    show: hiloShow,
    onStep: soundOf,
    lostText: words.wrongGuess,
    playAuto: (play, stake, setup) => play.start(autoPlay.bet(stake, setup), stake),
    setup: { start, side, target },
    options: [
      {
        name: "target",
        label: words.target,
        least: MIN_TARGET,
        most: MAX_TARGET,
        decimals: 2,
        value: target,
        set: setTarget,
      },
    ],
  });
  const { play, state, open, lying, shown, amount, auto } = table;

  const last = lying?.cards.at(-1);
  if (table.ended !== null && last !== undefined && last !== offered) setOffered(last);
  const onTable = last ?? start;
  // A guess waits until the last card has turned over and counts.
  const turning = shown.seen < shown.cards || (state.hand !== null && state.hand.view.cards.length > shown.seen);
  const free = open && !turning && state.moves.length === 0;
  const choices: readonly Choice[] | null =
    open && lying !== null && onTable !== null
      ? choicesNow(lying, onTable)
      : start === null
        ? null
        : firstChoices(start, amount.value);

  useAutoMoves({
    free: free && auto.running,
    refused: state.error !== null,
    thinkMs: THINK_MS,
    onMove() {
      if (table.view !== null) play.move(nextMove(table.view, auto.setup.side, auto.setup.target));
    },
  });
  const guess = (made: Guess) => {
    if (free && !auto.running) play.move({ guess: made });
  };
  return {
    ...table,
    first,
    setFirst(next: FirstCard) {
      setFirst(next);
      table.clear();
    },
    /** The card to guess on; null is face down. */
    onTable,
    turning,
    /** True if a guess can be made now. */
    canGuess: free && !auto.running,
    canSkip: free && !auto.running && lying?.canSkip === true,
    /** The guesses up and down; null while the card is unknown. */
    choices,
    guess,
    /** Guesses by the position of the button, whatever it means on this card. */
    guessSide(place: 0 | 1) {
      const choice = choices?.[place];
      if (choice !== undefined && choice.pay !== null) guess(choice.guess);
    },
    skip() {
      if (free && !auto.running && lying?.canSkip === true) play.move({ skip: true });
    },
    replace() {
      setOffered(otherCard(onTable ?? offered));
      sounds.flip();
      table.clear();
    },
    canReplace:
      !open && !auto.running && first === "shown" && table.phase !== "starting" && table.phase !== "revealing",
    side,
    setSide,
    target,
    setTarget,
    bet: () => void play.start({ amount: amount.value, start }, amount.value),
  };
}

/**
 * Plays the sounds of a step: a card begins to turn, and each right guess rings higher than the last. The overlay at
 * the end has its own sound.
 */
function soundOf(shown: Shown, view: HiloView): void {
  if (shown.over) return;
  if (shown.cards > shown.seen) {
    sounds.flip();
    return;
  }
  const lost = view.lost && shown.seen === view.cards.length;
  const turn = view.turns[shown.seen - 2];
  if (lost || turn === undefined || turn === "skip") return;
  sounds.reveal(rightGuesses({ turns: view.turns.slice(0, shown.seen - 1), lost: false }) - 1);
}

/** Picks a random first card. Math.random is fine here: every first card is equally good. */
function randomCard(): Card {
  return DECK[Math.floor(Math.random() * DECK.length)] ?? "7-heart";
}

function otherCard(than: Card): Card {
  const others = DECK.filter((card) => card !== than);
  return others[Math.floor(Math.random() * others.length)] ?? than;
}

export type HiloTable = ReturnType<typeof useHilo>;
