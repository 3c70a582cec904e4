import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { OddsButton } from "../../shared/screen/slip/odds-button.tsx";
import type { PastRace, RaceState } from "../rules/course.ts";
import { oddsNow } from "../rules/markets.ts";
import { PLACES } from "../rules/race.ts";
import { Cloth } from "./cloth.tsx";
import { useNames } from "./names.ts";
import { useBacked } from "./stage.tsx";
import type { RaceEvent, RacingTable } from "./use-racing.ts";
import { racingWords } from "./words/words.ts";

const COLUMNS =
  "grid grid-cols-[minmax(0,1fr)_repeat(2,3.6rem)] items-center gap-1.5 @min-[520px]:grid-cols-[minmax(0,1fr)_repeat(2,4.75rem)]";
const MARKETS = ["win", "place"] as const;

export interface RaceCardProps {
  readonly table: RacingTable;
  readonly past: readonly PastRace[];
}

/** Shows the runners of a race that takes bets, with their form and the odds of a win and a place. */
export function RaceCard({ table, past }: RaceCardProps) {
  const words = racingWords.useWords();
  const { shown } = table;
  if (shown === null) return <p className="py-8 text-center text-muted">{words.noRaces}</p>;
  return <Runners table={table} own={shown} past={past} />;
}

function Runners({ table, own, past }: RaceCardProps & { readonly own: RaceEvent }) {
  const words = racingWords.useWords();
  const { raceName } = useNames();
  const backed = useBacked(table, own.fact.id);
  return (
    <section aria-label={raceName(own.race)} className="surface-panel overflow-clip">
      <div aria-hidden="true" className={`${COLUMNS} border-b border-line px-3 py-2 text-sm font-semibold text-muted`}>
        <span className="truncate">{raceName(own.race)}</span>
        {MARKETS.map((market) => (
          <span key={market} className="text-center">
            {words.markets[market]}
          </span>
        ))}
      </div>
      <ul>
        {own.race.horses.map((horse, runner) => (
          <li key={horse} className={`${COLUMNS} border-b border-line px-3 py-2 last:border-b-0`}>
            <Runner own={own} runner={runner} form={formOf(past, own.race, horse)} isBacked={backed.has(runner)} />
            {MARKETS.map((market) => (
              <Odds key={market} table={table} own={own} runner={runner} market={market} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RunnerProps {
  readonly own: RaceEvent;
  readonly runner: number;
  readonly form: readonly number[];
  readonly isBacked: boolean;
}

function Runner({ own, runner, form, isBacked }: RunnerProps) {
  const words = racingWords.useWords();
  const { whole, listed } = useFormats();
  const { horseName } = useNames();
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Cloth runner={runner} />
      <span className="grid min-w-0 leading-tight">
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="truncate font-semibold">{horseName(own.race, runner)}</span>
          {isBacked && (
            <span className="size-2 shrink-0 rounded-full bg-accent">
              <span className="sr-only">{words.ownBet}</span>
            </span>
          )}
        </span>
        {form.length > 0 && (
          <span className="tabular flex gap-1.5 text-xs text-muted">
            <span className="sr-only">{words.formOf(listed(form.map(whole)))}</span>
            {form.map((place, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: places of races that are over stay where they are.
                key={at}
                aria-hidden="true"
                className={place <= PLACES ? "font-bold text-win" : ""}
              >
                {whole(place)}
              </span>
            ))}
          </span>
        )}
      </span>
    </span>
  );
}

interface OddsProps {
  readonly table: RacingTable;
  readonly own: RaceEvent;
  readonly runner: number;
  readonly market: (typeof MARKETS)[number];
}

function Odds({ table, own: { fact, race }, runner, market }: OddsProps) {
  const { pickName } = useNames();
  const selection = { market, selection: String(runner + 1) };
  const odds = oddsNow(race, selection);
  return (
    <OddsButton
      name={pickName(selection, race)}
      odds={odds}
      picked={table.isPicked(fact.id, selection)}
      onPick={() => odds !== null && table.pick(fact.id, selection, odds)}
    />
  );
}

const PLACES_SHOWN = 5;

/** Returns the last places of a horse in the meeting of a race, the newest last: at most five. */
function formOf(past: readonly PastRace[], { meeting, chain }: RaceState, horse: number): readonly number[] {
  const places = past.flatMap(({ race, running }) => {
    if (race.meeting !== meeting || race.chain !== chain) return [];
    const runner = race.horses.indexOf(horse);
    const place = running.arrivals.findIndex((arrival) => arrival.runner === runner);
    return place < 0 ? [] : [place + 1];
  });
  return places.slice(-PLACES_SHOWN);
}
