import type { RoundSource } from "@fairhouse/fairness/round.ts";
import type { AnyBet, AnyGame, AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import { UsageError } from "../command.ts";
import { completeBet, gameNamed, jsonArgument } from "../game-arguments.ts";
import { DEFAULT_STAKE } from "./check.ts";
import type { Options } from "./options.ts";
import { type Computed, roundResult, soloOutcome } from "./outcome.ts";

/** Recomputes the one bet that the arguments name. @returns the text to print. @throws UsageError */
export async function verifyOne(name: string, options: Options): Promise<string> {
  const game = await gameNamed(name);
  const bet = completeBet(game, jsonArgument("bet", options.bet ?? "{}"), DEFAULT_STAKE);
  const { source, computed } = game.kind === "round" ? round(game, bet, options) : solo(game, bet, options);
  const vector = { game: name, ...source, bet, version: game.version, ...computed };
  if (options.json === true) return JSON.stringify(vector);
  return Object.entries(vector)
    .map(([field, value]) => `${field.padEnd(12)}${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join("\n");
}

interface Verified {
  readonly source: Readonly<Record<string, unknown>>;
  readonly computed: Computed;
}

function solo(game: AnyGame, bet: AnyBet, options: Options): Verified {
  const source = {
    serverSeed: required(options, "server-seed"),
    clientSeed: required(options, "client-seed"),
    nonce: wholeNumber(required(options, "nonce"), "nonce", 0),
  };
  return { source, computed: soloOutcome(game, bet, source, listArgument("moves", options.moves)) };
}

/**
 * Recomputes a round with the data of its public page: the index in its chain, its seeds in their order, the carry, the
 * book.
 */
function round(game: AnyRoundGame, bet: AnyBet, options: Options): Verified {
  const hashes = { gameHash: required(options, "game-hash"), blockHash: required(options, "salt") };
  if (game.seeding === "salted" && options.index === undefined) {
    const source: RoundSource = { link: hashes.gameHash, salt: hashes.blockHash, index: 1, seeds: [] };
    return { source: hashes, computed: roundResult(game, bet, { source, carry: null, book: null, ticket: "" }) };
  }
  const index = wholeNumber(required(options, "index"), "index", 1);
  const seeds = listArgument("seeds", options.seeds);
  if (!seeds.every((seed) => typeof seed === "string")) throw new UsageError("--seeds is no list of texts");
  const carry = options.carry === undefined ? null : jsonArgument("carry", options.carry);
  const book = options.book === undefined ? null : listArgument("book", options.book);
  const source: RoundSource = { link: hashes.gameHash, salt: hashes.blockHash, index, seeds };
  const computed = roundResult(game, bet, { source, carry, book, ticket: options.ticket ?? "" });
  return { source: { ...hashes, index, seeds, carry }, computed };
}

type Required = "server-seed" | "client-seed" | "nonce" | "game-hash" | "salt" | "index";

function required(options: Options, name: Required): string {
  const value = options[name];
  if (value === undefined) throw new UsageError(`--${name} is missing`);
  return value;
}

function wholeNumber(text: string, name: string, least: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
    throw new UsageError(`--${name} is no number from ${least}: ${text}`);
  }
  return value;
}

function listArgument(name: string, text: string | undefined): readonly unknown[] {
  const list = jsonArgument(name, text ?? "[]");
  if (!Array.isArray(list)) throw new UsageError(`--${name} is no list`);
  return list;
}
