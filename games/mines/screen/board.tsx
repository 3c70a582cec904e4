import { animate } from "@fairhouse/ui/motion/animate.ts";
import { type Pace, paced } from "@fairhouse/ui/motion/pace.ts";
import { useEffect } from "react";
import { nudgePlayButton } from "../../shared/screen/panel/nudge.ts";
import { useGridStop } from "../../shared/screen/use-grid-stop.ts";
import type { Face } from "../drawing/faces.ts";
import gem from "./art/gem.svg?url";
import mine from "./art/mine.svg?url";
import { BoardFrame, type Mood } from "./board-frame.tsx";
import { BOARD_SHAPE, columnOf, MIDDLE, rowOf, waveMs } from "./board-model.ts";
import { Tile } from "./tile.tsx";
import { minesWords } from "./words/words.ts";

export interface BoardProps {
  readonly faces: readonly Face[];
  /** Tiles waiting for their answer. */
  readonly waiting: readonly number[];
  /** Tiles chosen for automatic hands; null if tiles are revealed, not chosen. */
  readonly chosen: readonly number[] | null;
  readonly canPress: (tile: number) => boolean;
  readonly onPress: (tile: number) => void;
  readonly exploded: number | null;
  /** The tile revealed last, from which the end of a hand spreads over the board. */
  readonly last: number | null;
  readonly mood: Mood;
  readonly pace: Pace;
  /** True while a hand is being dealt: the lids ripple. */
  readonly starting: boolean;
}

/** The 25 tiles as one tab stop: arrow keys walk, Enter and space press. */
export function Board(props: BoardProps) {
  const { faces, waiting, chosen, canPress, onPress, exploded, last, mood, pace } = props;
  const words = minesWords.useWords();
  const { propsOf, buttons } = useGridStop(BOARD_SHAPE);
  // Preloads the pictures, so that the first tile turns without delay.
  useEffect(() => {
    for (const source of [gem, mine]) new Image().src = source;
  }, []);
  const origin = exploded ?? last;
  const rippling = props.starting && pace === "animated";
  useEffect(() => {
    if (rippling) ripple(buttons.current);
  }, [rippling, buttons]);

  function stateOf(tile: number, face: Face): string {
    if (tile === exploded && face === "mine") return words.exploded;
    if (face === "covered") {
      if (waiting.includes(tile)) return words.opening;
      return chosen?.includes(tile) ? words.chosen : words.covered;
    }
    return face === "gem" || face === "spared-gem" ? words.gem : words.mine;
  }

  return (
    <BoardFrame label={words.board} mood={mood} origin={origin} pace={pace}>
      {faces.map((face, tile) => (
        <Tile
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place.
          key={tile}
          {...propsOf(tile)}
          label={`${words.tile(rowOf(tile), columnOf(tile))}: ${stateOf(tile, face)}`}
          face={face}
          waiting={waiting.includes(tile)}
          chosen={face === "covered" && chosen?.includes(tile) === true}
          pressed={chosen === null ? undefined : chosen.includes(tile)}
          disabled={!canPress(tile)}
          delayMs={paced(waveMs(tile, origin), pace)}
          diagonal={rowOf(tile) + columnOf(tile)}
          onPress={() => onPress(tile)}
          onRefused={() => mood !== "playing" && nudgePlayButton()}
        />
      ))}
    </BoardFrame>
  );
}

const RIPPLE_MS = 420;

/** Runs a wave over the lids, from the middle to the corners. */
function ripple(tiles: readonly (HTMLButtonElement | null)[]): void {
  for (const [tile, button] of tiles.entries()) {
    const lid = button?.querySelector(".mines-lid");
    if (!lid) continue;
    const raised = { transform: "translateY(-9%) scale(1.05)", filter: "brightness(1.45)", offset: 0.4 };
    void animate(lid, [{}, raised, {}], { durationMs: RIPPLE_MS, delayMs: waveMs(tile, MIDDLE) });
  }
}
