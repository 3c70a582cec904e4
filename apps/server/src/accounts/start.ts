import type { Clock, Random } from "@fairhouse/play/ports.ts";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Schema } from "../database/schema.ts";
import type { AppInstance } from "../http/instance.ts";
import type { Keys } from "../keys.ts";
import { claimHouse, prepareClaim } from "./claim.ts";
import { createCookieJar } from "./cookies.ts";
import { createPasswordHasher } from "./hash-queue.ts";
import type { OpenPlayer } from "./registration.ts";
import { accountRoutes } from "./routes.ts";
import { Accounts } from "./service.ts";
import { Sessions } from "./sessions.ts";
import { createThrottle } from "./throttle.ts";
import { createTokens } from "./tokens.ts";

export interface AccountsParts {
  readonly config: Config;
  readonly log: Logger;
  readonly pool: pg.Pool;
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly random: Random;
  readonly app: AppInstance;
  readonly keys: Keys;
  readonly openPlayer: OpenPlayer;
}

/** Puts the accounts together: sessions for everybody who asks who calls, and the routes. */
export async function startAccounts(parts: AccountsParts) {
  const { config, pool, clock, keys } = parts;
  const tokens = createTokens(parts.app.jwt);
  const sessions = new Sessions({ ...parts, tokens });
  await sessions.watch();
  const cookies = createCookieJar(keys.cookies, config.tls);
  const accounts = new Accounts({
    ...parts,
    tokens,
    sessions,
    cookies,
    passwords: createPasswordHasher(),
    throttle: createThrottle(clock),
  });
  return {
    sessions,
    claimToken: await prepareClaim(pool, clock),
    routes: (app: AppInstance) =>
      accountRoutes(app, {
        config,
        accounts,
        cookies,
        claim: (playerId, token) => claimHouse(pool, playerId, token, new Date(clock.now())),
      }),
    stop: () => sessions.stop(),
  };
}
