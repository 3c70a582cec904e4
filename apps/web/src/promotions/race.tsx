import type { Race, RaceEntry } from "@fairhouse/protocol/promotions.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { FoldSummary } from "@fairhouse/ui/components/fold-summary.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SimulatedMark } from "@fairhouse/ui/components/simulated-mark.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Trophy } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Countdown } from "./countdown.tsx";
import { promotionsWords } from "./words/words.ts";

/** Anchor in the panel: `/home?panel=promotions#weekly-race`. */
const RACE = "weekly-race";

/** The week's race: the leaders, the prizes, and the player's own place. */
export function WeeklyRace({ race, isBarred }: { race: Race; isBarred: boolean }) {
  const words = promotionsWords.useWords().race;
  const format = useFormats();
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // Scrolled into view if it is named in the address, because the rewards are above it.
  useEffect(() => {
    if (hash === `#${RACE}`) section.current?.scrollIntoView({ block: "start" });
  }, [hash]);
  const total = race.prizes.reduce((sum, prize) => sum + prize, 0);
  const currency = useHouseCurrency();
  const isDemo = race.standings.some(({ simulated }) => simulated);
  return (
    <section ref={section} aria-labelledby={RACE} className="grid gap-4 rounded-panel border border-line p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h3 id={RACE} className="flex items-center gap-2 text-xl">
            <Trophy aria-hidden="true" className="size-5 text-gold" />
            {words.title}
          </h3>
          <p className="max-w-[58ch] text-pretty text-muted">{isDemo ? words.demo : words.lead}</p>
        </div>
        <dl className="flex gap-6">
          <div>
            <dt className="text-sm text-muted">{words.total}</dt>
            <dd>
              <Money amount={total} currency={currency} icon className="text-lg text-gold" />
            </dd>
          </div>
        </dl>
      </div>
      <div className="surface-well flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3">
        <Countdown label={words.endsIn} to={race.endsAt} />
        <span className="text-sm text-muted">{format.plural(race.players, words.players)}</span>
      </div>
      {race.players < 2 ? (
        <p className="py-4 text-center text-pretty text-muted">{words[statusOf(race)]}</p>
      ) : (
        <Standings label={words.standings} entries={withOwn(race)} prizes />
      )}
      {!isDemo && !isBarred && race.players > 1 && <OwnPlace race={race} />}
      <p className="text-sm text-muted">{words.rules}</p>
      {race.last !== null && (
        <details className="group rounded-tile border border-line px-4 py-3">
          <FoldSummary className="touch-target">{words.last}</FoldSummary>
          <div className="pt-3">
            {race.last.winners.length === 0 ? (
              <p className="text-muted">{words.noWinners}</p>
            ) : (
              <Standings label={words.last} entries={race.last.winners} prizes />
            )}
          </div>
        </details>
      )}
    </section>
  );
}

/** Says why there is no race yet: it takes two. */
function statusOf({ players, own }: Race): "none" | "alone" | "oneOther" {
  if (players === 0) return "none";
  return own === null ? "oneOther" : "alone";
}

/** Returns the standings, followed by the player's own row if it is not among them. */
function withOwn({ standings, own }: Race): readonly RaceEntry[] {
  return own === null || standings.some((entry) => entry.own) ? standings : [...standings, own];
}

function OwnPlace({ race: { own, standings } }: { race: Race }) {
  const words = promotionsWords.useWords().race;
  const format = useFormats();
  const currency = useHouseCurrency();
  if (own === null) return <p className="text-muted">{words.join}</p>;
  const ahead = standings.findLast(({ place }) => place < own.place);
  if (ahead === undefined) return null;
  const missing = format.money(Math.max(1, ahead.wagered - own.wagered + 1), currency);
  // This page does not know the places between: the goal is the last one with a prize.
  return (
    <p className="text-muted">{ahead.place === own.place - 1 ? words.behind(missing) : words.toPrizes(missing)}</p>
  );
}

/** A place is as wide as its figures; the first three have the colours of their medals. */
const medals = ["bg-gold text-ground", "bg-line-strong text-text", "bg-gold-soft text-gold"];

function Standings(props: { label: string; entries: readonly RaceEntry[]; prizes: boolean }) {
  const words = promotionsWords.useWords().race;
  const format = useFormats();
  const currency = useHouseCurrency();
  return (
    <table className="w-full border-separate border-spacing-y-1 text-start">
      <caption className="sr-only">{props.label}</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="w-10 px-2 text-start font-medium">
            <span className="max-sm:sr-only">{words.place}</span>
            <span aria-hidden="true" className="sm:hidden">
              #
            </span>
          </th>
          <th scope="col" className="px-2 text-start font-medium">
            {words.player}
          </th>
          <th scope="col" className="px-2 text-end font-medium">
            {words.wagered}
            <span className="block text-gold sm:hidden">{words.prize}</span>
          </th>
          <th scope="col" className="px-2 text-end font-medium max-sm:hidden">
            {words.prize}
          </th>
        </tr>
      </thead>
      <tbody>
        {props.entries.map((entry) => (
          <tr
            key={entry.place}
            aria-current={entry.own ? "true" : undefined}
            className={classes(
              "[&>td]:h-13 [&>td]:px-2 [&>td:first-child]:rounded-s-control [&>td:last-child]:rounded-e-control max-sm:[&>td:nth-child(3)]:rounded-e-control",
              entry.own ? "[&>td]:bg-accent-soft" : "[&>td]:bg-panel-high/50",
            )}
          >
            <td>
              <span
                className={classes(
                  "tabular grid size-7 place-items-center rounded-full text-sm font-bold",
                  medals[entry.place - 1] ?? "text-muted",
                )}
              >
                {format.whole(entry.place)}
              </span>
            </td>
            <td className="max-w-0 w-full">
              <Player entry={entry} />
            </td>
            <td className="text-end">
              <Money amount={entry.wagered} currency={currency} />
              {entry.prize > 0 && (
                <Money amount={entry.prize} currency={currency} className="block! text-sm text-gold sm:hidden!" />
              )}
            </td>
            <td className="text-end max-sm:hidden">
              {entry.prize > 0 ? (
                <Money amount={entry.prize} currency={currency} className="text-gold" />
              ) : (
                <span className="text-muted">—</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Player({ entry }: { entry: RaceEntry }) {
  const words = promotionsWords.useWords().race;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={entry.player} seed={entry.avatar} size={28} className="max-sm:hidden!" />
      <bdi className={classes("truncate", entry.player === null && "text-muted")}>{entry.player ?? words.hidden}</bdi>
      {entry.simulated && <SimulatedMark text={words.simulated} />}
      {entry.own && (
        <span className="rounded-full bg-accent-fill px-2 py-0.5 text-xs font-semibold text-on-accent">
          {words.you}
        </span>
      )}
    </span>
  );
}
