import type { Suit } from "../../rules/cards.ts";

/** Outlines of the suits in a square of 24. */
const OUTLINES: Readonly<Record<Suit, string>> = {
  diamond:
    "M12 1.3c2.2 3.9 5.2 7.6 8.8 10.7-3.6 3.1-6.6 6.8-8.8 10.7-2.2-3.9-5.2-7.6-8.8-10.7C6.8 8.9 9.8 5.2 12 1.300z",
  heart:
    "M12 22.200C5.3 16.6 1.6 13 1.6 8.5 1.6 5.2 4.1 2.7 7.2 2.700c2 0 3.8 1.1 4.8 2.9 1-1.8 2.8-2.9 4.8-2.9 3.1 0 5.6 2.5 5.6 5.8 0 4.5-3.7 8.1-10.4 13.700z",
  spade:
    "M12 1.300c3.6 4.6 9.8 8 9.8 12.9 0 2.9-2.2 5-4.9 5-1.5 0-2.9-.7-3.8-1.9.2 2.2 1 3.9 2.6 5.200H8.300c1.6-1.3 2.4-3 2.6-5.2-.9 1.2-2.3 1.9-3.8 1.9-2.7 0-4.9-2.1-4.9-5C2.2 9.3 8.4 5.9 12 1.300z",
  club: "M12 1.500a5 5 0 0 0-4.1 7.800A5 5 0 1 0 10.9 17.200c-.2 2.2-1 4-2.6 5.300h7.400c-1.6-1.3-2.4-3.1-2.6-5.300a5 5 0 1 0 3-7.900A5 5 0 0 0 12 1.500z",
};

/** A suit as a part of an SVG, with its corner at x and y. */
export function SuitMark(props: {
  readonly suit: Suit;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const { suit, x, y, size } = props;
  return <path d={OUTLINES[suit]} transform={`translate(${x} ${y}) scale(${size / 24})`} fill="currentColor" />;
}
