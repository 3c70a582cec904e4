import { isolate } from "@fairhouse/ui/format/isolate.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { PricedPlace } from "../../shared/rules/slip/slip.ts";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import type { RaceState } from "../rules/course.ts";
import { type RaceSelection, runnersOf } from "../rules/markets.ts";
import { racingWords } from "./words/words.ts";

const QUARTERS = 4;

/** Returns functions that name races, runners, distances, and what is picked. */
export function useNames() {
  const words = racingWords.useWords();
  const { locale, whole } = useFormats();
  const oddsText = useOddsText();
  const horseName = ({ horses }: Pick<RaceState, "horses">, runner: number) => words.horses[horses[runner] ?? -1] ?? "";
  const runnerName = (race: Pick<RaceState, "horses">, runner: number) =>
    words.runner(whole(runner + 1), horseName(race, runner));
  const raceName = ({ meeting, race }: Pick<RaceState, "meeting" | "race">) =>
    `${words.meeting(whole(meeting))} · ${words.race(whole(race))}`;

  const lengthsText = (quarters: number) =>
    isolate(new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(quarters / QUARTERS), locale);
  /** A distance in words, from quarters of a length. */
  const distanceText = (quarters: number) =>
    quarters === 0 ? words.level : (words.distances[quarters] ?? words.lengths(lengthsText(quarters)));
  const marginText = (quarters: number) => words.margin(lengthsText(quarters));

  /** @param place what its place pays, for a leg each way. */
  function pickName({ market, selection }: RaceSelection, race: RaceState, place?: PricedPlace): string {
    const [first = "", second = ""] = runnersOf({ selection }).map((runner) => runnerName(race, runner));
    if (place !== undefined) return words.picks.eachWay(first, oddsText(place.odds));
    return market === "forecast" ? words.picks.forecast(first, second) : words.picks[market](first);
  }

  return { horseName, runnerName, raceName, distanceText, marginText, pickName };
}
