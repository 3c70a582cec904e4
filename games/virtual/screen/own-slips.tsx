import type { Money } from "@fairhouse/kernel/money.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { readAs } from "../../shared/facts/facts.ts";
import type { Slip } from "../../shared/rules/slip/slip.ts";
import { LegLine, OwnSlips } from "../../shared/screen/slip/own-slips.tsx";
import { useNow } from "../../shared/screen/slip/use-now.ts";
import { facts } from "../facts.ts";
import { cashOutOf } from "../rules/cash-out.ts";
import { TICKS } from "../rules/clock.ts";
import type { MatchState } from "../rules/league.ts";
import { type AcceptedLeg, endOfLeg } from "../rules/leg.ts";
import type { Goal } from "../rules/match.ts";
import { scoreAfter } from "../rules/match.ts";
import { goalsOf } from "./goals.ts";
import { HELD, hasBegun, statesAt } from "./in-play.ts";
import { dueOf, type LeagueMatch } from "./league-match.ts";
import { useNames } from "./names.ts";
import type { VirtualTable } from "./use-virtual.ts";

/** Lists the player's latest slips on virtual matches, with the scores of their legs. */
export function OwnVirtualSlips({ table }: { readonly table: VirtualTable }) {
  const { slips, cashOut, order } = table;
  const own = slips.own ?? [];
  const matches = [...table.all, ...table.settled];
  const legsOfOpen = own.flatMap(({ payout, bet }) => (payout === null ? (readAs(facts.isBet, bet)?.legs ?? []) : []));
  const now = useNow(
    legsOfOpen.some(({ event }) => table.all.some((match) => match.fact.id === event && hasBegun(match))),
  );
  return (
    <OwnSlips
      own={own}
      facts={facts}
      offer={{
        ...slips,
        onCashOut: cashOut,
        onOrder: order,
        valueOf: (slip) => heldValue(slip, matches, now),
      }}
      legOf={(leg) => <MatchLine key={leg.event} table={table} leg={leg} />}
    />
  );
}

/** Returns the least that the house pays for a slip in the next moments; null if it does not buy it now. */
function heldValue(slip: Slip<AcceptedLeg>, matches: readonly LeagueMatch[], now: number): Money | null {
  const known = new Map<string, readonly Goal[] | null>();
  const ahead = new Map<string, readonly MatchState[]>();
  for (const { event } of slip.legs) {
    const own = matches.find(({ fact }) => fact.id === event);
    if (own === undefined) return null;
    if (own.fact.knownAt === null) ahead.set(event, statesAt(own, now));
    else known.set(event, own.fact.phase === "void" ? null : goalsOf(own));
  }
  const values = Array.from({ length: HELD }, (_, step) => {
    const states = [...ahead].flatMap(([event, all]) => {
      const state = all[Math.min(step, all.length - 1)];
      return state === undefined ? [] : [[event, state] as const];
    });
    return cashOutOf(slip, known, new Map(states));
  });
  return values.reduce((least, value) => (least === null || value === null ? null : Math.min(least, value)));
}

function MatchLine({ table, leg }: { readonly table: VirtualTable; readonly leg: AcceptedLeg }) {
  const { time } = useFormats();
  const { matchName, pickName, scoreText } = useNames();
  const known = [...table.all, ...table.settled].find(({ fact }) => fact.id === leg.event);
  const goals = known === undefined ? [] : goalsOf(known);
  const phase = known?.fact.phase;
  return (
    <LegLine
      pick={pickName(leg, leg.match)}
      odds={leg.odds}
      event={matchName(leg.match)}
      end={phase === "void" ? "void" : phase === "known" ? endOfLeg(leg, goals) : null}
      course={
        known !== undefined &&
        (phase === "open" && !hasBegun(known) ? time(dueOf(known)) : scoreText(scoreAfter(goals, TICKS)))
      }
    />
  );
}
