import { viewsOf } from "@fairhouse/games/views.ts";
import type { PublicTicket, RoundPage } from "@fairhouse/protocol/table.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { type Column, DataTable } from "@fairhouse/ui/components/data-table.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SimulatedMark } from "@fairhouse/ui/components/simulated-mark.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Trophy } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { NoAmount } from "../bets/bet-cells.tsx";
import { betListWords } from "../bets/words/words.ts";
import { fairnessWords } from "../fairness/words/words.ts";
import { useModule } from "../page/use-module.ts";

/** Number of bets shown at first: the proof below them is not pushed out of sight by a crowd. */
const FIRST = 10;

/** Everybody's bets of a round, largest first, that of a pot's winner before them. */
export function RoundTickets({ page }: { readonly page: RoundPage }) {
  const words = fairnessWords.useWords().rounds;
  const lists = betListWords.useWords();
  const format = useFormats();
  const currency = useHouseCurrency();
  const told = useToldColumn(page);
  const [all, setAll] = useState(false);
  const rows = all ? page.tickets : page.tickets.slice(0, FIRST);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <DataTable<PublicTicket>
        caption={words.tickets}
        rows={rows}
        rowKey={(ticket) => ticket.id}
        empty={<EmptyState compact title={words.nobody} />}
        columns={[
          {
            id: "player",
            header: lists.player,
            card: "lead",
            cell: (ticket) => <Bettor ticket={ticket} />,
          },
          {
            id: "stake",
            header: words.stake,
            align: "end",
            cell: (ticket) => <Money amount={ticket.stake} currency={currency} />,
          },
          ...(told === null ? [] : [told]),
          {
            id: "profit",
            header: words.profit,
            align: "end",
            card: "trail",
            cell: ({ stake, payout }) =>
              payout === null ? <NoAmount /> : <Money amount={payout - stake} currency={currency} profit />,
          },
        ]}
      />
      {rows.length < page.tickets.length && (
        <Button className="justify-self-center" onClick={() => setAll(true)}>
          {words.showAll(format.whole(page.tickets.length))}
        </Button>
      )}
      {page.ticketCount > page.tickets.length && (
        <p className="text-sm text-muted">
          {words.moreOf(format.whole(page.tickets.length), format.whole(page.ticketCount))}
        </p>
      )}
    </div>
  );
}

function Bettor({ ticket }: { readonly ticket: PublicTicket }) {
  const lists = betListWords.useWords();
  const name = ticket.player ?? lists.hidden;
  return (
    <span className="inline-flex max-w-full items-center gap-2 align-middle @max-[600px]:max-w-37">
      <Link to={`/bet/${ticket.id}`} className="inline-flex min-w-0 items-center gap-2 hover:text-accent-text">
        <Avatar name={name} seed={ticket.avatar} size={24} />
        <bdi className="min-w-0 truncate">{name}</bdi>
      </Link>
      {ticket.simulated && <SimulatedMark text={lists.simulated} />}
    </span>
  );
}

/**
 * Returns the column of what else everybody sees of a ticket: the tickets that a bet bought in a pot, what it was bet on,
 * or when it left. Null for a game that this house does not know (or no longer knows), and until its module is loaded.
 */
function useToldColumn({ game, proof, winner }: RoundPage): Column<PublicTicket> | null {
  const words = fairnessWords.useWords().rounds;
  const format = useFormats();
  const { module } = useModule(`still ${game}`, viewsOf(game)?.still);
  const column = { align: "end" } as const;
  if (proof.seeding === "all-bettors") {
    const range = ({ from = 0, stake }: PublicTicket) => `${format.whole(from)}–${format.whole(from + stake - 1)}`;
    const cell = (ticket: PublicTicket) => (
      <span className="inline-flex items-center gap-2 align-middle whitespace-nowrap">
        {ticket.id === winner?.ticket && (
          <Trophy role="img" aria-label={words.winner} className="size-4.5 shrink-0 text-gold" />
        )}
        <bdi dir="ltr" className="tabular">
          {range(ticket)}
        </bdi>
      </span>
    );
    return { ...column, id: "tickets", header: words.range, cell };
  }
  if (module === null) return null;
  const Face = module.TicketFace;
  if (Face !== undefined) {
    const cell = ({ face }: PublicTicket) => <Suspense>{face === null ? <NoAmount /> : <Face face={face} />}</Suspense>;
    return { ...column, id: "face", header: words.face, cell };
  }
  const cell = ({ leftAt }: PublicTicket) => (leftAt === null ? <NoAmount /> : format.multiplier(leftAt));
  return { ...column, id: "left", header: words.left, cell };
}
