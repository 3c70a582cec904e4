import { houseAccounts } from "@fairhouse/ledger/accounts.ts";
import type { Clock, Random } from "@fairhouse/play/ports.ts";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Schema } from "../database/schema.ts";
import { createVault } from "../database/vault.ts";
import type { AppInstance } from "../http/instance.ts";
import type { Keys } from "../keys.ts";
import { createMailer } from "../mail/mailer.ts";
import { createAttempts } from "./attempts.ts";
import { claimHouse, prepareClaim } from "./claim.ts";
import { closeAccount } from "./closing.ts";
import { createCookieJar } from "./cookies.ts";
import { createPasswordHasher } from "./hash-queue.ts";
import { Profiles } from "./profile.ts";
import { profileRoutes } from "./profile-routes.ts";
import type { OpenPlayer } from "./registration.ts";
import { PasswordResets } from "./resets.ts";
import { accountRoutes } from "./routes.ts";
import { Accounts } from "./service.ts";
import { Sessions, type SignedIn } from "./sessions.ts";
import { createThrottle } from "./throttle.ts";
import { createTokens } from "./tokens.ts";
import { TwoFactor } from "./two-factor.ts";

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
  const mailer = createMailer(config, parts.log);
  const shared = { ...parts, sessions, passwords: createPasswordHasher(), attempts: createAttempts(clock), mailer };
  const twoFactor = new TwoFactor({ ...shared, vault: createVault(keys.twoFactor), houseName: config.houseName });
  const accounts = new Accounts({ ...shared, tokens, cookies, twoFactor, throttle: createThrottle(clock) });
  const resets = new PasswordResets({ ...shared, siteOrigin: () => config.publicUrl ?? localOrigin(parts.app) });
  const profiles = new Profiles({ ...shared, twoFactor });
  const closing = { ...shared, profiles, houseAccounts: await houseAccounts(pool, config.currency._id) };
  return {
    sessions,
    claimToken: await prepareClaim(pool, clock),
    routes: (app: AppInstance) => {
      accountRoutes(app, {
        config,
        accounts,
        cookies,
        claim: (playerId, token) => claimHouse(pool, playerId, token, new Date(clock.now())),
      });
      const close = (player: SignedIn, password: string) => closeAccount(closing, player, password);
      profileRoutes(app, { ...shared, accounts, profiles, resets, twoFactor, cookies, close });
    },
    stop: async () => {
      sessions.stop();
      await resets.close();
      await mailer.close();
    },
  };
}

/** Without `PUBLIC_URL` the house is for this machine. */
function localOrigin(app: AppInstance): string {
  const address = app.server.address();
  return `http://localhost:${address === null || typeof address === "string" ? "" : address.port}`;
}
