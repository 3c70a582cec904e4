import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import type { Config } from "./config.ts";
import type { Schema } from "./database/schema.ts";
import type { AppInstance } from "./http/instance.ts";
import type { Keys } from "./keys.ts";
import type { Sessions } from "./sessions/sessions.ts";
import type { Tokens } from "./sessions/tokens.ts";
import type { Ticker } from "./ticks/ticker.ts";

/** The parts that any kind of server would have: nothing here knows the purpose of this house. */
export interface Machinery {
  readonly config: Config;
  readonly log: Logger;
  readonly pool: pg.Pool;
  /** Reserved for bets, leases and settlements. */
  readonly playPool: pg.Pool;
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly random: Random;
  readonly vault: Vault;
  readonly keys: Keys;
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  /** `app.server` is the HTTP server that sockets attach to. */
  readonly app: AppInstance;
  readonly registry: Registry;
  readonly ticks: Ticker;
  /** Copies the embedded database into a new folder until told to stop; null with an operator's own database. */
  readonly backUp: ((folder: string, signal: AbortSignal) => Promise<string>) | null;
  /** New at every start. */
  readonly serverId: string;
}
