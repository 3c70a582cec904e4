import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { settledShareOf, sharesOfBook } from "../facts.ts";
import { prizeOf, winningTicket } from "../rules/pot.ts";
import { jackpotWords } from "./words/words.ts";

/** Number of hex digits, of four bits each, that make 52 bits. */
const DIGITS = 13;
const BYTES = 7;
/** Number of first bets listed; of a longer book the winning bet and this one are listed as well. */
const MOST_ROWS = 12;

/** Explains a bet from the first digits to the ticket, and from the book to its holder. */
export function Workings({ page, bytes }: WorkingsProps) {
  const { workings } = jackpotWords.useWords();
  const { whole } = useFormats();
  const settled = settledShareOf(page);
  if (settled === null || settled.won === null || !("book" in page.proof)) return null;
  const { won } = settled;
  const digits = [...bytes(BYTES)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, DIGITS);
  const bits = BigInt(`0x${digits}`);
  const shares = sharesOfBook(page.proof.book);
  const isShown = (id: string, place: number) => place < MOST_ROWS || id === won.winner || id === page.bet.id;
  const rows = shares.flatMap(({ id, first, last }, place) => {
    if (!isShown(id, place)) return [];
    const mark = first <= won.ticket && won.ticket <= last ? ` ← ${whole(won.ticket)}` : "";
    return [[`${whole(place + 1)}`, `${whole(first)} – ${whole(last)}${mark}`]];
  });
  return (
    <div className="grid gap-4">
      <div className="overflow-x-auto">
        <PayTable
          caption={workings.caption}
          head={[workings.digits, workings.bits, workings.tickets, workings.ticket]}
          rows={[[digits, bits.toString(), whole(won.total), whole(winningTicket(bits, won.total))]]}
        />
      </div>
      <p className="text-muted">{workings.formula}</p>
      <PayTable caption={workings.bookCaption} head={[workings.place, workings.range]} rows={rows} />
      <p className="text-muted">
        {workings.prize}:{" "}
        <bdi
          dir="ltr"
          className="tabular font-semibold text-text"
        >{`${whole(won.total)} → ${whole(prizeOf(won.total))}`}</bdi>
      </p>
    </div>
  );
}
