import { SUIT_OUTLINES } from "../../picture/suits.ts";
import type { Suit } from "../../rules/cards.ts";

/** Draws a suit inside an SVG, with its corner at x and y. */
export function SuitMark(props: {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const { suit, x, y, size } = props;
  return <path d={SUIT_OUTLINES[suit]} transform={`translate(${x} ${y}) scale(${size / 24})`} fill="currentColor" />;
}
