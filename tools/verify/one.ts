import type { AnyBet, AnyGame } from "@fairhouse/kernel/any-game.ts";
import { completeBet, gameNamed, jsonArgument, UsageError } from "../game-arguments.ts";
import { DEFAULT_STAKE } from "./check.ts";
import type { Options } from "./options.ts";
import { type Computed, roundOutcome, soloOutcome } from "./outcome.ts";

/** Recomputes the one bet that the arguments name. @returns what to print. @throws UsageError */
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
  readonly source: Readonly<Record<string, string | number>>;
  readonly computed: Computed;
}

function solo(game: AnyGame, bet: AnyBet, options: Options): Verified {
  const source = {
    serverSeed: required(options, "server-seed"),
    clientSeed: required(options, "client-seed"),
    nonce: Number(required(options, "nonce")),
  };
  if (!/^\d+$/.test(required(options, "nonce")) || !Number.isSafeInteger(source.nonce)) {
    throw new UsageError(`--nonce is no number from 0: ${options.nonce}`);
  }
  const moves = jsonArgument("moves", options.moves ?? "[]");
  if (!Array.isArray(moves)) throw new UsageError("--moves is no list");
  return { source, computed: soloOutcome(game, bet, source, moves) };
}

function round(game: AnyGame, bet: AnyBet, options: Options): Verified {
  if (game.kind === "round" && game.seeding !== "salted") {
    throw new UsageError(`a round of ${game.id} depends on more than hash and salt; its bet page verifies it`);
  }
  const source = { gameHash: required(options, "game-hash"), blockHash: required(options, "salt") };
  const computed = roundOutcome(game, bet, { link: source.gameHash, salt: source.blockHash, index: 1, seeds: [] });
  return { source, computed };
}

function required(options: Options, name: "server-seed" | "client-seed" | "nonce" | "game-hash" | "salt"): string {
  const value = options[name];
  if (value === undefined) throw new UsageError(`--${name} is missing`);
  return value;
}
