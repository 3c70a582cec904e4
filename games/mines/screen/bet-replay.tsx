import { classes } from "@fairhouse/ui/classes.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { closedViewOf } from "../../shared/facts/facts.ts";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { useReplay } from "../../shared/screen/hand/use-replay.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { type Face, facesOf } from "../drawing/faces.ts";
import { facts } from "../facts.ts";
import type { MinesView } from "../rules/mines.ts";
import { BoardFrame, type Mood } from "./board-frame.tsx";
import { columnOf, nothingShown, rowOf, type Shown, waveMs } from "./board-model.ts";
import { HandCaption, useHandLabel } from "./hand-caption.tsx";
import { replaySteps } from "./replay.ts";
import { TileSides } from "./tile.tsx";

/** Replays the hand tile by tile in the order of its moves, and then opens the whole field. */
export default function MinesBetReplay({ page, onEnd }: BetReplayProps) {
  const hand = closedViewOf(page, facts);
  return hand && <PlayedHand hand={hand} stake={page.bet.stake} onEnd={onEnd} />;
}

interface PlayedHandProps {
  readonly hand: MinesView;
  readonly stake: number;
  readonly onEnd: () => void;
}

function PlayedHand({ hand, stake, onEnd }: PlayedHandProps) {
  const shown = useReplay({
    steps: () => replaySteps(hand),
    nothing: nothingShown,
    onStep: (step) => soundOf(step, hand),
    onEnd,
  });
  const origin = shown.hit ? hand.hit : (hand.revealed[shown.gems - 1] ?? null);
  return (
    <BetFigure label={useHandLabel(hand)} caption={<HandCaption hand={hand} stake={stake} />}>
      <div className="@container-size pointer-events-none aspect-square w-full max-w-90">
        <BoardFrame label={null} mood={moodOf(shown)} origin={origin} pace="animated">
          {facesOf(hand, shown).map((face, tile) => (
            <PlayedTile
              // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place.
              key={tile}
              tile={tile}
              face={face}
              order={face === "gem" ? hand.revealed.indexOf(tile) + 1 : null}
              delayMs={waveMs(tile, origin)}
            />
          ))}
        </BoardFrame>
      </div>
    </BetFigure>
  );
}

interface PlayedTileProps {
  readonly tile: number;
  readonly face: Face;
  readonly order: number | null;
  readonly delayMs: number;
}

function PlayedTile({ tile, face, order, delayMs }: PlayedTileProps) {
  const { whole } = useFormats();
  return (
    <span
      data-face={face}
      className={classes("mines-tile relative min-h-0 min-w-0", face !== "covered" && "mines-open")}
      style={{
        "--wave": face.startsWith("spared") ? `${delayMs}ms` : "0ms",
        "--diagonal": rowOf(tile) + columnOf(tile),
      }}
    >
      <TileSides face={face} />
      {order !== null && (
        <span className="mines-order tabular animate-fade-in [animation-delay:300ms]">{whole(order)}</span>
      )}
    </span>
  );
}

function soundOf({ field, hit, gems }: Shown, hand: MinesView): void {
  sounds.flip();
  if (!field) hit ? sounds.burst() : sounds.reveal(gems - 1);
  else if (hand.hit === null) sounds.cashOut();
}

function moodOf({ hit, field }: Shown): Mood {
  if (hit) return "lost";
  return field ? "won" : "playing";
}
