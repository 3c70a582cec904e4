import { useWatching } from "@fairhouse/client/use-play.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { CurrencyIcon } from "@fairhouse/ui/components/currency-icon.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SimulatedMark } from "@fairhouse/ui/components/simulated-mark.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Eye, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { AnyFace, TicketOf } from "../../facts/rounds.ts";
import type { LiveTable } from "./use-live-table.ts";
import { liveWords } from "./words/words.ts";

/** More rows than anybody reads; the totals cover all tickets. */
const MOST_ROWS = 40;
/** The same for a round that is over. */
const MOST_LAST_ROWS = 8;

/** A game's description of a ticket, beside its stake. */
export interface TicketFace {
  /** A target, a side, or the multiplier at which it left. */
  readonly badge: { readonly text: string; readonly tone: "win" | "plain" } | null;
  /** True if it is certainly lost. */
  readonly lost: boolean;
}

/** A round that is over, with its tickets. */
interface PastBook<Face extends AnyFace> {
  readonly tickets: readonly TicketOf<Face>[];
  /** The result of the round, in words. */
  readonly result: ReactNode;
}

export interface PlayersProps<Face extends AnyFace> {
  readonly table: Pick<
    LiveTable<unknown, unknown, Face>,
    "table" | "own" | "player" | "tickets" | "ticketCount" | "ticketTotal"
  >;
  readonly faceOf: (ticket: TicketOf<Face>) => TicketFace;
  /** True where a player may have several bets: then bets are counted instead of players. */
  readonly countsBets?: boolean;
  /** Returns the name of one of the player's own bets among several; null for the usual "You". */
  readonly ownName?: (ticketId: string) => string | null;
  /** The previous round, shown while nobody is in. */
  readonly last: { readonly book: PastBook<Face>; readonly faceOf: (ticket: TicketOf<Face>) => TicketFace } | null;
}

/**
 * Lists the players of this round, their stakes and results, own tickets first. While nobody is in, it shows the
 * previous round.
 */
export function Players<Face extends AnyFace>(props: PlayersProps<Face>) {
  const { table, faceOf, countsBets = false, ownName, last } = props;
  const words = liveWords.useWords();
  const { whole } = useFormats();
  const own = new Set(table.own.tickets.map(({ id }) => id));
  const rows = ordered(table.tickets, own).slice(0, MOST_ROWS);
  return (
    <section aria-label={words.playersTitle} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Totals table={table} countsBets={countsBets} />
      {rows.length === 0 &&
        (last === null ? (
          <p className="surface-well px-4 py-3 text-center text-sm text-muted">{words.nobody}</p>
        ) : (
          <LastBook book={last.book} faceOf={last.faceOf} own={table.player} />
        ))}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {rows.map((ticket) => (
          <Row
            key={ticket.id}
            ticket={ticket}
            own={own.has(ticket.id)}
            ownName={ownName?.(ticket.id)}
            face={faceOf(ticket)}
          />
        ))}
      </ul>
      {table.ticketCount > rows.length && (
        <p className="text-center text-xs text-muted">{words.moreOf(whole(rows.length), whole(table.ticketCount))}</p>
      )}
    </section>
  );
}

function Totals({ table, countsBets }: Pick<PlayersProps<AnyFace>, "table" | "countsBets">) {
  const words = liveWords.useWords();
  const { whole, plural } = useFormats();
  const currency = useHouseCurrency();
  const watching = useWatching(table.table);
  return (
    <header className="flex items-center justify-between gap-2 text-sm text-muted">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3">
        <span className="flex items-center gap-2">
          <Users size={17} aria-hidden="true" />
          {plural(table.ticketCount, countsBets ? words.bets : words.players)}
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
        <CurrencyIcon currency={currency} size={16} />
        <Money amount={table.ticketTotal} currency={currency} className="text-text" />
      </span>
    </header>
  );
}

/** Lists the players of the last round that had any, with their results. */
function LastBook<Face extends AnyFace>(props: {
  readonly book: PastBook<Face>;
  readonly faceOf: PlayersProps<Face>["faceOf"];
  readonly own: string | null;
}) {
  const words = liveWords.useWords();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span>{words.lastWithPlayers}</span>
        {props.book.result}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {ordered(props.book.tickets, new Set())
          .slice(0, MOST_LAST_ROWS)
          .map((ticket) => {
            const own = props.own !== null && ticket.player === props.own;
            return <Row key={ticket.id} ticket={ticket} own={own} face={props.faceOf(ticket)} />;
          })}
      </ul>
    </div>
  );
}

function Row({
  ticket,
  own,
  ownName,
  face,
}: {
  readonly ticket: TicketOf<AnyFace>;
  readonly own: boolean;
  readonly ownName?: string | null | undefined;
  readonly face: TicketFace;
}) {
  const words = liveWords.useWords();
  const currency = useHouseCurrency();
  const { badge, lost } = face;
  const { player, avatar, simulated, stake, payout } = ticket;
  return (
    <li
      className={classes(
        "flex min-h-10 items-center gap-2.5 rounded-control bg-well px-2.5 text-sm",
        own && "ring-1 ring-accent",
        lost && "text-muted",
      )}
    >
      {/* A lost row is marked by colour and a pale picture, because fainter letters would be illegible. */}
      <span className={lost ? "flex opacity-60" : "flex"}>
        <Avatar name={player} seed={avatar} size={26} />
      </span>
      {/* The element that is cut has the direction of the name, so that its end is cut and not its beginning. */}
      <bdi className={classes("min-w-0 truncate", own && "font-semibold")}>
        {own ? (ownName ?? words.you) : (player ?? words.hidden)}
      </bdi>
      {simulated && <SimulatedMark text={words.simulated} />}
      {badge !== null && <Badge tone={badge.tone}>{badge.text}</Badge>}
      <span className="ms-auto">
        {lost || (payout !== null && payout > 0) ? (
          <Money
            amount={(payout ?? 0) - stake}
            currency={currency}
            profit
            className={lost && !own ? "text-muted!" : ""}
          />
        ) : (
          <Money amount={stake} currency={currency} className="text-muted" />
        )}
      </span>
    </li>
  );
}

/**
 * Orders own tickets first, then players who left, the latest on top, then the highest payouts, then the largest
 * stakes.
 */
function ordered<Face extends AnyFace>(
  tickets: readonly TicketOf<Face>[],
  own: ReadonlySet<string>,
): readonly TicketOf<Face>[] {
  return [...tickets].sort(
    (a, b) =>
      Number(own.has(b.id)) - Number(own.has(a.id)) ||
      (b.leftAt ?? 0) - (a.leftAt ?? 0) ||
      (b.payout ?? 0) - (a.payout ?? 0) ||
      b.stake - a.stake,
  );
}
