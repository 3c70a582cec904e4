import type { Card } from "../../shared/rules/cards.ts";
import { indexText, numberAt, type StreamNumber } from "../../shared/screen/stream-numbers.ts";
import { UNDRAWN } from "../rules/shoe.ts";

/** One card of a shoe with what it was drawn by. */
export interface DrawnCard {
  /** Its number in the shoe, from 0: that of the number of the stream, too. */
  readonly k: number;
  /** The four bytes as text. */
  readonly four: StreamNumber["bytes"];
  readonly value: number;
  /** "343: 201.5036 → 201": of so many cards that were left. */
  readonly index: string;
  readonly card: Card | null;
}

/** Cards `from` … `to` − 1 of the shoe that a stream draws, each with what it was drawn by. */
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
