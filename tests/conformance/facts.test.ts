import { facts as minesFacts } from "@fairhouse/games/mines/facts.ts";
import { mines } from "@fairhouse/games/mines/rules/mines.ts";
import { newestOf, rulesOf } from "@fairhouse/games/rules.ts";
import { type AnyGame, anyGame, viewOfJson } from "@fairhouse/kernel/any-game.ts";
import { describe, expect, it } from "vitest";
import { everyGame } from "./every-game.ts";
import { type AnyFacts, factsLaws } from "./facts-laws.ts";
import { makeGolden, readGolden } from "./golden.ts";

async function factsOf(game: AnyGame): Promise<AnyFacts> {
  const { facts }: { readonly facts: AnyFacts } = await import(`../../games/${game.id}/facts.ts`);
  return facts;
}

describe.each(everyGame)("$name", ({ entry, game }) => {
  it("is drawn if it is the newest", async () => {
    const { versions } = await factsOf(game);
    expect(versions).toContain(newestOf(await rulesOf(entry)).version);
  });

  it.each(Object.entries(factsLaws))("%s", async (_, law) => {
    const facts = await factsOf(game);
    if (facts.versions.includes(game.version)) law(game, facts, await readGolden(game));
  });
});

describe("a law about facts fails", () => {
  const hand = anyGame(mines);
  const [reads = () => {}, refuses = () => {}] = Object.values(factsLaws);

  it.each([
    ["another name", { hit: undefined, mine: null }],
    ["another type", { closed: 1 }],
  ])("on rules that write %s", (_, change) => {
    const game: AnyGame = { ...hand, view: (state) => viewOfJson({ ...hand.view(state), ...change }) };
    const bets = JSON.parse(JSON.stringify(makeGolden(game)));
    expect(() => reads(game, minesFacts, bets)).toThrow(/refused/);
  });

  it("on facts that take anything", () => {
    const careless: AnyFacts = { ...minesFacts, isOutcome: (value) => typeof value === "object" };
    const bets = JSON.parse(JSON.stringify(makeGolden(hand)));
    expect(() => reads(hand, careless, bets)).not.toThrow();
    expect(() => refuses(hand, careless, bets)).toThrow(/read/);
  });
});
