import { isolate } from "@fairhouse/ui/format/isolate.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Score } from "../../shared/rules/football/match-facts.ts";
import type { Selection } from "../../shared/rules/football/selection.ts";
import type { LeagueId, MatchState } from "../rules/league.ts";
import { scoreOf } from "../rules/leg.ts";
import { virtualWords } from "./words/words.ts";

type Clubs = Pick<MatchState, "league" | "home" | "away" | "inPlay">;

/** Returns functions that name clubs, matches, and what is picked of them. */
export function useNames() {
  const words = virtualWords.useWords();
  const { locale, whole, listed } = useFormats();
  /** Each league has clubs of its own. */
  const clubsOf = (league: LeagueId) => (team: number) => words.clubs[league][team] ?? "";
  const matchName = ({ league, home, away }: Clubs) => words.versus(clubsOf(league)(home), clubsOf(league)(away));
  const scoreText = ([home, away]: Score) => `${whole(home)}–${whole(away)}`;
  /** A line as bettors write it: 10 is 2.5, and −3 is −0.75. */
  const lineText = (market: string, line: number) => {
    const text = new Intl.NumberFormat(locale, {
      minimumFractionDigits: line % 4 === 0 && market === "asian-handicap" ? 0 : 1,
      maximumFractionDigits: 2,
      signDisplay: market === "asian-handicap" ? "exceptZero" : "auto",
    }).format(line / 4);
    return isolate(text.replace("-", "−"), locale);
  };

  /** Expected goals, from thousandths. */
  const meanText = (mean: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(mean / 1_000);

  function pickName({ market, selection, line, parts }: Selection, clubs: Clubs): string {
    if (parts !== undefined) return listed(parts.map((part) => pickName(part, clubs)));
    if (market === "score") return words.scoreOf(scoreText(scoreFrom(selection)));
    const club = clubsOf(clubs.league);
    const pair = { home: club(clubs.home), away: club(clubs.away) };
    if (market === "half-full") {
      const side = (result: string) => (result === "draw" ? words.draw : pair[result === "home" ? "home" : "away"]);
      const [half = "", full = ""] = selection.split("/");
      return words.halfFull(side(half), side(full));
    }
    const text = line === undefined ? "" : lineText(market, line);
    const score = scoreOf(clubs);
    const key = market === "next-goal" && score !== null ? "next-goal-in-play" : market;
    const name = words.picks[key]?.[selection]?.(pair.home, pair.away, text) ?? "";
    return market === "asian-handicap" && score !== null ? words.fromScore(name, scoreText(score)) : name;
  }

  /** Returns the text above the button of a selection: a name, which may be cut off, and a line, which may not. */
  function sideText({ market, selection, line }: Selection, { league, home, away }: Clubs): readonly [string, string] {
    if (market === "score") return [scoreText(scoreFrom(selection)), ""];
    const lineOf = line === undefined ? "" : lineText(market, line);
    // A figure of the side beside one of the line would read as a sum.
    if (market === "asian-handicap") return [clubsOf(league)(selection === "home" ? home : away), lineOf];
    const sides = selection.split("/").map((side) => words.sides[side] ?? side);
    return [sides.join("/"), lineOf];
  }

  return { clubsOf, matchName, scoreText, lineText, meanText, pickName, sideText };
}

function scoreFrom(selection: string): Score {
  const [home = 0, away = 0] = selection.split("-").map(Number);
  return [home, away];
}
