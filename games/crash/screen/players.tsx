import { useWatching } from "@fairhouse/client/use-play.ts";
import type { PublicTicket } from "@fairhouse/protocol/table.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { CoinIcon } from "@fairhouse/ui/components/coin-icon.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Eye, Users } from "lucide-react";
import type { PastFlight } from "./past-flights.ts";
import type { CrashTable } from "./use-crash.ts";
import { useLastFlight } from "./use-last-flight.ts";
import { crashWords } from "./words/words.ts";

/** As many rows as anybody reads; the totals speak of all. */
const MOST_ROWS = 40;
/** Of a flight that is over. */
const MOST_LAST_ROWS = 8;

/** Who is in this round, what they staked, and where they left; one's own ticket first. With nobody in, who was last. */
export function Players({ table }: { readonly table: CrashTable }) {
  const words = crashWords.useWords();
  const { whole, plural } = useFormats();
  const watching = useWatching("crash");
  const last = useLastFlight(table);
  const rows = ordered(table.tickets, table.ticket?.id).slice(0, MOST_ROWS);
  const crashed = table.face.kind === "crashed";
  return (
    <section aria-label={words.playersTitle} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <header className="flex items-center justify-between gap-2 text-sm text-muted">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          <span className="flex items-center gap-2">
            <Users size={17} aria-hidden="true" />
            {plural(table.ticketCount, words.players)}
          </span>
          {watching !== null && (
            <span className="flex items-center gap-1.5">
              <Eye size={16} aria-hidden="true" />
              <span aria-hidden="true" className="tabular">
                {whole(watching)}
              </span>
              <span className="sr-only">{plural(watching, words.watching)}</span>
            </span>
          )}
        </span>
        <span className="flex items-center gap-1.5">
          <CoinIcon size={16} />
          <Money amount={table.ticketTotal} className="text-text" />
        </span>
      </header>
      {rows.length === 0 &&
        (last === null ? (
          <p className="surface-well px-4 py-3 text-center text-sm text-muted">{words.nobody}</p>
        ) : (
          <LastFlight flight={last} own={table.player} />
        ))}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {rows.map((ticket) => (
          <Row key={ticket.id} ticket={ticket} own={ticket.id === table.ticket?.id} crashed={crashed} />
        ))}
      </ul>
      {table.ticketCount > rows.length && (
        <p className="text-center text-xs text-muted">{words.moreOf(whole(rows.length), whole(table.ticketCount))}</p>
      )}
    </section>
  );
}

/** Who was in the last flight that had players, and where they left it. */
function LastFlight({ flight, own }: { readonly flight: PastFlight; readonly own: string | null }) {
  const words = crashWords.useWords();
  const { multiplier } = useFormats();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span>{words.lastFlight}</span>
        <span className="text-lose">{words.crashedAt(multiplier(flight.point))}</span>
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {ordered(flight.tickets, undefined)
          .slice(0, MOST_LAST_ROWS)
          .map((ticket) => (
            <Row key={ticket.id} ticket={ticket} own={own !== null && ticket.player === own} crashed />
          ))}
      </ul>
    </div>
  );
}

function Row({
  ticket,
  own,
  crashed,
}: {
  readonly ticket: PublicTicket;
  readonly own: boolean;
  readonly crashed: boolean;
}) {
  const words = crashWords.useWords();
  const { multiplier } = useFormats();
  const name = own ? words.you : (ticket.player ?? words.hidden);
  const left = ticket.leftAt !== null;
  return (
    <li
      className={classes(
        "flex min-h-10 items-center gap-2.5 rounded-control bg-well px-2.5 text-sm",
        own && "ring-1 ring-accent",
        crashed && !left && "opacity-60",
      )}
    >
      <Avatar name={ticket.player} seed={ticket.avatar} size={26} />
      <span className={classes("min-w-0 truncate", own && "font-semibold")}>
        <bdi>{name}</bdi>
      </span>
      {ticket.leftAt !== null && <Badge tone="win">{multiplier(ticket.leftAt)}</Badge>}
      <span className="ms-auto">
        {left && ticket.payout !== null ? (
          <Money amount={ticket.payout - ticket.stake} profit />
        ) : (
          <Money amount={ticket.stake} className="text-muted" />
        )}
      </span>
    </li>
  );
}

/** Own first, then who has left, the last one on top, then the largest stakes. */
function ordered(tickets: readonly PublicTicket[], own: string | undefined): readonly PublicTicket[] {
  return [...tickets].sort(
    (a, b) => Number(b.id === own) - Number(a.id === own) || (b.leftAt ?? 0) - (a.leftAt ?? 0) || b.stake - a.stake,
  );
}
