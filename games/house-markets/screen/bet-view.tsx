import type { BetPage } from "@fairhouse/protocol/play.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { readAs } from "../../shared/facts/facts.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import { nameOfSizes } from "../../shared/screen/slip/slip-types.ts";
import { slipWords } from "../../shared/screen/slip/words/words.ts";
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
  const words = slipWords.useWords();
  const { whole } = useFormats();
  const slip = readAs(facts.isBet, page.bet.bet);
  if (slip === null) return null;
  return (
    <div className="grid gap-3">
      <p className="text-center text-sm text-muted">{nameOfSizes(words, slip.legs.length, slip.sizes, whole)}</p>
      <ol aria-label={words.legs} className="grid gap-3">
        {slip.legs.map((leg) => (
          <Leg key={leg.event} leg={leg} page={page} />
        ))}
      </ol>
    </div>
  );
}

function Leg({ leg, page }: { readonly leg: AcceptedLeg; readonly page: BetPage }) {
  const words = houseMarketsWords.useWords();
  const { eventName, pickName } = useNames();
  const oddsText = useOddsText();
  const fact = page.proof.seeding === "facts" ? page.proof.facts.find(({ id }) => id === leg.event) : undefined;
  const points = readAs(isPoints, fact?.result);
  return (
    <li className="surface-raised grid gap-2.5 p-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold">{pickName(leg)}</span>
        <span className="text-sm text-muted">{eventName(leg.flights)}</span>
        <span className="tabular ms-auto font-bold">{oddsText(leg.odds)}</span>
      </div>
      <p className="text-sm">
        <LegEnd phase={fact?.phase ?? "open"} won={points === null ? null : isWon(points, leg)} />
      </p>
      {points !== null && <PointList label={words.points} points={points} />}
    </li>
  );
}

function LegEnd({ phase, won }: { readonly phase: string; readonly won: boolean | null }) {
  const words = slipWords.useWords();
  if (phase === "void") return <span className="text-muted">{words.void}</span>;
  if (won === null) return <span className="text-muted">{words.waits}</span>;
  return <span className={`font-semibold ${won ? "text-win" : "text-lose"}`}>{won ? words.won : words.lost}</span>;
}
