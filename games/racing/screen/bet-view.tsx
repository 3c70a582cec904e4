import type { BetFact } from "@fairhouse/protocol/play.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { readAs } from "../../shared/facts/facts.ts";
import type { BetViewProps, PicksProps } from "../../shared/screen/bet-view.ts";
import { drawsSlips, LegCard, SlipLegs } from "../../shared/screen/slip/slip-legs.tsx";
import { slipPicks } from "../../shared/screen/slip/slip-picks.ts";
import { facts, isRunning } from "../facts.ts";
import type { AcceptedLeg } from "../rules/leg.ts";
import { Arrivals } from "./arrivals.tsx";
import { shownEnd } from "./leg-end.ts";
import { useNames } from "./names.ts";
import { racingWords } from "./words/words.ts";

export const draws = drawsSlips(facts);

/** Shows the legs of a slip, each with the first of its race once they are known. */
export default function RacingBetView({ page }: BetViewProps) {
  return <SlipLegs page={page} facts={facts} Leg={Leg} />;
}

/** Says what a slip is on, in one line. */
export function Picks({ bet }: PicksProps) {
  const { raceName, pickName } = useNames();
  return slipPicks(facts, bet, (leg) => [pickName(leg, leg.race, leg.place), raceName(leg.race)]);
}

function Leg({ leg, fact }: { readonly leg: AcceptedLeg; readonly fact: BetFact | undefined }) {
  const words = racingWords.useWords();
  const { dateTime } = useFormats();
  const { raceName, pickName } = useNames();
  const running = readAs(isRunning, fact?.result);
  const isVoid = fact?.phase === "void";
  const timed = fact?.timed ?? null;
  return (
    <LegCard
      pick={pickName(leg, leg.race, leg.place)}
      event={raceName(leg.race)}
      odds={leg.odds}
      end={isVoid || running !== null ? shownEnd(leg, running) : null}
      course={
        timed === null ? undefined : timed.begunAt === null ? words.startsAt(dateTime(timed.dueAt)) : words.running
      }
    >
      {running !== null && <Arrivals race={leg.race} arrivals={running.arrivals} />}
    </LegCard>
  );
}
