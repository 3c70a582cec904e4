import type { BetPage } from "@fairhouse/protocol/play.ts";
import { readAs } from "../../shared/facts/facts.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { LegCard, SlipLegs } from "../../shared/screen/slip/slip-legs.tsx";
import { facts, isPoints } from "../facts.ts";
import { isWon } from "../rules/flights.ts";
import type { AcceptedLeg } from "../rules/house-markets.ts";
import { PointList } from "./point-list.tsx";
import { useNames } from "./slip.tsx";
import { houseMarketsWords } from "./words/words.ts";

export const draws: BetViewModule["draws"] = ({ bet }) =>
  facts.versions.includes(bet.gameVersion) && readAs(facts.isBet, bet.bet) !== null;

/** Shows the legs of a slip, each with the points of its event once they are known. */
export default function HouseMarketsBetView({ page }: BetViewProps) {
  const slip = readAs(facts.isBet, page.bet.bet);
  if (slip === null) return null;
  return (
    <SlipLegs sizes={slip.sizes}>
      {slip.legs.map((leg) => (
        <Leg key={leg.event} leg={leg} page={page} />
      ))}
    </SlipLegs>
  );
}

function Leg({ leg, page }: { readonly leg: AcceptedLeg; readonly page: BetPage }) {
  const words = houseMarketsWords.useWords();
  const { eventName, pickName } = useNames();
  const fact = page.proof.seeding === "facts" ? page.proof.facts.find(({ id }) => id === leg.event) : undefined;
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
