import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from "node:crypto";
import { catalog, type GameId } from "@fairhouse/games/catalog.ts";
import { rulesOf } from "@fairhouse/games/rules.ts";
import type { AnyGame, RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import type { Schema } from "@fairhouse/kernel/game.ts";
import { houseAccountsOf } from "@fairhouse/ledger/accounts.ts";
import type { HouseAccounts, HouseAccountsOf } from "@fairhouse/ledger/entry.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import { noTicks, type Ticks } from "@fairhouse/platform/ticks.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";
import type { Announcement } from "@fairhouse/play/commit/announcement.ts";
import { GroupCommit } from "@fairhouse/play/commit/group-commit.ts";
import { PlayerStore } from "@fairhouse/play/commit/player-store.ts";
import type { Moments } from "@fairhouse/play/external/facts/moments.ts";
import { HandHost } from "@fairhouse/play/hand/hand-host.ts";
import { InstantHost } from "@fairhouse/play/instant-host.ts";
import type { Games } from "@fairhouse/play/ports.ts";
import { SeedHost } from "@fairhouse/play/seed/seed-host.ts";
import type { Pool } from "pg";

export const limits = { minBet: 1000, maxBet: 100_000 };

/** The moments of a house without bets in play. */
export const moments: Pick<Moments, "next" | "hold"> = {
  hold: () => Promise.resolve(Date.now()),
  next: () => Promise.resolve({ states: new Map(), steps: new Map(), deadline: null, isPast: () => false }),
};

const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};

/** A vault that really encrypts, under a key of this process. */
export function testVault(): Vault {
  const key = randomBytes(32);
  return {
    seal: (text, context) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
      return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    },
    open: (sealed, context) => {
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, 12)).setAAD(Buffer.from(context));
      decipher.setAuthTag(sealed.subarray(-16));
      return decipher.update(sealed.subarray(12, -16), undefined, "utf8") + decipher.final("utf8");
    },
  };
}

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  bytes: (count) => randomBytes(count),
};

async function allGames(): Promise<Games> {
  const loaded = new Map<string, RulesByVersion>();
  for (const entry of catalog) loaded.set(entry.id, await rulesOf(entry));
  return {
    latest: (id) => {
      const versions = loaded.get(id);
      return versions?.[Math.max(...Object.keys(versions).map(Number))];
    },
    version: (id, version) => loaded.get(id)?.[version],
  };
}

export interface PlayHouse {
  readonly pool: Pool;
  /** Those of the currency of these tests. */
  readonly house: HouseAccounts;
  readonly houseAccounts: HouseAccountsOf;
  readonly games: Games;
  readonly players: PlayerStore;
  readonly commit: GroupCommit;
  readonly instant: InstantHost;
  readonly hands: HandHost;
  readonly seeds: SeedHost;
  /** All announcements since the start. */
  readonly told: Announcement[];
  /** Creates a confirmed adult with this many coins. */
  player(coins?: number): Promise<string>;
  game<Kind extends AnyGame["kind"]>(id: GameId, kind: Kind): Extract<AnyGame, { kind: Kind }>;
}

/** Parses a bet or move of a test with the game's own schema. @throws if the schema refuses it. */
export function parsed<Value>(schema: Schema<Value>, value: unknown): Value {
  const result = schema.safeParse(value);
  if (!result.success) throw new Error(`${JSON.stringify(value)}: ${result.error.issues[0]?.message}`);
  return result.data;
}

/** Makes the hosts on a database, without HTTP, for tests of money and races. */
export async function playHouse(
  pool: Pool,
  clock = systemClock,
  vault = testVault(),
  ticks: Ticks = noTicks,
): Promise<PlayHouse> {
  const houseAccounts = await houseAccountsOf(pool, "PLAY");
  const house = houseAccounts("PLAY");
  const games = await allGames();
  const told: Announcement[] = [];
  const players = new PlayerStore(vault, games, systemRandom);
  const bus = { publish: (announcement: Announcement) => void told.push(announcement) };
  const commit = new GroupCommit({ pool, players, houseAccounts, clock, bus, ticks });
  const parts = { pool, players, commit, random: systemRandom, limits };
  return {
    pool,
    house,
    houseAccounts,
    games,
    players,
    commit,
    instant: new InstantHost(parts),
    hands: new HandHost(parts),
    seeds: new SeedHost(parts),
    told,
    player: async (coins = 1_000_000) => {
      const id = randomUUID();
      const person = { id, name: `player-${id.slice(0, 8)}`, avatar: id, role: "player" as const, simulated: false };
      await inTransaction(pool, async (client) => {
        await players.create(client, person, house, coins);
        await client.query("update play_player set adult_at = now() where id = $1", [id]);
      });
      return id;
    },
    game: (id, kind) => {
      const game = games.latest(id);
      if (game?.kind !== kind) throw new Error(`${id} is no ${kind} game`);
      // The kind was just compared; the compiler cannot follow it through the type parameter.
      return game as never;
    },
  };
}
