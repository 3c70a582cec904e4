import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { closedViewOf } from "../../shared/facts/facts.ts";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { useReplay } from "../../shared/screen/hand/use-replay.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { ladderOf } from "../drawing/ladder.ts";
import { facts } from "../facts.ts";
import type { HiloView } from "../rules/hand.ts";
import { CardTable, type Mood } from "./card-table.tsx";
import { HandCaption, useHandLabel } from "./hand-caption.tsx";
import { hiloShow } from "./hand-show.ts";
import { Ladder } from "./ladder.tsx";
import { type ReplayStep, replaySteps } from "./replay.ts";

/** Replays the hand card by card. */
export default function HiloBetReplay({ page, onEnd }: BetReplayProps) {
  const hand = closedViewOf(page, facts);
  return hand && <PlayedHand hand={hand} onEnd={onEnd} />;
}

function PlayedHand({ hand, onEnd }: { readonly hand: HiloView; readonly onEnd: () => void }) {
  const { cards, seen, over } = useReplay({
    steps: () => replaySteps(hand),
    nothing: hiloShow.nothing,
    onStep: (shown) => soundOf(shown, hand),
    onEnd,
  });
  const open = {
    cards: hand.cards.slice(0, seen),
    bet: hand.bet,
    turns: hand.turns.slice(0, seen - 1),
    lost: hand.lost && isAll(hand, seen),
  };
  const places = cards === 1 ? [0] : [cards - 2, cards - 1];
  return (
    <BetFigure label={useHandLabel(hand)} caption={<HandCaption hand={hand} />}>
      <div className="hilo-replay">
        <CardTable
          pile={places.map((place) => ({
            id: String(place),
            card: hand.cards[place] ?? null,
            enter: place === 0 ? "turn" : "deal",
          }))}
          mood={moodOf(open.lost, over, open.turns.at(-1))}
          pace="animated"
        />
        <Ladder cards={ladderOf(open)} />
      </div>
    </BetFigure>
  );
}

function soundOf({ cards, seen, over }: ReplayStep["shown"], hand: HiloView): void {
  if (over) hand.lost ? sounds.lose() : sounds.cashOut();
  else if (cards > seen) sounds.flip();
  else if (hand.turns[seen - 2] !== "skip" && !(hand.lost && isAll(hand, seen))) sounds.reveal(seen - 2);
}

function isAll(hand: HiloView, seen: number): boolean {
  return seen === hand.cards.length;
}

function moodOf(lost: boolean, over: boolean, turn: string | undefined): Mood {
  if (lost) return "lost";
  if (over) return "won";
  return turn === undefined || turn === "skip" ? "playing" : "right";
}
