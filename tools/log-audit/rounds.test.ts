import { parsedBook } from "@fairhouse/fairness/recompute.ts";
import { mixedSeeds } from "@fairhouse/fairness/round.ts";
import { roundOutcome } from "@fairhouse/fairness/round-outcome.ts";
import { carryOfJson } from "@fairhouse/kernel/any-game.ts";
import { roundProof } from "@fairhouse/protocol/play.ts";
import { beforeAll, expect, test } from "vitest";
import { type KnownRules, knownRules } from "../verify/known-rules.ts";
import { checkRound, type LoggedRound, needsBefore, type RoundOnPage } from "./rounds.ts";

const LINK = "5e".repeat(32);
const SALT = "some salt";
const id = (number: number) => `01a21e38-bd7f-7000-ab78-${String(number).padStart(12, "0")}`;
/** A pot reads its book, and mixes the seeds of its bettors. */
const BOOK = [7, 11, 13].map((amount, n) => ({ id: id(n), bet: { amount } }));
const SEEDS = ["ada", "bo", "cy"];

let rules: KnownRules;
let page: RoundOnPage;
let logged: LoggedRound;

beforeAll(async () => {
  rules = await knownRules();
  const game = rules("jackpot", 1);
  if (game?.kind !== "round") throw new Error("the jackpot has rounds");
  const entries = parsedBook(game, BOOK) ?? [];
  const source = { link: LINK, salt: SALT, index: 17, seeds: SEEDS };
  const { outcome } = roundOutcome(game, source, carryOfJson(null), entries);
  const proof = roundProof.parse({
    seeding: "all-bettors",
    table: "jackpot",
    round: 5,
    roundId: id(900),
    terminalHash: "ab".repeat(32),
    salt: SALT,
    saltFacts: { publishedAt: "2026-11-27T00:00:00.000Z", openedAt: null, announcement: null },
    index: 17,
    link: LINK,
    outcome: JSON.parse(JSON.stringify(outcome)),
    carry: null,
    seeds: SEEDS.map((seed) => ({ seed, player: null })),
    book: BOOK,
    interrupted: false,
    voided: false,
  });
  page = { game: "jackpot", gameVersion: 1, proof };
  const bets = BOOK.map(({ id: bet }) => bet);
  const chain = { terminalHash: proof.terminalHash, linkIndex: 17, link: LINK, salt: SALT };
  logged = {
    round: id(900),
    name: "jackpot.5",
    index: 40,
    outcome: proof.outcome,
    ...chain,
    bets,
    mixed: mixedSeeds("all-bettors", SEEDS),
    tellsMixed: true,
  };
});

const changed = (more: Partial<RoundOnPage["proof"]>): RoundOnPage => ({ ...page, proof: { ...page.proof, ...more } });
const check = (of: LoggedRound, shown: RoundOnPage) => checkRound(of, shown, null, rules);

test("a round that comes out as the log says is right, also if the log began within it", () => {
  expect(check(logged, page)).toBeNull();
  expect(check({ ...logged, terminalHash: null, salt: null, bets: null }, page)).toBeNull();
});

test("a page that shows something else than the log is found", () => {
  const rule = "the page of a round shows what the log says";
  expect(check(logged, changed({ link: "5f".repeat(32) }))).toBe(rule);
  expect(check(logged, changed({ link: null }))).toBe(rule);
  expect(check(logged, changed({ outcome: { winner: id(1) } }))).toBe(rule);
  expect(check(logged, changed({ salt: "another" }))).toBe(rule);
  expect(check(logged, changed({ index: 18 }))).toBe(rule);
  expect(check(logged, changed({ terminalHash: "ac".repeat(32) }))).toBe(rule);
});

test("a pot of other tickets than those that were placed is found", () => {
  const rule = "a pot is made of the tickets that were placed";
  expect(check(logged, changed({ book: BOOK.slice(1) }))).toBe(rule);
  expect(check(logged, changed({ book: BOOK.toReversed() }))).toBe(rule);
});

test("seeds that were not told when betting closed are found, once the log tells those of every round", () => {
  const rule = "a round mixes the seeds that were told";
  expect(check(logged, changed({ seeds: [{ seed: "ada", player: null }] }))).toBe(rule);
  expect(check({ ...logged, mixed: null }, page)).toBe(rule);
  expect(check({ ...logged, mixed: null, tellsMixed: false }, page)).toBeNull();
});

test("an outcome that does not follow from link, seeds and book is found", () => {
  const rule = "the outcome of a round follows from its link";
  const others = mixedSeeds("all-bettors", ["eve"]);
  expect(check({ ...logged, mixed: others }, changed({ seeds: [{ seed: "eve", player: null }] }))).toBe(rule);
  expect(check({ ...logged, linkIndex: 18 }, changed({ index: 18 }))).toBe(rule);
  const other = { ...logged, outcome: { ...(page.proof.outcome as object), ticket: 30 } };
  expect(check(other, changed({ outcome: other.outcome }))).toBe(rule);
});

test("a round that does not begin where the one before ended is found", () => {
  const game = rules("hilo-2", 1);
  if (game?.kind !== "round") throw new Error("hilo 2 has rounds");
  const roundOf = (number: number, carry: unknown): { page: RoundOnPage; logged: LoggedRound; handedOn: unknown } => {
    const source = { link: String(number).repeat(64), salt: SALT, index: number, seeds: [] };
    const result = JSON.parse(JSON.stringify(roundOutcome(game, source, carryOfJson(carry), [])));
    const { link, index } = source;
    const proof = { ...page.proof, seeding: "stream" as const, table: "hilo-2", round: number, index, link, carry };
    const shown = { ...proof, seeds: [], book: [], outcome: result.outcome };
    return {
      page: { game: "hilo-2", gameVersion: 1, proof: shown },
      logged: {
        ...{ ...logged, name: `hilo-2.${number}`, linkIndex: index, link, outcome: result.outcome },
        ...{ bets: [], mixed: null },
      },
      handedOn: result.carry,
    };
  };
  const before = roundOf(7, { base: "9" });
  const right = roundOf(8, before.handedOn);
  expect(needsBefore(right.page, rules)).toBe(true);
  expect(needsBefore(page, rules)).toBe(false);
  expect(checkRound(right.logged, right.page, before.page, rules)).toBeNull();
  const chosen = roundOf(8, { base: "A" });
  const rule = "a round begins where the one before ended";
  expect(checkRound(chosen.logged, chosen.page, before.page, rules)).toBe(rule);
  const voided = { ...before.page, proof: { ...before.page.proof, voided: true } };
  expect(checkRound(right.logged, right.page, voided, rules)).toBe(rule);
});

test("rules that are not known here are a finding, and so is a book that is none", () => {
  expect(check(logged, { ...page, gameVersion: 99 })).toBe("the rules of a round are known here");
  expect(check(logged, changed({ book: [{ id: id(1), bet: { amount: "much" } }] }))).toBe("the bets of a pot are bets");
});
