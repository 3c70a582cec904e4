import type { PublicTicket, RoundPage } from "@fairhouse/protocol/table.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { DataTable } from "@fairhouse/ui/components/data-table.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SimulatedMark } from "@fairhouse/ui/components/simulated-mark.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Link } from "react-router";
import { NoAmount } from "../bets/bet-cells.tsx";
import { betListWords } from "../bets/words/words.ts";
import { fairnessWords } from "../fairness/words/words.ts";

/** Everybody's bets of a round, largest first; for a pot with the tickets that they bought. */
export function RoundTickets({ page }: { readonly page: RoundPage }) {
  const words = fairnessWords.useWords().rounds;
  const lists = betListWords.useWords();
  const format = useFormats();
  const currency = useHouseCurrency();
  const isPot = page.proof.seeding === "all-bettors";
  return (
    <>
      <DataTable<PublicTicket>
        caption={words.tickets}
        rows={page.tickets}
        rowKey={(ticket) => ticket.id}
        empty={<EmptyState compact title={words.nobody} />}
        columns={[
          {
            id: "player",
            header: lists.player,
            card: "lead",
            cell: (ticket) => {
              const name = ticket.player ?? lists.hidden;
              return (
                <Link to={`/bet/${ticket.id}`} className="inline-flex items-center gap-2 hover:text-accent-text">
                  <Avatar name={name} seed={ticket.avatar} size={24} />
                  <bdi>{name}</bdi>
                  {ticket.simulated && <SimulatedMark text={lists.simulated} />}
                </Link>
              );
            },
          },
          {
            id: "stake",
            header: words.stake,
            align: "end",
            cell: (ticket) => <Money amount={ticket.stake} currency={currency} />,
          },
          isPot
            ? {
                id: "tickets",
                header: words.range,
                align: "end",
                cell: ({ from = 0, stake }) => (
                  <bdi dir="ltr" className="tabular">{`${format.whole(from)}–${format.whole(from + stake - 1)}`}</bdi>
                ),
              }
            : {
                id: "left",
                header: words.left,
                align: "end",
                cell: (ticket) => (ticket.leftAt === null ? <NoAmount /> : format.multiplier(ticket.leftAt)),
              },
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
      {page.ticketCount > page.tickets.length && (
        <p className="text-sm text-muted">
          {words.moreOf(format.whole(page.tickets.length), format.whole(page.ticketCount))}
        </p>
      )}
    </>
  );
}
