import type { BetFact } from "@fairhouse/protocol/play.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { readAs } from "../../shared/facts/facts.ts";
import type { BetViewProps, PicksProps } from "../../shared/screen/bet-view.ts";
import { drawsSlips, LegCard, SlipLegs } from "../../shared/screen/slip/slip-legs.tsx";
import { slipPicks } from "../../shared/screen/slip/slip-picks.ts";
import { facts, isGoals } from "../facts.ts";
import { minuteOf, TICKS } from "../rules/clock.ts";
import { type AcceptedLeg, endOfLeg, scoreOf } from "../rules/leg.ts";
import { type Goal, scoreAfter } from "../rules/match.ts";
import { Crest } from "./crest.tsx";
import { useNames } from "./names.ts";
import { virtualWords } from "./words/words.ts";

export const draws = drawsSlips(facts);

/** Shows the legs of a slip, each with the score and the goals of its match once they are known. */
export default function VirtualBetView({ page }: BetViewProps) {
  return <SlipLegs page={page} facts={facts} Leg={Leg} />;
}

/** Says what a slip is on, in one line. */
export function Picks({ bet }: PicksProps) {
  const { matchName, pickName } = useNames();
  return slipPicks(facts, bet, (leg) => [pickName(leg, leg.match), matchName(leg.match)]);
}

function Leg({ leg, fact }: { readonly leg: AcceptedLeg; readonly fact: BetFact | undefined }) {
  const words = virtualWords.useWords();
  const { whole, dateTime } = useFormats();
  const { matchName, pickName, scoreText } = useNames();
  const goals = readAs(isGoals, fact?.result);
  const timed = fact?.timed ?? null;
  // The page of a bet is not told of goals while a match is played.
  const told = readAs(isGoals, timed?.shown);
  const { season, matchday, inPlay } = leg.match;
  const score = scoreOf(leg.match);
  return (
    <LegCard
      pick={pickName(leg, leg.match)}
      event={`${matchName(leg.match)} · ${words.season(whole(season))} · ${words.matchday(whole(matchday))}`}
      odds={leg.odds}
      end={fact?.phase === "void" ? "void" : goals === null ? null : endOfLeg(leg, goals)}
      course={
        timed === null
          ? undefined
          : timed.begunAt === null
            ? words.kickOffAt(dateTime(timed.dueAt))
            : told === null
              ? words.playing
              : words.scoreNow(scoreText(scoreAfter(told, TICKS)))
      }
    >
      {inPlay !== undefined && score !== null && (
        <p className="text-sm text-muted">{words.madeAt(whole(minuteOf(inPlay.tick)), scoreText(score))}</p>
      )}
      {goals !== null && <FinalScore leg={leg} goals={goals} />}
    </LegCard>
  );
}

function FinalScore({ leg: { match }, goals }: { readonly leg: AcceptedLeg; readonly goals: readonly Goal[] }) {
  const words = virtualWords.useWords();
  const { whole } = useFormats();
  const { clubsOf, scoreText } = useNames();
  const club = clubsOf(match.league);
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 font-semibold">
        <span className="flex min-w-0 items-center gap-2 max-sm:flex-col max-sm:gap-1 max-sm:text-center">
          <Crest team={match.home} />
          <span>{club(match.home)}</span>
        </span>
        <span className="tabular text-xl font-black">{scoreText(scoreAfter(goals, TICKS))}</span>
        <span className="flex min-w-0 flex-row-reverse items-center gap-2 text-end max-sm:flex-col max-sm:gap-1 max-sm:text-center">
          <Crest team={match.away} />
          <span>{club(match.away)}</span>
        </span>
      </div>
      <ol aria-label={words.goalsLabel} className="grid gap-1 text-sm text-muted">
        {goals.map(({ side, tick }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: goals of a match that is over stay where they are.
          <li key={place} className={`tabular ${side === "away" ? "text-end" : ""}`}>
            {words.minute(whole(minuteOf(tick)))} {club(side === "home" ? match.home : match.away)}
          </li>
        ))}
      </ol>
    </div>
  );
}
