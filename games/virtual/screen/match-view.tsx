import { classes } from "@fairhouse/ui/classes.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { Switch } from "@fairhouse/ui/forms/switch.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ArrowLeft } from "lucide-react";
import { useMemo, useState } from "react";
import type { Selection } from "../../shared/rules/football/selection.ts";
import type { Odds } from "../../shared/rules/slip/odds.ts";
import { OddsButton } from "../../shared/screen/slip/odds-button.tsx";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import { isSame } from "../../shared/screen/slip/use-slip-draft.ts";
import { useStartAtTop } from "../../shared/screen/slip/use-start-at-top.ts";
import type { OfferedMarket } from "../rules/board.ts";
import { TICKS } from "../rules/clock.ts";
import type { MatchState } from "../rules/league.ts";
import { isPart } from "../rules/markets.ts";
import { scoreAfter } from "../rules/match.ts";
import { Crest } from "./crest.tsx";
import { goalsOf } from "./goals.ts";
import { hasBegun, heldOdds, statesAhead, useHeldBoard, useStep } from "./in-play.ts";
import { dueOf, type LeagueMatch } from "./league-match.ts";
import { useNames } from "./names.ts";
import { useMinuteText, Watched } from "./stage.tsx";
import { useTick } from "./use-tick.ts";
import type { VirtualTable } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

/** Shows all markets of a match, and the builder that joins some of them. */
export function MatchView({ table, own }: { readonly table: VirtualTable; readonly own: LeagueMatch }) {
  const words = virtualWords.useWords();
  const { fact } = own;
  const step = useStep(own);
  const states = useMemo(() => statesAhead(own, step), [own, step]);
  const markets = useHeldBoard(states);
  const [parts, setParts] = useState<readonly Selection[] | null>(null);
  const picking: Picking = {
    isPicked: (selection) =>
      parts === null ? table.isPicked(fact.id, selection) : parts.some((part) => isSame(part, selection)),
    isBarred: (selection) => parts !== null && !isPart(selection),
    pick(selection, odds) {
      if (parts === null) table.pick(fact.id, selection, odds);
      else setParts(withPart(parts, selection));
    },
  };
  const view = useStartAtTop<HTMLElement>();
  return (
    <section ref={view} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <MatchHead table={table} own={own} />
      {markets.length === 0 ? (
        <p className="py-8 text-center text-muted">{words.closed}</p>
      ) : (
        <div
          className={classes(
            "surface-raised z-10 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 p-3",
            // It stays in sight while it has something to tell.
            (parts !== null || hasBegun(own)) && "sticky top-(--header-height) md:top-2",
          )}
        >
          {hasBegun(own) && <ScoreLine own={own} />}
          <Switch label={words.builder} checked={parts !== null} onChange={(on) => setParts(on ? [] : null)} />
          <span className="min-w-0 flex-1 text-sm text-muted">
            {parts === null ? (
              words.builderText
            ) : (
              <Built table={table} own={own} states={states} parts={parts} onDone={() => setParts(null)} />
            )}
          </span>
        </div>
      )}
      <div className="columns-1 gap-4 *:mb-4 *:break-inside-avoid @min-[540px]:columns-2">
        {markets.map((market) => (
          <Market key={market.market} match={states[0] ?? own.match} market={market} picking={picking} />
        ))}
      </div>
    </section>
  );
}

/** Shows clubs, score and minute in a line, for readers whose pitch is scrolled away. */
function ScoreLine({ own }: { readonly own: LeagueMatch }) {
  const { clubsOf, scoreText } = useNames();
  const { match } = own;
  const minute = useMinuteText(useTick(own));
  return (
    <p aria-hidden="true" className="flex basis-full items-center gap-2 text-sm">
      <Crest team={match.home} className="size-5" />
      <span className="truncate font-semibold">{clubsOf(match.league)(match.home)}</span>
      <span className="tabular shrink-0 font-black">{scoreText(scoreAfter(goalsOf(own), TICKS))}</span>
      <span className="truncate font-semibold">{clubsOf(match.league)(match.away)}</span>
      <Crest team={match.away} className="size-5" />
      <span className="tabular ms-auto shrink-0 text-muted">{minute}</span>
    </p>
  );
}

/** Adds a part, or takes it away; a market has one part. */
function withPart(parts: readonly Selection[], selection: Selection): readonly Selection[] {
  const others = parts.filter(({ market }) => market !== selection.market);
  return parts.some((part) => isSame(part, selection)) ? others : [...others, selection];
}

