import { positionsOfFace } from "../../facts/chips.ts";
import type { TicketOf } from "../../facts/rounds.ts";
import type { ChipsBet } from "../../rules/chips.ts";
import { faceOfChips } from "../../rules/face-of-chips.ts";
import { Players, type TicketFace } from "./players.tsx";
import { useLastBook } from "./use-last-book.ts";
import type { LiveTable } from "./use-live-table.ts";

export interface ChipPlayersProps<Outcome, Position extends string> {
  readonly table: LiveTable<ChipsBet, Outcome, string>;
  readonly isPosition: (on: unknown) => on is Position;
  /** Names a ticket by its largest position and the number of others. */
  readonly textOf: (largest: Position, others: number) => string;
  /** Returns the result of a round in words. */
  readonly resultOf: (outcome: Outcome) => string;
}

/**
 * Lists the players of a round on a cloth with their positions. The house reports the results of others when the round
 * is over.
 */
export function ChipPlayers<Outcome, Position extends string>(props: ChipPlayersProps<Outcome, Position>) {
  const { table, isPosition, textOf, resultOf } = props;
  const last = useLastBook(table, ({ bet }) => ({ face: faceOfChips(bet.chips) }));
  const faceOf = ({ face, payout, stake }: TicketOf<string>): TicketFace => {
    const shown = positionsOfFace(face, isPosition);
    const tone = payout !== null && payout > stake ? "win" : "plain";
    return { badge: shown && { text: textOf(shown.largest, shown.others), tone }, lost: payout === 0 };
  };
  const book = last && { tickets: last.tickets, result: <span>{resultOf(last.outcome)}</span> };
  return <Players table={table} faceOf={faceOf} last={book && { book, faceOf }} />;
}
