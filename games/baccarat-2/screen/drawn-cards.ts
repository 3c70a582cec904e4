import type { Card } from "../../shared/rules/cards.ts";
import { indexText, numberAt, type StreamNumber } from "../../shared/screen/stream-numbers.ts";
import { UNDRAWN } from "../rules/shoe.ts";

/** One card of a shoe, with the number that drew it. */
export interface DrawnCard {
  /** Index of the card in the shoe, from 0; also that of its number in the stream. */
  readonly k: number;
  /** The four bytes as text. */
  readonly four: StreamNumber["bytes"];
  readonly value: number;
  /** "343: 201.5036 → 201": the number of cards left, and the index drawn among them. */
  readonly index: string;
  readonly card: Card | null;
}

/** Returns cards `from` … `to` − 1 of the shoe that a stream draws, each with the number that drew it. */
export function drawnCards(stream: Uint8Array, from: number, to: number): readonly DrawnCard[] {
  const left = [...UNDRAWN];
  const drawn: DrawnCard[] = [];
  for (let k = 0; k < to; k += 1) {
    const { bytes, value } = numberAt(stream, k);
    const place = value * left.length;
    const index = `${left.length}: ${indexText(place)}`;
    const [card = null] = left.splice(Math.floor(place), 1);
    if (k >= from) drawn.push({ k, four: bytes, value, index, card });
  }
  return drawn;
}
