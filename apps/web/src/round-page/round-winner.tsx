import type { PotWinner, RoundPage } from "@fairhouse/protocol/table.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SimulatedMark } from "@fairhouse/ui/components/simulated-mark.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Trophy } from "lucide-react";
import { Link } from "react-router";
import { betListWords } from "../bets/words/words.ts";
import { ticketOf } from "../fairness/result-text.ts";
import { fairnessWords } from "../fairness/words/words.ts";

interface RoundWinnerProps {
  readonly page: RoundPage;
  readonly winner: PotWinner;
}

/** The player who took the pot, with the ticket that was drawn and what it paid. */
export function RoundWinner({ page: { proof, tickets }, winner }: RoundWinnerProps) {
  const words = fairnessWords.useWords().rounds;
  const lists = betListWords.useWords();
  const { whole } = useFormats();
  const currency = useHouseCurrency();
  const name = winner.player ?? lists.hidden;
  const drawn = ticketOf(proof.outcome);
  const payout = tickets.find(({ id }) => id === winner.ticket)?.payout ?? null;
  return (
    <section
      aria-label={words.winner}
      className="surface-panel flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 ring-1 ring-gold md:px-6"
    >
      <Trophy aria-hidden="true" className="size-7 shrink-0 text-gold" />
      <Link to={`/bet/${winner.ticket}`} className="flex min-w-0 items-center gap-2 text-lg font-bold hover:underline">
        <Avatar name={name} seed={winner.avatar} size={32} />
        <bdi className="min-w-0 truncate">{name}</bdi>
      </Link>
      {winner.simulated && <SimulatedMark text={lists.simulated} />}
      <p className="text-muted">
        {words.tookPot}
        {drawn !== null && <> {words.winningTicket(whole(drawn.ticket), whole(drawn.total))}</>}
      </p>
      {payout !== null && (
        <span className="ms-auto text-xl font-bold text-win">
          <Money amount={payout} currency={currency} icon />
        </span>
      )}
    </section>
  );
}
