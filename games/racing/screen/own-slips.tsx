import type { Money } from "@fairhouse/kernel/money.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Slip } from "../../shared/rules/slip/slip.ts";
import { LegLine, OwnSlips } from "../../shared/screen/slip/own-slips.tsx";
import { facts } from "../facts.ts";
import { cashOutOf } from "../rules/cash-out.ts";
import type { AcceptedLeg } from "../rules/leg.ts";
import type { Running } from "../rules/running.ts";
import { shownEnd } from "./leg-end.ts";
import { useNames } from "./names.ts";
import { dueOf, type RaceEvent, type RacingTable, toldOf } from "./use-racing.ts";
import { racingWords } from "./words/words.ts";

/** Lists the player's latest slips on races. */
export function OwnRacingSlips({ table }: { readonly table: RacingTable }) {
  const { slips, cashOut, order } = table;
  const races = racesOf(table);
  return (
    <OwnSlips
      own={slips.own ?? []}
      facts={facts}
      offer={{
        ...slips,
        onCashOut: cashOut,
        onOrder: order,
        valueOf: (slip) => valueNow(slip, races),
      }}
      legOf={(leg) => <RaceLine key={leg.event} own={races.find(({ fact }) => fact.id === leg.event)} leg={leg} />}
    />
  );
}

function racesOf({ open, running, over }: RacingTable): readonly RaceEvent[] {
  return [...open, ...(running === null ? [] : [running]), ...over];
}

/** Returns what the house pays for a slip now; null if it does not buy it. */
function valueNow(slip: Slip<AcceptedLeg>, races: readonly RaceEvent[]): Money | null {
  const known = new Map<string, Running | null>();
  const ahead = new Set<string>();
  for (const { event } of slip.legs) {
    const own = races.find(({ fact }) => fact.id === event);
    if (own === undefined) return null;
    if (own.fact.knownAt !== null) known.set(event, own.fact.phase === "void" ? null : toldOf(own));
    else if (own.fact.phase === "open") ahead.add(event);
  }
  return cashOutOf(slip, known, ahead);
}

function RaceLine({ own, leg }: { readonly own: RaceEvent | undefined; readonly leg: AcceptedLeg }) {
  const words = racingWords.useWords();
  const { time } = useFormats();
  const { pickName, raceName } = useNames();
  const isOver = own?.fact.knownAt != null;
  return (
    <LegLine
      pick={pickName(leg, leg.race, leg.place)}
      odds={leg.odds}
      event={raceName(leg.race)}
      end={isOver ? shownEnd(leg, own.fact.phase === "void" ? null : toldOf(own)) : null}
      course={own !== undefined && (own.fact.phase === "open" ? time(dueOf(own)) : words.running)}
    />
  );
}
