import type { BetFact } from "@fairhouse/protocol/play.ts";
import { readAs } from "../../shared/facts/facts.ts";
import type { BetViewProps, PicksProps } from "../../shared/screen/bet-view.ts";
import { drawsSlips, LegCard, SlipLegs } from "../../shared/screen/slip/slip-legs.tsx";
import { slipPicks } from "../../shared/screen/slip/slip-picks.ts";
import { facts, isPoints } from "../facts.ts";
import { isWon } from "../rules/flights.ts";
import type { AcceptedLeg } from "../rules/house-markets.ts";
import { PointList } from "./point-list.tsx";
import { useNames } from "./slip.ts";
import { houseMarketsWords } from "./words/words.ts";

export const draws = drawsSlips(facts);

/** Shows the legs of a slip, each with the points of its event once they are known. */
export default function HouseMarketsBetView({ page }: BetViewProps) {
  return <SlipLegs page={page} facts={facts} Leg={Leg} />;
}

/** Says what a slip is on, in one line. */
export function Picks({ bet }: PicksProps) {
  const { eventName, pickName } = useNames();
  return slipPicks(facts, bet, (leg) => [pickName(leg), eventName(leg.flights)]);
}

function Leg({ leg, fact }: { readonly leg: AcceptedLeg; readonly fact: BetFact | undefined }) {
  const words = houseMarketsWords.useWords();
  const { eventName, pickName } = useNames();
  const points = readAs(isPoints, fact?.result);
  const end = points === null ? null : isWon(points, leg) ? "won" : "lost";
  return (
    <LegCard
      pick={pickName(leg)}
      event={eventName(leg.flights)}
      odds={leg.odds}
      end={fact?.phase === "void" ? "void" : end}
    >
      {points !== null && <PointList label={words.points} points={points} />}
    </LegCard>
  );
}
