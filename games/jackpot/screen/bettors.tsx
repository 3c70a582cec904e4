import { useWatching } from "@fairhouse/client/use-play.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SimulatedMark } from "@fairhouse/ui/components/simulated-mark.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Eye, Users } from "lucide-react";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import { prizeOf } from "../rules/pot.ts";
import { type Bettor, holderOf, type Slice } from "./pot.ts";
import { colourOf } from "./ring.tsx";
import { useShareText } from "./share-text.ts";
import type { JackpotTable } from "./use-jackpot.ts";
import { jackpotWords } from "./words/words.ts";

/** As many rows as anybody reads. */
const MOST_ROWS = 40;
/** The number of past pots listed while nobody is in. */
const MOST_POTS = 5;
/** Most ticket ranges listed for a player with many bets. */
const MOST_RANGES = 2;

/** Lists the players of the pot with stakes, shares and tickets; the player's own row first, then the largest. */
export function Bettors({ table }: { readonly table: JackpotTable }) {
  const words = jackpotWords.useWords();
  const shared = liveWords.useWords();
  const { whole } = useFormats();
  const { pot, landed, won } = table;
  const winner = landed && won !== null ? holderOf(pot, won.ticket) : undefined;
  const rows = [...pot.bettors]
    .sort((a, b) => Number(b === winner) - Number(a === winner) || Number(b.own) - Number(a.own) || b.staked - a.staked)
    .slice(0, MOST_ROWS);
  return (
    <section aria-label={shared.playersTitle} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Head table={table} />
      {rows.length === 0 && <p className="surface-well px-4 py-3 text-center text-sm text-muted">{shared.nobody}</p>}
      {rows.length === 0 && <LastPots table={table} />}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {rows.map((bettor) => (
          <Row
            key={bettor.key}
            bettor={bettor}
            total={pot.total}
            won={bettor === winner}
            lost={winner !== undefined && bettor !== winner}
          />
        ))}
      </ul>
      {pot.bettors.length > rows.length && (
        <p className="text-center text-xs text-muted">{shared.moreOf(whole(rows.length), whole(pot.bettors.length))}</p>
      )}
      {rows.length > 0 && <p className="text-xs text-muted">{words.rangesNote}</p>}
    </section>
  );
}

function Head({ table: { live, pot } }: { readonly table: JackpotTable }) {
  const shared = liveWords.useWords();
  const { whole, plural } = useFormats();
  const watching = useWatching(live.table);
  return (
    <header className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span className="flex items-center gap-2">
        <Users size={17} aria-hidden="true" />
        {plural(pot.bettors.length, shared.players)}
      </span>
      {watching !== null && (
        <span className="flex items-center gap-1.5">
          <Eye size={16} aria-hidden="true" />
          <span aria-hidden="true" className="tabular">
            {whole(watching)}
          </span>
          <span className="sr-only">{plural(watching, shared.watching)}</span>
        </span>
      )}
    </header>
  );
}

/** Lists who took the last pots while nobody is in this one. */
function LastPots({ table: { live } }: { readonly table: JackpotTable }) {
  const words = jackpotWords.useWords();
  const shared = liveWords.useWords();
  const shareOf = useShareText();
  const currency = useHouseCurrency();
  const pots = live.recent.flatMap(({ id, outcome, winner }) => (outcome && winner ? [{ id, outcome, winner }] : []));
  if (pots.length === 0) return null;
  return (
    <>
      <h2 className="mt-2 text-sm font-medium text-muted">{words.recent}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {pots.slice(0, MOST_POTS).map(({ id, outcome, winner }) => (
          <li key={id} className="flex min-h-11 items-center gap-2 rounded-control bg-well px-2.5 py-1.5 text-sm">
            <Avatar name={winner.player} seed={winner.avatar} size={24} />
            <bdi className="min-w-0 truncate">{winner.player ?? shared.hidden}</bdi>
            {winner.simulated && <SimulatedMark text={shared.simulated} />}
            <span className="ms-auto shrink-0 font-semibold text-gold">
              <Money amount={prizeOf(outcome.total)} currency={currency} />
            </span>
            <bdi className="tabular w-14 shrink-0 text-end text-muted">{shareOf(winner.staked / outcome.total)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly bettor: Bettor;
  readonly total: number;
  readonly won: boolean;
  readonly lost: boolean;
}

function Row({ bettor, total, won, lost }: RowProps) {
  const shared = liveWords.useWords();
  const shareOf = useShareText();
  const currency = useHouseCurrency();
  const { own, name, avatar, simulated, staked, colour } = bettor;
  const share = staked / total;
  return (
    <li
      className={classes(
        "grid gap-1 rounded-control bg-well px-2.5 py-1.5 text-sm",
        own && "ring-1 ring-gold",
        won && "bg-win-soft ring-1 ring-win",
        lost && "text-muted",
      )}
    >
      <span className="flex min-w-0 items-center gap-2">
        <span className="pot-dot pot-colour" data-own={own} style={colourOf(colour)} />
        <span className={lost ? "flex opacity-60" : "flex"}>
          <Avatar name={name} seed={avatar} size={24} />
        </span>
        <bdi className={classes("min-w-0 truncate", (own || won) && "font-semibold")}>
          {own ? shared.you : (name ?? shared.hidden)}
        </bdi>
        {simulated && <SimulatedMark text={shared.simulated} />}
        <span className="ms-auto shrink-0">
          <Money amount={staked} currency={currency} />
        </span>
        <bdi className="tabular w-14 shrink-0 text-end font-semibold">{shareOf(share)}</bdi>
      </span>
      <span className="flex min-w-0 items-center gap-2 ps-4.5 text-xs text-muted">
        <Ranges slices={bettor.slices} />
        <span aria-hidden="true" className="min-w-0 flex-1">
          <span
            className="pot-bar pot-colour block"
            data-own={own}
            style={{ ...colourOf(colour), width: `${share * 100}%` }}
          />
        </span>
      </span>
    </li>
  );
}

/** Shows first and last ticket of each of a player's slices. */
function Ranges({ slices }: { readonly slices: readonly Slice[] }) {
  const words = jackpotWords.useWords();
  const { whole } = useFormats();
  const shown = slices.slice(0, MOST_RANGES);
  return (
    <span className="min-w-0">
      {words.tickets}{" "}
      {shown.map(({ from, end }, place) => (
        <span key={from}>
          {place > 0 && " · "}
          <bdi dir="ltr" className="tabular">{`${whole(from)}–${whole(end - 1)}`}</bdi>
        </span>
      ))}
      {slices.length > shown.length && ` ${words.moreRanges(whole(slices.length - shown.length))}`}
    </span>
  );
}
