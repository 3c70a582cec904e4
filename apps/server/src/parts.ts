import type { HouseAccounts } from "@fairhouse/ledger/entry.ts";
import type { PlayerStore } from "@fairhouse/play/player-store.ts";
import type { Clock, Games, Random, Vault } from "@fairhouse/play/ports.ts";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { Sessions } from "./accounts/sessions.ts";
import type { HouseSwitches } from "./admin/switches.ts";
import type { Announcer } from "./announcer.ts";
import type { Config } from "./config.ts";
import type { Schema } from "./database/schema.ts";
import type { AppInstance } from "./http/instance.ts";

/** What every feature may use. */
export interface HouseParts {
  readonly config: Config;
  readonly log: Logger;
  readonly pool: pg.Pool;
  /** For bets, leases and settlements alone. */
  readonly playPool: pg.Pool;
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly random: Random;
  readonly vault: Vault;
  readonly switches: HouseSwitches;
  readonly sessions: Sessions;
  readonly games: Games & { readonly ids: readonly string[] };
  readonly players: PlayerStore;
  readonly houseAccounts: HouseAccounts;
  /** `app.server` is the HTTP server that sockets attach to. */
  readonly app: AppInstance;
  readonly registry: Registry;
  /** Tells players what was committed, through the sockets of all servers. */
  readonly announcer: Announcer;
  /** New at every start. */
  readonly serverId: string;
}

/** One part of the house that comes and goes as a whole. */
export interface Feature {
  routes?(app: AppInstance): void;
  /** First step of a shutdown: take no new bets, let those in flight and running rounds end. */
  finish?(): Promise<void>;
  /** After HTTP is closed and before the database is. */
  close?(): Promise<void>;
}

export type StartFeature = (house: HouseParts) => Promise<Feature>;
