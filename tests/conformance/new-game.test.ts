import { pathToFileURL } from "node:url";
import type { AnyGame, RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { beginGames, begun } from "./begun-games.ts";
import { type AnyFacts, factsLaws } from "./facts-laws.ts";
import { makeGolden } from "./golden.ts";
import { handLaws } from "./hand-laws.ts";
import { commonLaws } from "./laws.ts";
import { returnLaws } from "./return-laws.ts";
import { roundLaws } from "./round-laws.ts";

const games = beginGames();

describe.each(begun)("what it writes for a game of the kind $kind", ({ kind, id }) => {
  let game: AnyGame;
  beforeAll(async () => {
    const { href } = pathToFileURL(`${games()}/${id}/rules/versions.ts`);
    const { versions }: { readonly versions: RulesByVersion } = await import(/* @vite-ignore */ href);
    const rules = versions[1];
    if (rules === undefined) throw new Error(`${kind} has no rules`);
    game = rules;
  });

  it.each(Object.entries(factsLaws))("%s", async (_, law) => {
    const { href } = pathToFileURL(`${games()}/${id}/facts.ts`);
    const { facts }: { readonly facts: AnyFacts } = await import(/* @vite-ignore */ href);
    law(game, facts, JSON.parse(JSON.stringify(makeGolden(game))));
  });

  it("is of this kind", () => expect(game).toMatchObject({ id, kind, version: 1 }));

  for (const [sentence, law] of Object.entries({ ...commonLaws, ...returnLaws })) it(sentence, () => law(game));
  for (const [sentence, law] of Object.entries(kind === "hand" ? handLaws : {})) {
    it(sentence, () => (game.kind === "hand" ? law(game) : expect.unreachable()));
  }
  for (const [sentence, law] of Object.entries(kind === "round" ? roundLaws : {})) {
    it(sentence, () => (game.kind === "round" ? law(game) : expect.unreachable()));
  }
});
