import { catalog, entryOf, type GameId } from "@fairhouse/games/catalog.ts";
import { newestOf, rulesOf } from "@fairhouse/games/rules.ts";
import type { CatalogEntry } from "@fairhouse/games/shared/catalog-entry.ts";
import type { AnyBet, AnyGame } from "@fairhouse/kernel/any-game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { UsageError } from "./command.ts";

/** Names that `--game` takes, for help and refusals. */
export function gameNames(isMeant: (entry: CatalogEntry) => boolean = () => true): string {
  return catalog
    .filter(isMeant)
    .map(({ id }) => id)
    .join(", ");
}

/** A line for each game with the sample bet of a stake. */
export async function exampleBets(stake: Money): Promise<string> {
  const width = Math.max(...catalog.map(({ id }) => id.length));
  const lines = catalog.map(async (entry) => {
    const bet = newestOf(await rulesOf(entry)).sampleBet(stake);
    return `    --game ${entry.id.padEnd(width)} --bet '${JSON.stringify(bet)}'`;
  });
  return (await Promise.all(lines)).join("\n");
}

/** Names in `tests/vectors/fairness.json` that are not ids. */
const VECTOR_NAMES: ReadonlyMap<string, GameId> = new Map([
  ["baccarat", "baccarat-1"],
  ["hilo", "hilo-1"],
  ["videopoker", "video-poker"],
]);

/** Looks up a game by its id, or by the name that it has in vectors. */
export function entryNamed(name: string): CatalogEntry | undefined {
  return entryOf(VECTOR_NAMES.get(name) ?? name);
}

/** The newest rules of the game with this id, or with this vector name. */
export async function gameNamed(name: string): Promise<AnyGame> {
  const entry = entryNamed(name);
  if (entry === undefined) {
    throw new UsageError(`there is no game "${name}"; the games are ${gameNames()}`);
  }
  return newestOf(await rulesOf(entry));
}

/** The sample bet of a stake, with the given fields replacing its own. */
export function completeBet(game: AnyGame, given: unknown, stake: Money): AnyBet {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new UsageError(`a bet is an object, not ${JSON.stringify(given)}`);
  }
  const parsed = game.bet.safeParse(Object.assign({}, game.sampleBet(stake), given));
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new UsageError(`${game.id} refuses the bet: ${reasons.join("; ")}`);
}

/** @throws UsageError naming the argument if the text is not JSON. */
export function jsonArgument(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--${name} is no JSON: ${text}`);
  }
}
