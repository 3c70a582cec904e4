import { classes } from "@fairhouse/ui/classes.ts";
import type { PricedMarket } from "../rules/event.ts";
import { type EventSelection, type MatchMarketId, WINNER } from "../rules/markets.ts";
import type { EventRowProps } from "./event-rows.tsx";
import { type MarketOfLines, scoreColumns, selectionsOf } from "./events.ts";
import { useNames } from "./names.ts";
import { Offer } from "./offer.tsx";
import { SideMark } from "./side-mark.tsx";
import { sportsWords } from "./words/words.ts";

export interface MarketProps extends EventRowProps {
  readonly own: MarketOfLines;
}

/** Shows a market with all of its lines, and where its odds come from. */
export function Market({ table, event, own: { market, lines } }: MarketProps) {
  const words = sportsWords.useWords();
  const { placeText } = useNames();
  const title = words.markets[market as MatchMarketId | typeof WINNER] ?? market;
  return (
    <section aria-label={title} className="surface-panel grid grid-cols-[minmax(0,1fr)] gap-2 p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-bold">{title}</h3>
        <p className="text-xs text-muted">
          {lines.every(({ fair }) => fair !== undefined) ? words.fromFeed : words.fromTrader}
        </p>
      </div>
      {lines.map((line, place) => (
        <Line key={line.line ?? place} table={table} event={event} line={line} />
      ))}
      {market === WINNER && event.state.place !== undefined && (
        <p className="text-sm font-semibold text-muted">{placeText(event.state.place)}</p>
      )}
    </section>
  );
}

interface LineProps extends EventRowProps {
  readonly line: PricedMarket;
}

function Line({ table, event, line }: LineProps) {
  const selections = selectionsOf(line, event.state.card);
  const offer = { table, event, line };
  if (line.market === WINNER) return <Runners {...offer} selections={selections} />;
  if (line.market === "score") return <Scores {...offer} selections={selections} />;
  const columns = selections.length > MOST_COLUMNS ? MOST_COLUMNS : Math.max(1, selections.length);
  return (
    <ul className="grid gap-1.5" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {selections.map((selection) => (
        <Side key={selection.selection} {...offer} selection={selection} />
      ))}
    </ul>
  );
}

const MOST_COLUMNS = 3;

/** Shows scores in columns: won by the home side, level, won by the away side. */
function Scores({ selections, ...offer }: LineProps & { readonly selections: readonly EventSelection[] }) {
  const columns = scoreColumns(selections);
  return (
    <div
      className="grid items-start gap-1.5"
      style={{ gridTemplateColumns: `repeat(${Math.max(1, columns.length)}, minmax(0, 1fr))` }}
    >
      {columns.map((column) => (
        <ul key={column[0]?.selection} className="grid gap-1.5">
          {column.map((selection) => (
            <Side key={selection.selection} {...offer} selection={selection} />
          ))}
        </ul>
      ))}
    </div>
  );
}

interface SideProps extends LineProps {
  readonly selection: EventSelection;
}

function Side({ table, event, line, selection }: SideProps) {
  const { sideText } = useNames();
  const { name, line: text } = sideText(selection, event.state.card);
  return (
    // Names take two lines where one is too short for them; the odds of a row stay level.
    <li className="grid grid-cols-[minmax(0,1fr)] content-end gap-0.5">
      <span aria-hidden="true" className="tabular flex items-end justify-center gap-1 text-sm text-muted">
        <bdi className="line-clamp-2 text-center leading-tight wrap-anywhere" title={name}>
          {name}
        </bdi>
        {text !== "" && <span className="shrink-0 font-semibold text-text">{text}</span>}
      </span>
      <Offer table={table} event={event} market={line} selection={selection} />
    </li>
  );
}

/** Lists runners with their odds, withdrawn ones struck through at the end. */
function Runners({ table, event, line, selections }: LineProps & { readonly selections: readonly EventSelection[] }) {
  const words = sportsWords.useWords();
  const { sideText } = useNames();
  const { card } = event.state;
  const isGone = ({ selection }: EventSelection) => card.withdrawn.includes(Number(selection));
  const oddsOf = ({ selection }: EventSelection) => line.odds[selection] ?? Number.POSITIVE_INFINITY;
  const sorted = selections.toSorted((a, b) => Number(isGone(a)) - Number(isGone(b)) || byOdds(oddsOf(a), oddsOf(b)));
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-4 @min-[640px]:grid-cols-[repeat(2,minmax(0,1fr))]">
      {sorted.map((selection) => (
        <li
          key={selection.selection}
          className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-3 border-t border-line py-1.5"
        >
          <span
            className={classes("flex min-w-0 items-center gap-2.5", isGone(selection) && "text-muted line-through")}
          >
            <SideMark
              name={sideText(selection, card).name}
              className={isGone(selection) ? "size-5 opacity-40" : "size-5"}
            />
            <bdi className="min-w-0 leading-snug wrap-anywhere">{sideText(selection, card).name}</bdi>
          </span>
          {isGone(selection) ? (
            <span className="grid min-h-11 place-items-center text-sm text-muted">{words.withdrawn}</span>
          ) : (
            <Offer table={table} event={event} market={line} selection={selection} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Compares odds; two runners without odds stay in their order. */
function byOdds(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
