import type { Box } from "./place.ts";

/** The place of a card that the player has not moved: at an end of the free room of the bet panel. */
export type PanelEnd = "panel-top" | "panel-bottom";

const MARGIN = 8;
/** Least height of a card, in pixels: enough for its head and some of its content. */
export const LEAST_CARD = 180;

/**
 * Returns the room for cards: the taller part of the bet panel above or below its large button, or the list beside the
 * stage. A card there covers neither what the player watches nor the navigation, nor the button. A panel of two bets has
 * no room, so that its cards lie in the lower corner of the stage, under the figures. Null on pages without a panel, and
 * on phones, whose cards are sheets.
 */
export function roomOfPanel(): Box | null {
  if (matchMedia("(width < 900px)").matches) return null;
  const side = document.querySelector("[data-frame-side]");
  const panel = side ?? document.querySelector("[data-frame-panel]");
  if (panel === null) return null;
  const buttons = [...panel.querySelectorAll("[data-play-button]")].map((button) => button.getBoundingClientRect());
  const stage = document.querySelector("[data-stage]");
  if (buttons.length > 1 && stage !== null) {
    return lowerPart(stage.getBoundingClientRect());
  }
  return tallestRoom(panel.getBoundingClientRect(), buttons);
}

/** Lists the elements whose size decides the room. */
export function framesOfRoom(): readonly Element[] {
  return [...document.querySelectorAll("[data-frame-side], [data-frame-panel], [data-stage]")];
}

/** Returns the lower half of a stage, or more of a low one, so that a card in it does not reach over the panel below. */
export function lowerPart({ x, y, width, height }: Box): Box {
  const least = Math.min(height, LEAST_CARD + 2 * MARGIN);
  const part = Math.max(height / 2, least);
  return { x: x + MARGIN, y: y + height - part, width: width - 2 * MARGIN, height: part - MARGIN };
}

/** Returns the tallest part of a panel above or below its button, less a margin. */
export function tallestRoom(panel: Box, buttons: readonly Box[]): Box {
  const edges = [panel.y, ...buttons.flatMap(({ y, height }) => [y, y + height]), panel.y + panel.height];
  let [from, to] = [panel.y, panel.y];
  for (let at = 0; at < edges.length; at += 2) {
    const [start = from, end = from] = edges.slice(at, at + 2);
    if (end - start > to - from) [from, to] = [start, end];
  }
  return {
    x: panel.x + MARGIN,
    y: from + MARGIN,
    width: panel.width - 2 * MARGIN,
    height: Math.max(0, to - from - 2 * MARGIN),
  };
}
