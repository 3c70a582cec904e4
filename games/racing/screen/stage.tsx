import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useRef } from "react";
import { readAs } from "../../shared/facts/facts.ts";
import type { Odds } from "../../shared/rules/slip/odds.ts";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import { facts } from "../facts.ts";
import type { RaceState } from "../rules/course.ts";
import { oddsNow, runnersOf } from "../rules/markets.ts";
import { Commentary } from "./commentary.tsx";
import { isClose, isRun } from "./motion.ts";
import { useNames } from "./names.ts";
import { OrderStrip } from "./order-strip.tsx";
import { Podium } from "./podium.tsx";
import { Proof } from "./proof.tsx";
import { playFinish, playStart } from "./race-sound.ts";
import { StartClock } from "./start-clock.tsx";
import { Track } from "./track.tsx";
import { type RaceEvent, type RacingTable, toldOf } from "./use-racing.ts";
import { racingWords } from "./words/words.ts";

export interface StageProps {
  readonly table: Pick<RacingTable, "slips">;
  readonly own: RaceEvent;
}

/**
 * Shows a race on its track: before the start with a countdown, then as it is run, and its result for a while. It is as
 * high in each of them, so that nothing below it moves.
 */
export function Stage({ table, own }: StageProps) {
  const words = racingWords.useWords();
  const { whole, listed } = useFormats();
  const { raceName, runnerName } = useNames();
  const oddsText = useOddsText();
  const told = toldOf(own);
  const waits = own.fact.phase === "open";
  const isOver = own.fact.knownAt !== null;
  const finish = told !== null && isRun(own, told) ? told : null;
  const isPhoto = finish !== null && isClose(finish);
  const backed = useBacked(table, own.fact.id);
  useRaceSounds(own.fact.id, told?.calls.length ?? 0, told?.arrivals.length ?? 0);
  const label = waits ? words.next : isOver ? words.over : words.live;
  return (
    <section aria-label={label} className="surface-panel grid content-start gap-2.5 p-3">
      <div className="relative">
        <Track key={own.fact.id} own={own} runs={!waits && !isOver} />
        <h2
          data-mode="dark"
          className="race-plate absolute start-3 top-3 flex items-center gap-2 px-2.5 py-1 text-sm font-semibold"
        >
          {!waits && !isOver && !isPhoto && (
            <span className="size-2 shrink-0 animate-pulse-soft rounded-full bg-win-fill" />
          )}
          {isPhoto ? <Badge tone="gold">{words.photo}</Badge> : !waits && <span>{label}</span>}
          {raceName(own.race)}
        </h2>
        {waits && <StartClock own={own} />}
        {finish === null ? (
          <div className="race-plate absolute inset-x-0 bottom-0 rounded-t-none p-1.5">
            <OrderStrip race={own.race} told={told} own={backed} />
          </div>
        ) : (
          <Podium own={own} told={finish} backed={backed} />
        )}
      </div>
      {waits && (
        <div className="grid min-h-12 content-start text-sm">
          {/* In a narrow column the names of two horses need both lines. */}
          <p className="line-clamp-2 @min-[480px]:line-clamp-1">
            {words.favourites(
              listed(
                favouritesOf(own.race).map(({ runner, odds }) => `${runnerName(own.race, runner)} ${oddsText(odds)}`),
              ),
            )}
          </p>
          <p className="text-muted @max-[480px]:hidden">{words.waitsText(whole(own.race.race))}</p>
        </div>
      )}
      {isOver ? <Proof own={own} /> : !waits && <Commentary race={own.race} told={told} />}
    </section>
  );
}

const FAVOURITES = 2;

/** Returns the runners with the lowest odds. */
function favouritesOf(race: RaceState): readonly { readonly runner: number; readonly odds: Odds }[] {
  return race.weights
    .flatMap((_, runner) => {
      const odds = oddsNow(race, { market: "win", selection: String(runner + 1) });
      return odds === null ? [] : [{ runner, odds }];
    })
    .sort((a, b) => a.odds - b.odds)
    .slice(0, FAVOURITES);
}

/** Returns the runners of a race on which the player has an open bet. */
export function useBacked({ slips }: Pick<RacingTable, "slips">, event: string): ReadonlySet<number> {
  const legs = (slips.own ?? []).flatMap(({ payout, bet }) =>
    payout === null ? (readAs(facts.isBet, bet)?.legs ?? []) : [],
  );
  return new Set(legs.filter((leg) => leg.event === event).flatMap(runnersOf));
}

/** Sounds the start and the finish of the race that is watched, once each, and not for one that was found under way. */
function useRaceSounds(event: string, calls: number, arrivals: number): void {
  const before = useRef({ event, calls, arrivals });
  useEffect(() => {
    const { current } = before;
    before.current = { event, calls, arrivals };
    if (current.event !== event) return;
    if (current.calls === 0 && calls > 0 && arrivals === 0) playStart();
    if (current.arrivals === 0 && arrivals > 0) playFinish();
  }, [event, calls, arrivals]);
}
