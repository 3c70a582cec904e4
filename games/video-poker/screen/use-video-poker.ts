import { useFlag } from "@fairhouse/client/preferences.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useAutoMoves } from "../../shared/screen/hand/use-auto-moves.ts";
import { useHandTable } from "../../shared/screen/hand/use-hand-table.ts";
import { DEALT } from "../rules/draws.ts";
import type { VideoPokerBet, VideoPokerView } from "../rules/hand.ts";
import { bestOf, cardsHeld, holdOf, valuesOf } from "../rules/holds.ts";
import type { VideoPokerMove } from "../rules/video-poker.ts";
import { autoPlay } from "./auto-play.ts";
import { type Shown, videoPokerShow } from "./hand-show.ts";
import { FACE_DOWN, lyingCards } from "./lying-cards.ts";
import { videoPokerWords } from "./words/words.ts";

/** Pause in which automatic hands show their hold before they draw. */
const THINK_MS = 700;

/** Provides the state and the actions of the video poker screen. */
export function useVideoPoker() {
  const words = videoPokerWords.useWords();
  const [hint, setHint] = useFlag("video-poker:hint");
  const [chosen, setChosen] = useState<{ readonly hand: string | null; readonly hold: number }>({
    hand: null,
    hold: 0,
  });
  const table = useHandTable<VideoPokerBet, VideoPokerMove, VideoPokerView, Shown>("video-poker", {
    show: videoPokerShow,
    onStep: soundOf,
    endOf: ({ makes }, { stake, payout }) => ({
      said: payout > 0 ? words.hands[makes] : words.noWin,
      // A returned stake is neither won nor lost.
      sound: payout === stake ? sounds.chip : undefined,
    }),
    playAuto: (play, stake) => {
      table.clear();
      return play.start(autoPlay.bet(stake, {}), stake);
    },
    setup: {},
  });
  const { play, state, open, lying, amount, auto } = table;
  const { hand } = state;
  // Until the first card of a new hand is shown, the progress is that of the hand before.
  const shown = table.shown.handId === hand?.id ? table.shown : videoPokerShow.nothing;

  // After the draw the house reports the held cards, until then the player chooses them.
  const sent = hand?.view.held ?? state.moves[0]?.hold ?? null;
  const hold = sent !== null ? holdOf(sent) : chosen.hand === hand?.id ? chosen.hold : 0;
  const free = open && shown.ready && sent === null;
  const values = free && (hint || auto.running) ? valuesOf(hand?.view.cards ?? []) : null;
  const best = values === null ? null : bestOf(values);

  const choose = (next: number) => setChosen({ hand: hand?.id ?? null, hold: next });
  const drawWith = (kept: number) => play.move({ hold: cardsHeld(kept) });
  const drawing = free && auto.running;
  const chooseBest = useEffectEvent(() => choose(best ?? 0));
  useEffect(() => {
    if (drawing) chooseBest();
  }, [drawing]);
  useAutoMoves({
    free: drawing,
    refused: state.error !== null,
    thinkMs: THINK_MS,
    onMove: () => drawWith(best ?? 0),
  });

  const mayChoose = free && !auto.running;
  return {
    ...table,
    cards:
      lying === null || hand === null
        ? FACE_DOWN
        : lyingCards({ id: hand.id, cards: hand.view.cards, held: sent }, shown),
    hold,
    /** The hold that automatic hands use and the hint shows; null while there is nothing to choose. */
    best,
    values,
    /** The hand on the table: of the dealt cards, then of the final ones; null while cards come. */
    makes: lying !== null && (shown.over || free) ? lying.makes : null,
    mayChoose,
    toggle(at: number) {
      if (!mayChoose || at >= DEALT) return;
      choose(hold ^ (1 << at));
      sounds.click();
    },
    holdBest() {
      if (!mayChoose || best === null) return;
      choose(best);
      sounds.click();
    },
    draw() {
      if (mayChoose) drawWith(hold);
    },
    hint,
    setHint,
    /** True while a deal or a draw is in flight or being shown. */
    waiting: table.waiting || (open && sent !== null),
    bet() {
      table.clear();
      void play.start({ amount: amount.value }, amount.value);
    },
  };
}

/** Plays the sound of a card that turns over. The overlay at the end has its own sound. */
function soundOf({ ready, drawn, over }: Shown): void {
  if (!over && (!ready || drawn > 0)) sounds.flip();
}

export type VideoPokerTable = ReturnType<typeof useVideoPoker>;
