import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { readAs } from "../../shared/facts/facts.ts";
import { LegLine, OwnSlips } from "../../shared/screen/slip/own-slips.tsx";
import { facts } from "../facts.ts";
import { TICKS } from "../rules/clock.ts";
import { type AcceptedLeg, endOfLeg } from "../rules/leg.ts";
import { scoreAfter } from "../rules/match.ts";
import { goalsOf } from "./goals.ts";
import { hasBegun } from "./in-play.ts";
import { useNames } from "./names.ts";
import { dueOf, type VirtualTable } from "./use-virtual.ts";

/** Lists the player's latest slips on virtual matches, with the scores of their legs. */
export function OwnVirtualSlips({ table }: { readonly table: VirtualTable }) {
  return (
    <OwnSlips
      own={table.slips.own ?? []}
      legsOf={({ bet }) =>
        readAs(facts.isBet, bet)?.legs.map((leg) => <MatchLine key={leg.event} table={table} leg={leg} />) ?? null
      }
    />
  );
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
      event={matchName(leg.match)}
      end={phase === "void" ? "void" : phase === "known" ? endOfLeg(leg, goals) : null}
      course={
        known !== undefined &&
        (phase === "open" && !hasBegun(known) ? time(dueOf(known)) : scoreText(scoreAfter(goals, TICKS)))
      }
    />
  );
}
