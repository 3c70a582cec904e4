import { linkAt } from "@fairhouse/fairness/chain.ts";
import { type RoundSource, roundChance } from "@fairhouse/fairness/round.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import { seeds } from "@fairhouse/protocol/fairness.ts";
import type { Player } from "../page/player.ts";
import { withTestDatabase } from "./known-seeds.ts";

const MOST_SEEDS = 20_000;

interface PlayedLink {
  readonly number: number;
  readonly id: string;
  readonly sealed: Buffer;
  readonly terminal_hash: string;
  readonly length: number;
  readonly stride: number;
  readonly salt: string;
  /** The position of the link that is being played. */
  readonly link: number;
}

/**
 * Rotates to a client seed that gives the next round of a table that mixes its first three bettors' seeds the wanted
 * outcome, if this player alone bets. The chain is read from the database of the test's own house; the seed is chosen
 * as any player may choose theirs.
 * @returns the number of that round; null if it opened meanwhile, with the earlier seed.
 */
export async function rotateForNextRound(
  player: Player,
  table: string,
  wanted: (chance: Chance) => boolean,
): Promise<number | null> {
  const before = await roundInPlay(table, 1);
  if (before === null) return null;
  const { number, ...source } = before;
  for (let tried = 0; tried < MOST_SEEDS; tried += 1) {
    const clientSeed = `wanted ${tried}`;
    if (!wanted(roundChance("first-three", { ...source, seeds: [clientSeed] }))) continue;
    await player.rotate(clientSeed);
    return (await roundInPlay(table, 1))?.number === number ? number : null;
  }
  throw new Error(`no client seed of ${MOST_SEEDS} gives what is wanted`);
}

/** The chance of the open pot of a table, if these players bet in it, in this order of their first bets. */
export async function chanceOfOpenPot(table: string, players: readonly Player[]): Promise<Chance> {
  const pairs = await Promise.all(players.map(async (player) => seeds.parse(await player.get("/fairness/seeds"))));
  const open = await roundInPlay(table);
  if (open === null) throw new Error(`no round at ${table}`);
  return roundChance("all-bettors", { ...open, seeds: pairs.map(({ active }) => active.clientSeed) });
}

export interface SecretRound extends Omit<RoundSource, "seeds"> {
  readonly number: number;
}

/**
 * The secrets of the round that a table is playing, or of one that comes `after` it, each with a link of its own: from
 * the database of the test's own house. Null before the first round of a table, and for a round of the following chain,
 * which has no salt yet.
 */
export async function roundInPlay(table: string, after = 0): Promise<SecretRound | null> {
  return withTestDatabase(async ({ pool, vault }) => {
    const { rows } = await pool.query<PlayedLink>(
      `select r.number, c.id, c.sealed, c.terminal_hash, c.length, c.stride, c.salt, r.link
       from play_round r join play_chain c on c.id = r.chain where r."table" = $1 order by r.number desc limit 1`,
      [table],
    );
    const [row] = rows;
    if (row === undefined) return null;
    const { salt, length, stride, terminal_hash: terminalHash } = row;
    const checkpoints = vault.open(row.sealed, row.id).split("\n");
    const index = row.link + after;
    if (index > length) return null;
    const link = linkAt({ length, stride, terminalHash, checkpoints }, index);
    return { number: row.number + after, link, salt, index };
  });
}
