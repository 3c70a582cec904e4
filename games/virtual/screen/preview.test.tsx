import { ahead } from "@fairhouse/tests/made-league.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { Score } from "../../shared/rules/football/match-facts.ts";
import type { MatchState } from "../rules/league.ts";
import { Preview } from "./preview.tsx";

const season = vi.hoisted(() => ({ played: [] as unknown[] }));
vi.mock("./use-virtual.ts", () => ({ useSeason: () => season }));

/** A match of matchday 7 of the first season. */
const [match] = ahead(7).filter(({ link }) => link === 7);
if (match === undefined) throw new Error("there is no matchday 7");
const { home, away } = match;
/** Clubs that are in no match of these two. */
const [strong = 0, weak = 0] = Array.from({ length: 16 }, (_, team) => team).filter(
  (team) => team !== home && team !== away,
);

beforeEach(() => {
  season.played = [];
});

/** Lets the two clubs of the match play one matchday after the other, the host at home and the guest away. */
function play(inSeason: number, hosts: readonly Score[], guests: readonly Score[]): void {
  season.played = [
    ...hosts.map((score) => ({ match: { season: inSeason, home, away: weak }, score })),
    ...guests.map((score) => ({ match: { season: inSeason, home: strong, away }, score })),
  ];
}

function scores(texts: string): readonly Score[] {
  return texts.split(" ").map((text): Score => {
    const [own = 0, other = 0] = text.split("-").map(Number);
    return [own, other];
  });
}

/** The rows of the comparison: the side at home, the name of the row, the side away. */
function rows(own: MatchState): readonly (readonly string[])[] {
  const html = renderToStaticMarkup(<Preview table={{ over: [], league: own.league }} own={{ match: own }} />);
  return [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = ""]) => cell.replace(/<[^>]*>/g, "")),
  );
}

const means = { home: 1_849, away: 704 };

test("a match is preceded by the places of its clubs, their last five results, and the goals expected of them", () => {
  play(1, scores("3-0 1-1 0-1 2-0 2-1 1-0"), scores("2-0 1-0 4-0"));
  expect(rows({ ...match, means })).toEqual([
    ["1", "Place", "16"],
    ["DLWWW", "Form", "LLL"],
    ["1.85", "Expected goals", "0.70"],
  ]);
});

test("the sides do not change places when the guest is the better one", () => {
  play(1, scores("0-3"), scores("0-1"));
  const [place, form, goals] = rows({ ...match, means: { home: means.away, away: means.home } });
  expect(place).toEqual(["16", "Place", "2"]);
  expect(form).toEqual(["L", "Form", "W"]);
  expect(goals).toEqual(["0.70", "Expected goals", "1.85"]);
});

test("the table of the season before says nothing of a season that has not begun", () => {
  play(1, scores("3-0"), scores("2-0"));
  expect(rows({ ...match, means, season: 2 })).toEqual([["1.85", "Expected goals", "0.70"]]);
  season.played = [];
  expect(rows({ ...match, means })).toEqual([["1.85", "Expected goals", "0.70"]]);
});
