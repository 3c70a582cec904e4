import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { readAs } from "../../shared/facts/facts.ts";
import { slipWords } from "../../shared/screen/slip/words/words.ts";
import { facts, isPoints } from "../facts.ts";
import { certainEnd } from "../rules/flights.ts";
import type { AcceptedLeg } from "../rules/house-markets.ts";
import { useNames } from "./slip.tsx";
import type { HouseMarkets } from "./use-house-markets.ts";
import { pointsSoFar } from "./use-table-points.ts";
import { houseMarketsWords } from "./words/words.ts";

/** Slips that are listed; the table below the game has all. */
const LISTED = 8;

/** Lists the player's latest slips with the course of their legs. Each opens its page. */
export function OwnSlips({ table }: { readonly table: HouseMarkets }) {
  const words = slipWords.useWords();
  const own = (table.slips.own ?? []).slice(0, LISTED);
  if (own.length === 0) return null;
  const ids = own.map(({ id }) => id);
  return (
    <section aria-label={words.mine} className="grid gap-2 max-md:p-3">
      <h2 className="text-sm font-semibold text-muted">{words.mine}</h2>
      <ul className="grid gap-2">
        {own.map((bet) => (
          <OwnSlip key={bet.id} table={table} record={bet} among={ids} />
        ))}
      </ul>
    </section>
  );
}

interface OwnSlipProps {
  readonly table: HouseMarkets;
  readonly record: BetRecord;
  readonly among: readonly string[];
}

function OwnSlip({ table, record, among }: OwnSlipProps) {
  const words = houseMarketsWords.useWords();
  const { plural } = useFormats();
  const context = usePlayContext();
  const slip = readAs(facts.isBet, record.bet);
  if (slip === null) return null;
  return (
    <li className="surface-raised relative grid gap-1.5 p-3 text-sm hover:border-line-strong">
      <div className="flex items-center gap-2">
        <button
          type="button"
          onClick={() => context.openBet(record.id, among)}
          className="font-semibold after:absolute after:inset-0 after:rounded-tile"
        >
          {plural(slip.legs.length, words.legCount)}
        </button>
        <span className="text-muted">
          <Money amount={record.stake} currency={record.currencyId} />
        </span>
        <span className="ms-auto">
          <SlipEnd record={record} />
        </span>
      </div>
      <ul className="grid gap-1">
        {slip.legs.map((leg) => (
          <LegLine key={leg.event} table={table} leg={leg} />
        ))}
      </ul>
    </li>
  );
}

function SlipEnd({ record }: { readonly record: BetRecord }) {
  const words = slipWords.useWords();
  const { payout, currencyId } = record;
  if (payout === null) return <Badge>{words.waits}</Badge>;
  if (isGivenBack(record)) return <Badge>{words.back}</Badge>;
  if (payout === 0) return <Badge tone="lose">{words.lost}</Badge>;
  return (
    <Badge tone="win">
      {words.won} <Money amount={payout} currency={currencyId} />
    </Badge>
  );
}

/** Shows a leg with how far its event is, and its own end as soon as that is certain. */
function LegLine({ table, leg }: { readonly table: HouseMarkets; readonly leg: AcceptedLeg }) {
  const words = houseMarketsWords.useWords();
  const slip = slipWords.useWords();
  const { whole } = useFormats();
  const { eventName, pickName } = useNames();
  const known = [...table.running, ...table.over].find(({ fact }) => fact.id === leg.event);
  const rounds = table.tables[leg.flights.game].rounds;
  const played = known === undefined ? [] : pointsSoFar(known.fact, rounds).map(({ point }) => point);
  const values = readAs(isPoints, known?.fact.result) ?? played;
  const end = known?.fact.phase === "void" ? null : certainEnd(leg, leg.flights, values);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2">
      <span className="leading-snug">
        {pickName(leg)} <span className="text-muted">· {eventName(leg.flights)}</span>
      </span>
      <span className="tabular font-semibold">
        {end === true && <span className="text-win">{slip.won}</span>}
        {end === false && <span className="text-lose">{slip.lost}</span>}
        {known?.fact.phase === "void" && <span className="text-muted">{slip.void}</span>}
        {end === null && known !== undefined && known.fact.phase !== "void" && (
          <span className="text-muted">{words.waitsFor(whole(values.length), whole(leg.flights.count))}</span>
        )}
      </span>
    </li>
  );
}
