import { compare, ONE, toNumber, ZERO } from "@fairhouse/kernel/ratio.ts";
import type { BetFact } from "@fairhouse/protocol/play.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { readAs } from "../../shared/facts/facts.ts";
import type { BetViewProps, PicksProps } from "../../shared/screen/bet-view.ts";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import { drawsSlips, LegCard, SlipLegs } from "../../shared/screen/slip/slip-legs.tsx";
import { slipPicks } from "../../shared/screen/slip/slip-picks.ts";
import { facts, isEvent, resultOf } from "../facts.ts";
import { selectionNow } from "../rules/cash-out.ts";
import type { EventResult } from "../rules/event.ts";
import { type AcceptedLeg, endOfLeg } from "../rules/leg.ts";
import { oddsNow } from "../rules/markets.ts";
import { EventRecord } from "./event-record.tsx";
import { shownEnd } from "./leg-end.ts";
import { useNames } from "./names.ts";
import { sportsWords } from "./words/words.ts";

const MILLION = 1_000_000;
const ALL_PERCENTS = 100;

export const draws = drawsSlips(facts);

/** Shows the legs of a slip, each with the result of its event once it is known. */
export default function SportsBetView({ page }: BetViewProps) {
  return <SlipLegs page={page} facts={facts} Leg={Leg} />;
}

/** Says what a slip is on, in one line. */
export function Picks({ bet }: PicksProps) {
  const { eventName, pickName } = useNames();
  return slipPicks(facts, bet, (leg) => [pickName(leg, leg.card), eventName(leg.card)]);
}

function Leg({ leg, fact }: { readonly leg: AcceptedLeg; readonly fact: BetFact | undefined }) {
  const words = sportsWords.useWords();
  const { dateTime, percent, whole } = useFormats();
  const oddsText = useOddsText();
  const { eventName, pickName, resultText, placeText, scoreText } = useNames();
  const { card, fair } = leg;
  const result = resultOf(card, fact?.result);
  const isOver = fact?.phase === "void" || result !== null;
  const notes = useNotes(leg, result);
  return (
    <LegCard
      pick={pickName(leg, card)}
      event={eventName(card) === card.competition ? card.competition : `${eventName(card)} · ${card.competition}`}
      odds={leg.odds}
      end={isOver ? shownEnd(leg, result) : null}
    >
      <ul className="grid gap-1 text-sm text-muted">
        <li>{words.startedAt(dateTime(card.startsAt))}</li>
        {leg.madeAt !== undefined && (
          <li>
            {words.madeAt(
              scoreText(leg.madeAt.score),
              leg.madeAt.minute === null ? null : words.minute(whole(leg.madeAt.minute)),
            )}
          </li>
        )}
        {fact?.published?.map(({ version, from, state }) => {
          const then = readAs(isEvent, state);
          const odds = then === null ? null : oddsNow(then, selectionNow(leg, then));
          return odds === null ? null : <li key={version}>{words.soldAt(oddsText(odds), dateTime(from))}</li>;
        })}
        {leg.place !== undefined && <li>{placeText(leg.place)}</li>}
        {fair !== null && <li>{words.chanceThen(percent(fair / MILLION))}</li>}
        {isOver && <li className="font-semibold text-text">{words.resultOf(resultText(card, result))}</li>}
        {fact?.corrections.map(({ was, correctedAt, late }) => (
          <li key={correctedAt}>
            {words.correctedAt(dateTime(correctedAt), resultText(card, resultOf(card, was)))}
            {late && ` ${words.correctedLate}`}
          </li>
        ))}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <EventRecord event={leg.event} isOver={isOver} />
    </LegCard>
  );
}

/** Says in words why a leg counts neither its odds nor nothing. */
function useNotes(leg: AcceptedLeg, result: EventResult | null): readonly string[] {
  const words = sportsWords.useWords();
  const { whole, percent, locale } = useFormats();
  const { runnerName } = useNames();
  if (result === null) return [];
  const { factor, placeFactor, isVoid } = endOfLeg(leg, result);
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const counts = format.format(toNumber(factor));
  if (result.kind !== "winners") {
    const isWhole = compare(factor, ZERO) === 0 || compare(factor, ONE) === 0 || isFull(leg, toNumber(factor));
    return isVoid || isWhole ? [] : [words.counts(counts)];
  }
  const runner = Number(leg.selection);
  if (isVoid) return [words.ownWithdrawn];
  const place = placeFactor === undefined ? [] : [words.placeCounts(format.format(toNumber(placeFactor)))];
  if (!result.winners.includes(runner)) return place;
  const later = result.withdrawn.filter((its) => its.percent > 0 && !leg.card.withdrawn.includes(its.runner));
  const cuts = later.map((its) => words.cut(runnerName(leg.card, its.runner), percent(its.percent / ALL_PERCENTS)));
  const heat = result.winners.length > 1 ? [words.shared(whole(result.winners.length))] : [];
  return cuts.length + heat.length === 0 ? place : [...cuts, ...heat, words.counts(counts), ...place];
}

function isFull({ odds }: AcceptedLeg, factor: number): boolean {
  return Math.round(factor * 1_000) === odds;
}
