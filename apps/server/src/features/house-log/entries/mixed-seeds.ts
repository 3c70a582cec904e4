import { mixedSeeds } from "@fairhouse/fairness/round.ts";
import { roundSeeds } from "@fairhouse/fairness/round-outcome.ts";
import type { Entry } from "@fairhouse/house-log/entry.ts";
import type { Seeding } from "@fairhouse/kernel/game.ts";
import { readBook } from "@fairhouse/play/round/tickets/book.ts";
import type pg from "pg";
import type { HouseParts } from "../../../parts.ts";

/** The seedings of all rules of rounds that mix the seeds of their bettors, by game and version (`aviator.1`). */
export type Mixing = Readonly<Record<string, Seeding>>;

/** Lists the seedings of all versions that this house knows. */
export function mixingOf(games: HouseParts["games"]): Mixing {
  const mixing: Record<string, Seeding> = {};
  for (const id of games.ids) {
    for (let version = 1; version <= (games.latest(id)?.version ?? 0); version++) {
      const game = games.version(id, version);
      if (game?.kind === "round" && mixedSeeds(game.seeding, []) !== null) mixing[`${id}.${version}`] = game.seeding;
    }
  }
  return mixing;
}

/** Returns the entry of the seeds of a round whose bets are closed; null if it mixes none. */
export async function seedsOf(
  client: pg.PoolClient,
  { reference, at }: { readonly reference: string; readonly at: Date },
  mixing: Mixing,
): Promise<Entry | null> {
  const { rows } = await client.query<{ rules: string; opened_at: Date }>({
    name: "log-mixing",
    text: "select game || '.' || game_version as rules, opened_at from play_round where id = $1",
    values: [reference],
  });
  const [round] = rows;
  const seeding = round && mixing[round.rules];
  if (round === undefined || seeding === undefined) return null;
  const book = await readBook(client, { id: reference, openedAt: round.opened_at });
  const seeds = roundSeeds(seeding, book).map(({ clientSeed }) => clientSeed);
  const mixed = mixedSeeds(seeding, seeds);
  return mixed === null ? null : { kind: "seeds", round: reference, mixed, time: at.getTime() };
}
