import { readFile } from "node:fs/promises";
import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import type { VerifiableBet } from "@fairhouse/fairness/recompute.ts";
import { readsBook } from "@fairhouse/fairness/round-outcome.ts";
import { commitmentOf } from "@fairhouse/fairness/seeds.ts";
import { soloChance } from "@fairhouse/fairness/stream.ts";
import type {
  AnyBet,
  AnyExternalGame,
  AnyFactState,
  AnyGame,
  AnyHandGame,
  AnyInstantGame,
  AnyKnown,
  AnyRoundGame,
} from "@fairhouse/kernel/any-game.ts";
import { fc } from "../fast-check.ts";
import { valuesOf } from "./arbitraries.ts";
import { chanceOf, playHand } from "./playing.ts";
import { roundsInARow } from "./rounds-in-a-row.ts";

export const GOLDEN_RECORDS = 50;
/** The number of bets to try for a result: one that comes once in 3,000 bets is missed with a chance of e^-33. */
const MOST_NONCES = 100_000;

/** The file of settled bets of a version: if their outcomes change, players' old bets no longer verify. */
export function goldenFile(game: AnyGame): URL {
  return new URL(`../../games/${game.id}/rules/golden.v${game.version}.json`, import.meta.url);
}

/** @throws if the file is missing; `node tests/conformance/write-golden.ts` writes it for a new version. */
export async function readGolden(game: AnyGame): Promise<readonly VerifiableBet[]> {
  return JSON.parse(await readFile(goldenFile(game), "utf8"));
}

/** Tells whether an outcome that the game's own rules wrote is one of a certain kind. */
export type WantedResult = (outcome: unknown) => boolean;

/**
 * Makes settled bets of many kinds, by the current rules.
 * @param wanted results that are too rare to come by themselves: bets of a solo game are tried until each has come.
 */
export function makeGolden(game: AnyGame, wanted: readonly WantedResult[] = []): readonly VerifiableBet[] {
  if (game.kind === "external") return Array.from({ length: GOLDEN_RECORDS }, (_, i) => goldenSlip(game, i));
  const bets = fc.sample(valuesOf(game.bet), { seed: 1, numRuns: GOLDEN_RECORDS });
  const mixed = bets.map((bet, i) => (i % 2 === 0 ? game.sampleBet(1_000 + i) : bet));
  switch (game.kind) {
    case "round":
      return goldenRounds(game, mixed);
    default: {
      const common = mixed.slice(wanted.length).map((bet, i) => settled(game, bet, i));
      return [...common, ...wanted.map((isWanted) => settledAs(game, isWanted, bets))];
    }
  }
}

/** A fact of a golden bet, whose result is computed if the bet waits for it. */
interface GoldenFact {
  readonly id: string;
  readonly state: AnyFactState;
  result(): AnyKnown;
}

/** Returns facts that made-up links decide, or facts that the game itself makes. */
function goldenFacts({ id: game, ofLinks, sampleFact }: AnyExternalGame, i: number): readonly GoldenFact[] {
  if (ofLinks === undefined) {
    if (sampleFact === undefined) throw new Error(`${game} has neither links nor made facts`);
    return [0, 1].map((place) => {
      const { state, result } = sampleFact(soloChance("golden", "fact", 2 * i + place));
      return { id: uuid(place + 1), state, result: () => result };
    });
  }
  return ofLinks.tables.flatMap((table, place) => {
    const chain = uuid(place);
    const { stream } = factLinks({ first: 1, last: 1_000, link: sha256Hex(`golden ${table}`), salt: "golden salt" });
    const ahead = ofLinks.ahead({ table, chain, next: 1 + 7 * i, last: 1_000_000, stream });
    return ahead.map(({ state, first, last }, number) => {
      const source = { first, last, link: sha256Hex(`golden ${table} ${last}`), salt: "golden salt" };
      return { id: uuid(100 * (place + 1) + number), state, result: () => ofLinks.result(state, factLinks(source)) };
    });
  });
}

/** Places the sample wish on made-up facts, and settles it by their results. */
function goldenSlip(game: AnyExternalGame, i: number): VerifiableBet {
  const facts = goldenFacts(game, i);
  const states = new Map(facts.map(({ id, state }) => [id, state]));
  const wish = game.sampleWish(1_000 + i, states, soloChance("golden", "wish", i));
  const bet = wish && game.accept(wish, states);
  if (!bet?.ok) throw new Error(`${game.id} does not accept its own sample`);
  const known = facts
    .filter(({ id }) => game.facts(bet.value).includes(id))
    .map(({ id, result }) => [id, result()] as const);
  const end = game.settle(bet.value, new Map(known));
  if (end === null) throw new Error(`${game.id} does not end when everything is known`);
  return {
    game: game.id,
    version: game.version,
    bet: bet.value,
    stake: game.stake(bet.value),
    kind: "external",
    known: Object.fromEntries(known),
    outcome: null,
    payout: end.payout,
  };
}

function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

/** Tries nonces, each with another bet, until a bet has the wanted result. */
function settledAs(game: AnyInstantGame | AnyHandGame, isWanted: WantedResult, bets: readonly AnyBet[]): VerifiableBet {
  for (let nonce = GOLDEN_RECORDS; nonce < MOST_NONCES; nonce++) {
    const record = settled(game, bets[nonce % bets.length] ?? game.sampleBet(1_000), nonce);
    if (isWanted(record.outcome)) return record;
  }
  throw new Error(`no bet of ${game.id} has a wanted result`);
}

/** Plays rounds in a row, with what each hands on, seeds of two players, and the second ticket of the first of them. */
function goldenRounds(game: AnyRoundGame, bets: readonly AnyBet[]): readonly VerifiableBet[] {
  const seeds = { serverSeed: "golden chain", clientSeed: "golden salt", nonce: 0 };
  return roundsInARow(game, bets, seeds).map(({ source, carry, book, outcome }, i) => {
    const { bet, ...ticket } = { ...book[2], leftAt: game.leaving && i % 3 === 0 ? 100 + i : null };
    return {
      game: game.id,
      version: game.version,
      bet,
      stake: game.stake(bet),
      kind: "round",
      source,
      carry,
      book: readsBook(game) ? book.map(({ id, bet: placed }) => ({ id, bet: placed })) : [],
      ticket,
      outcome,
      refunded: false,
      payout: game.settle({ ...ticket, bet }, outcome),
    };
  });
}

function settled(game: AnyInstantGame | AnyHandGame, bet: AnyBet, i: number): VerifiableBet {
  const seeds = { serverSeed: sha256Hex(`golden ${i}`), clientSeed: `golden client ${i}`, nonce: i };
  const common = { game: game.id, version: game.version, bet, stake: game.stake(bet) };
  const source = { ...seeds, commitment: commitmentOf(seeds.serverSeed) };
  switch (game.kind) {
    case "instant":
      return { ...common, kind: "instant", source, ...game.play(bet, chanceOf(seeds)) };
    case "hand": {
      const { steps, moves, last } = playHand(game, bet, chanceOf(seeds), seeds.clientSeed);
      const stake = steps.reduce((sum, { extraStake }) => sum + extraStake, common.stake);
      return {
        ...common,
        kind: "hand",
        source,
        moves,
        stake,
        outcome: game.view(last.state),
        payout: last.payout ?? 0,
      };
    }
  }
}
