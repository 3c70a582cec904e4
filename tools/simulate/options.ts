import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { catalog } from "@fairhouse/games/catalog.ts";
import type { AnyBet, AnyGame } from "@fairhouse/kernel/any-game.ts";
import { UsageError } from "../command.ts";
import { completeBet, exampleBets, gameNamed, gameNames, jsonArgument } from "../game-arguments.ts";
import { type ComputeFigures, hasLongFigures, longFiguresOf } from "./exact.ts";
import { MODELLED } from "./model.ts";

/** A stake so large that rounding payouts down to whole units vanishes. */
const STAKE = 10 ** 9;
const MAX_ROUNDS = 10 ** 12;

const [sample] = catalog;

/** Returns the text of --help. */
export const helpText = async () => `npm run simulate -- --game ${sample.id} --rounds 1e8

Plays a bet many times on all cores, with the streams that real bets are drawn from, and holds the return against the
exact one. Exits with 1 when the exact return lies outside the 99.9% interval: expect that once in a thousand runs.

  --game NAME     the game: ${gameNames()}
  --bet JSON      fields of the bet; what is missing is taken from the game's sample bet at a stake of 10^9:
${await exampleBets(STAKE)}
  --rounds N      how many bets, 1e6 when not given
  --seed TEXT     makes the run repeatable; random when not given, and printed. Solo bet number n has the server seed
                  SHA-256(TEXT), the client seed "simulate" and the nonce n
  --exact         plays nothing, but computes return and square of the game's sample bet from its rules alone, and holds
                  them against what its card says: ${gameNames(hasLongFigures)}
  --model         draws whole matches, as many as --rounds, and holds their scores against the grid from which they are priced,
                  and the chances and prices at every tick of the first ones against their sums: ${MODELLED}
  --json          prints one JSON object instead of the table
  --help          prints this

The game may also stand without --game: npm run simulate -- ${sample.id}

Exit codes: 0 the exact return is inside or does not exist, 1 it is outside or not as computed, 2 bad arguments.`;

export interface Options {
  readonly game: AnyGame;
  readonly bet: AnyBet;
  readonly rounds: number;
  readonly seed: string;
  readonly json: boolean;
  /** Computes the figures of the card instead of playing; null if that was not requested. */
  readonly exact: ComputeFigures | null;
  /** Draws whole matches and holds them against the model of their prices. */
  readonly model: boolean;
}

/** @returns null if help was requested. @throws UsageError */
export async function parseOptions(args: readonly string[]): Promise<Options | null> {
  const values = parse(args);
  if (values.help === true) return null;
  if (values.game === undefined) throw new UsageError("--game is missing");
  const rounds = Number(values.rounds ?? "1e6");
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MAX_ROUNDS) {
    throw new UsageError(`--rounds is no number from 1 to 1e12: ${values.rounds}`);
  }
  const game = await gameNamed(values.game);
  const bet = completeBet(game, jsonArgument("bet", values.bet ?? "{}"), STAKE);
  // Said here and not by the workers, from which an error comes as one of any kind.
  if (game.kind === "external" && game.ofLinks === undefined)
    throw new UsageError(`bets of ${game.id} draw nothing: facts decide them`);
  const exact = values.exact === true ? await exactOf(game.id) : null;
  const model = values.model === true;
  if (model && game.id !== MODELLED) throw new UsageError(`${game.id} has no model of matches; ${MODELLED} has`);
  if (model && exact !== null) throw new UsageError("--exact plays nothing, and --model draws matches: one of them");
  const seed = values.seed ?? randomBytes(8).toString("hex");
  return { game, bet, rounds, seed, json: values.json === true, exact, model };
}

/** @throws UsageError for a game whose figures follow from a formula. */
async function exactOf(id: string): Promise<ComputeFigures> {
  if (hasLongFigures({ id })) return longFiguresOf(id);
  throw new UsageError(`${id} has no long computation: its return is a formula, and a law tests it`);
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        game: { type: "string" },
        bet: { type: "string" },
        rounds: { type: "string" },
        seed: { type: "string" },
        exact: { type: "boolean" },
        model: { type: "boolean" },
        json: { type: "boolean" },
        help: { type: "boolean" },
      },
      allowPositionals: true,
    });
    const [game, ...more] = values.game === undefined ? positionals : [values.game, ...positionals];
    if (more.length > 0) throw new UsageError(`one game at a time, not also ${more.join(", ")}`);
    return { ...values, game };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
