import type { PublicTicket } from "@fairhouse/protocol/table.ts";
import { faceOfChips } from "../../rules/face-of-chips.ts";
import { chipsOfBet } from "../chips/chips-of-bet.ts";
import { positionsOfFace } from "../chips/face-of-chips.ts";
import { Players, type PlayersProps, type TicketFace } from "./players.tsx";
import { useLastBook } from "./use-last-book.ts";
import type { LiveTable } from "./use-live-table.ts";

export interface ChipPlayersProps<Position extends string> {
  readonly table: PlayersProps["table"] & Pick<LiveTable<unknown>, "game" | "face">;
  readonly isPosition: (on: unknown) => on is Position;
  /** Names a ticket by its largest position and the number of others. */
  readonly textOf: (largest: Position, others: number) => string;
  /** Returns the result of a round in words; null if it has none. */
  readonly resultOf: (outcome: unknown) => string | null;
}

/**
 * Lists the players of a round on a cloth with their positions. The house reports the results of others when the round
 * is over.
 */
export function ChipPlayers<Position extends string>(props: ChipPlayersProps<Position>) {
  const { table, isPosition, textOf, resultOf } = props;
  const last = useLastBook(table, ({ bet }) => {
    const chips = chipsOfBet(bet, isPosition);
    return { face: chips && faceOfChips(chips) };
  });
  const faceOf = ({ face, payout, stake }: PublicTicket): TicketFace => {
    const shown = positionsOfFace(face, isPosition);
    const tone = payout !== null && payout > stake ? "win" : "plain";
    return { badge: shown && { text: textOf(shown.largest, shown.others), tone }, lost: payout === 0 };
  };
  const result = resultOf(last?.outcome);
  const book = last && { tickets: last.tickets, result: result !== null && <span>{result}</span> };
  return <Players table={table} faceOf={faceOf} last={book && { book, faceOf }} />;
}
