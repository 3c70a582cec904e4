import { generateChain, linkAt } from "@fairhouse/fairness/chain.ts";
import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import { anyGame, factStateOfJson } from "@fairhouse/kernel/any-game.ts";
import { LinkResults } from "@fairhouse/play/external/facts/link-results.ts";
import { LiveChain } from "@fairhouse/play/seed/chain-store.ts";
import { tosses } from "@fairhouse/tests/external-games.ts";
import { expect, test } from "vitest";
import { type ShowingFact, ShownResults } from "./shown-results.ts";

const game = anyGame(tosses);
const chain = generateChain("00".repeat(32), 8, 1);
let read = 0;
const chains = {
  byId: (id: string) => {
    read += 1;
    return Promise.resolve(new LiveChain(id, "a salt", chain));
  },
};
const results = new ShownResults(new LinkResults({ version: () => game }, chains));
const fact = (more: Partial<ShowingFact> = {}): ShowingFact => ({
  id: "018f0000-0000-7000-8000-000000000001",
  phase: "closed",
  game: game.id,
  gameVersion: 1,
  state: factStateOfJson(null),
  links: { chain: "018f0000-0000-7000-8000-0000000000aa", first: 3, last: 3 },
  share: 0,
  ...more,
});
const known = tosses.ofLinks?.result(null, factLinks({ first: 3, last: 3, link: linkAt(chain, 3), salt: "a salt" }));

test("of a result that is being shown, the part leaves that its game shows by now", async () => {
  expect(await results.partOf(fact({ share: 0 }))).toEqual({ step: 0, part: [] });
  expect(await results.partOf(fact({ share: 0.49 }))).toEqual({ step: 0, part: [] });
  expect(await results.partOf(fact({ share: 0.5 }))).toEqual({ step: 1, part: known?.slice(0, 1) });
  expect(await results.partOf(fact({ share: 1 }))).toEqual({ step: 2, part: known });
  expect(read).toBe(1);
});

test("nothing is computed while bets are taken, before the show has begun, and once the result is known", async () => {
  const before = read;
  const id = "018f0000-0000-7000-8000-000000000002";
  expect(await results.partOf(fact({ id, phase: "open", share: null }))).toBeNull();
  expect(await results.partOf(fact({ id, phase: "open", share: 0.5 }))).toBeNull();
  expect(await results.partOf(fact({ id, share: null }))).toBeNull();
  expect(await results.partOf(fact({ id, phase: "known", share: 1 }))).toBeNull();
  expect(read).toBe(before);
});