function MatchHead({ table, own }: { readonly table: VirtualTable; readonly own: LeagueMatch }) {
  const words = virtualWords.useWords();
  const { whole, time } = useFormats();
  const { clubsOf, matchName, meanText } = useNames();
  const { match } = own;
  const club = clubsOf(match.league);
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="neutral"
          icon={<ArrowLeft size={18} className="mirror-rtl" aria-hidden="true" />}
          onClick={() => table.choose(null)}
        >
          {words.back}
        </Button>
        <span className="text-sm text-muted">
          {words.season(whole(match.season))} · {words.matchday(whole(match.matchday))} · {time(dueOf(own))}
        </span>
      </div>
      <h2 className="sr-only">{matchName(match)}</h2>
      {hasBegun(own) ? (
        <Watched match={own} waits={false} />
      ) : (
        <div className="surface-panel grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 p-3">
          <span
            aria-hidden="true"
            className="flex min-w-0 items-center gap-2.5 text-lg font-bold max-sm:flex-col max-sm:gap-1 max-sm:text-center max-sm:text-base max-sm:leading-tight"
          >
            <Crest team={match.home} className="size-9" />
            {club(match.home)}
          </span>
          <p className="tabular grid justify-items-center text-xs text-muted">
            <span className="max-w-24 text-center text-balance">{words.expected}</span>{" "}
            <span className="text-base font-semibold text-text">
              {words.strength(meanText(match.means.home), meanText(match.means.away))}
            </span>
          </p>
          <span
            aria-hidden="true"
            className="flex min-w-0 flex-row-reverse items-center gap-2.5 text-lg font-bold max-sm:flex-col max-sm:gap-1 max-sm:text-center max-sm:text-base max-sm:leading-tight"
          >
            <Crest team={match.away} className="size-9" />
            {club(match.away)}
          </span>
        </div>
      )}
    </header>
  );
}

interface Picking {
  readonly isPicked: (selection: Selection) => boolean;
  readonly isBarred: (selection: Selection) => boolean;
  readonly pick: (selection: Selection, odds: Odds) => void;
}

interface MarketProps {
  readonly match: MatchState;
  readonly market: OfferedMarket;
  readonly picking: Picking;
}

function SideText({ text: [name, line] }: { readonly text: readonly [string, string] }) {
  return (
    <span aria-hidden="true" className="tabular flex min-w-0 justify-center gap-1 text-sm text-muted">
      <span className="truncate">{name}</span>
      {line !== "" && <span className="shrink-0">{line}</span>}
    </span>
  );
}

function Market({ match, market: { market, rows }, picking }: MarketProps) {
  const words = virtualWords.useWords();
  const { pickName, sideText } = useNames();
  const title = market === "next-goal" && match.inPlay !== undefined ? words.nextGoal : words.markets[market];
  return (
    <section aria-label={title} className="surface-panel grid gap-2 p-3">
      <h3 className="font-bold">{title}</h3>
      {rows.map((row, place) => (
        <ul
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a market stay where they are.
          key={place}
          className="grid gap-1.5"
          style={{ gridTemplateColumns: columnsOf(row.length) }}
        >
          {row.map(({ selection, odds }) => (
            <li key={JSON.stringify(selection)} className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-center">
              <SideText text={sideText(selection, match)} />
              <OddsButton
                name={pickName(selection, match)}
                odds={odds}
                picked={picking.isPicked(selection)}
                disabled={picking.isBarred(selection)}
                roomy
                onPick={() => picking.pick(selection, odds)}
              />
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}

/**
 * Returns the columns of a row: four at most, and three if they leave no gap at the end and four would, or where four
 * are too narrow for odds of a hundred and more.
 */
function columnsOf(count: number): string {
  if (count <= 4) return `repeat(${count}, minmax(0, 1fr))`;
  const share = count % 4 !== 0 && count % 3 === 0 ? 30 : 22;
  return `repeat(auto-fill, minmax(max(4.125rem, ${share}%), 1fr))`;
}

interface BuiltProps {
  readonly table: VirtualTable;
  readonly own: LeagueMatch;
  readonly states: readonly MatchState[];
  readonly parts: readonly Selection[];
  readonly onDone: () => void;
}

/** Shows the joint odds of the picks, and puts them on the slip as one leg. */
function Built({ table, own, states, parts, onDone }: BuiltProps) {
  const words = virtualWords.useWords();
  const { plural } = useFormats();
  const { pickName } = useNames();
  const oddsText = useOddsText();
  const selection = { market: "builder", selection: "all", parts };
  const odds = parts.length < 2 ? null : heldOdds(states, selection);
  if (parts.length < 2) return words.builderEmpty;
  if (odds === null) return words.builderNever;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="min-w-0 flex-1">
        <span className="font-semibold text-text">{plural(parts.length, words.pickCount)}</span>:{" "}
        {pickName(selection, own.match)}
      </span>
      <span className="tabular text-lg font-bold text-text">{oddsText(odds)}</span>
      <Button
        variant="accent"
        onClick={() => {
          table.pick(own.fact.id, selection, odds);
          onDone();
        }}
      >
        {words.builderAdd}
      </Button>
    </span>
  );
}
