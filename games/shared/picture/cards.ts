import { type Card, faceOf } from "../rules/cards.ts";
import { SUIT_OUTLINES } from "./suits.ts";
import { boxAt, rounded, textAt } from "./svg.ts";

/** Height of a card for a width of one. */
export const CARD_HEIGHT = 1.4;

const RED_INK = "#d42a45";
const BLACK_INK = "#1a2338";

export interface CardLook {
  /** Colour of the frame. */
  readonly frame?: string | undefined;
  readonly faint?: boolean;
}

/** Draws an open card with its corner at x and y. */
export function cardAt(card: Card, x: number, y: number, width: number, look: CardLook = {}): string {
  const { rank, suit } = faceOf(card);
  const height = width * CARD_HEIGHT;
  const ink = suit === "diamond" || suit === "heart" ? RED_INK : BLACK_INK;
  const mark = (left: number, top: number, size: number) =>
    `<path d="${SUIT_OUTLINES[suit]}" transform="translate(${rounded(left)} ${rounded(top)}) scale(${rounded(size / 24)})" fill="${ink}"/>`;
  const frame = look.frame === undefined ? "" : ` stroke="${look.frame}" stroke-width="${rounded(width * 0.06)}"`;
  const rankSize = Math.round(width * (rank === "10" ? 0.4 : 0.46));
  return [
    `<g${look.faint ? ' opacity="0.5"' : ""}>`,
    boxAt(x + 2, y + width * 0.05, width, height, Math.round(width * 0.1), 'fill="#000000" opacity="0.35"'),
    boxAt(x, y, width, height, Math.round(width * 0.1), `fill="#fdfdff"${frame}`),
    textAt(x + width * 0.09, y + width * 0.45, rank, { size: rankSize, fill: ink, bold: true }),
    mark(x + width * 0.11, y + width * 0.55, width * 0.24),
    mark(x + width * 0.4, y + height - width * 0.62, width * 0.52),
    "</g>",
  ].join("");
}

/** Draws cards side by side, centred in a width; they overlap if there is not enough room. */
export function rowOfCards(
  cards: readonly Card[],
  row: { readonly x: number; readonly y: number; readonly width: number; readonly card: number },
  lookOf: (place: number) => CardLook = () => ({}),
): string {
  const most = cards.length < 2 ? 0 : (row.width - row.card) / (cards.length - 1);
  const step = Math.min(row.card * 1.12, most);
  const start = row.x + (row.width - row.card - step * (cards.length - 1)) / 2;
  return cards.map((card, place) => cardAt(card, start + place * step, row.y, row.card, lookOf(place))).join("");
}
