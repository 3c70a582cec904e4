import { isolate, isRightToLeft } from "@fairhouse/ui/format/isolate.ts";
import type { Formats } from "@fairhouse/ui/words/format.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { PlaceTerms } from "../../shared/rules/slip/slip.ts";
import type { Contest, EventCard, EventResult, Points } from "../rules/event.ts";
import type { EventSelection } from "../rules/markets.ts";
import type { SportsWords } from "./words/en.ts";
import { sportsWords } from "./words/words.ts";

type Named = Pick<EventCard, "contest">;

/** A selection on its button: a name, which may be cut off, and a line, which may not. */
export interface SideText {
  readonly name: string;
  readonly line: string;
}

const QUARTERS = 4;
/** Markets whose lines carry a sign. */
const SIGNED = "asian-handicap";

/** Writes a line as bettors do: 10 is 2.5, and −3 is −0.75. */
function lineText(market: string, line: number, locale: string): string {
  const text = new Intl.NumberFormat(locale, {
    minimumFractionDigits: line % QUARTERS === 0 && market === SIGNED ? 0 : 1,
    maximumFractionDigits: 2,
    signDisplay: market === SIGNED ? "exceptZero" : "auto",
  }).format(line / QUARTERS);
  return isolate(text.replace("-", "−"), locale);
}

/** Returns functions that name events, what is picked of them, and their results. */
export function useNames() {
  return namesIn(sportsWords.useWords(), useFormats());
}

/** The same in one language. */
export function namesIn(words: SportsWords, { locale, whole, listed }: Pick<Formats, "locale" | "whole" | "listed">) {
  /** A name keeps its own direction inside a text that runs from right to left. */
  const own = (name: string) => (isRightToLeft(locale) ? `\u2068${name}\u2069` : name);
  // The home side's points stand at the side of its name, which comes first in either direction.
  const scoreText = ([home, away]: Points) => `${whole(home)}–${whole(away)}`;
  const textOfLine = ({ market, line }: EventSelection) => (line === undefined ? "" : lineText(market, line, locale));

  function eventName({ contest }: Named): string {
    return contest.kind === "match" ? words.versus(own(contest.home), own(contest.away)) : contest.name;
  }

  function runnerName({ contest }: Named, runner: number): string {
    return contest.kind === "outright" ? own(contest.runners[runner] ?? "") : "";
  }

  /** Names a selection on a slip. */
  function pickName(picked: EventSelection, { contest }: Named): string {
    const { market, selection } = picked;
    if (contest.kind === "outright") return words.winner(runnerName({ contest }, Number(selection)));
    if (market === "score") return words.scoreOf(scoreText(scoreFrom(selection)));
    const [home, away] = [own(contest.home), own(contest.away)];
    if (market === "half-full") {
      const [half = "", full = ""] = selection.split("/").map((side) => sideOf(contest, side));
      return words.halfFull(half, full);
    }
    return words.picks[market]?.[selection]?.(home, away, textOfLine(picked)) ?? "";
  }

  /** Returns the text on the button of a selection, whose event and market stand above it. */
  function sideText(picked: EventSelection, { contest }: Named): SideText {
    const { market, selection } = picked;
    if (contest.kind === "outright") return { name: contest.runners[Number(selection)] ?? "", line: "" };
    if (market === "score") return { name: scoreText(scoreFrom(selection)), line: "" };
    const name =
      market === "half-full"
        ? selection
            .split("/")
            .map((side) => words.short[side] ?? side)
            .join(" / ")
        : sideOf(contest, selection);
    return { name, line: textOfLine(picked) };
  }

  function sideOf(contest: Extract<Contest, { kind: "match" }>, side: string): string {
    if (side === "home" || side === "away") return own(contest[side]);
    return words.sides[side] ?? side;
  }

  /** Says in words what became of an event; a null result is of a void event. */
  function resultText(card: Named, result: EventResult | null): string {
    if (result === null) return words.voided;
    if (result.kind === "winners") {
      const named = (runners: readonly number[]) => runners.map((runner) => runnerName(card, runner));
      const names = listed(named(result.winners));
      const won = result.winners.length === 1 ? words.wonBy(names) : words.deadHeat(names);
      const placed = (result.placed ?? []).map((level) => named(level).join(" = "));
      return placed.length === 0 ? won : words.withPlaced(won, placed.join(", "));
    }
    const score = scoreText(result.score);
    const text = result.halfTime === undefined ? score : words.withHalfTime(score, scoreText(result.halfTime));
    return result.kind === "abandoned" ? words.abandoned(text) : text;
  }

  /** Says the terms of bets each way. */
  function placeText({ places, part }: PlaceTerms): string {
    return words.placeTerms(whole(places), isolate(`${whole(1)}/${whole(part)}`, locale));
  }

  /** Names a sport, which feeds and traders write in either case. */
  function sportName(sport: string): string {
    const known = words.sports[sport.toLowerCase().replaceAll(/\W/g, "")];
    return known ?? `${sport.charAt(0).toLocaleUpperCase(locale)}${sport.slice(1)}`;
  }

  return { eventName, runnerName, pickName, sideText, resultText, placeText, sportName, scoreText };
}

function scoreFrom(selection: string): Points {
  const [home = 0, away = 0] = selection.split("-").map(Number);
  return [home, away];
}
