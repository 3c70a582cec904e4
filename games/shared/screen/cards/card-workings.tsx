import type { Card } from "../../rules/cards.ts";
import type { WorkingsProps } from "../bet-view.ts";
import { PayTable } from "../page/pay-table.tsx";
import { BYTES_IN_NUMBER, indexText, numberAt } from "../stream-numbers.ts";
import { useCardName } from "./playing-card.tsx";
import { cardWords } from "./words/words.ts";

const DECK_SIZE = 52;

export interface CardWorkingsProps extends Pick<WorkingsProps, "bytes"> {
  /** The cards; card k of an infinite deck is derived from number k of the stream. */
  readonly cards: readonly Card[];
  /** Returns the text for a card that is not derived from the stream, otherwise null. */
  readonly given?: (place: number) => string | null;
  /** Returns a note on the card's role, shown after its name. */
  readonly noteOf?: (place: number) => string;
}

/** Shows how cards are derived from the bytes of a bet's stream: bytes, number, index, card. */
export function CardWorkings({ cards, bytes, given, noteOf }: CardWorkingsProps) {
  const words = cardWords.useWords().workings;
  const nameOf = useCardName();
  const stream = bytes(cards.length * BYTES_IN_NUMBER);
  const rows = cards.map((card, k) => {
    const name = noteOf === undefined ? nameOf(card) : `${nameOf(card)} · ${noteOf(k)}`;
    const instead = given?.(k) ?? null;
    if (instead !== null) return [String(k), instead, "", "", name];
    const { bytes: four, value } = numberAt(stream, k);
    return [String(k), four, value.toFixed(8), indexText(value * DECK_SIZE), name];
  });
  return (
    <div className="overflow-x-auto">
      <PayTable
        caption={words.caption}
        head={[words.card, words.bytes, words.number, words.index, words.result]}
        rows={rows}
      />
    </div>
  );
}
