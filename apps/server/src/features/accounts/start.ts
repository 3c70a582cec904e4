import { houseAccounts } from "@fairhouse/ledger/accounts.ts";
import type { Clock, Random } from "@fairhouse/play/ports.ts";
import type { PasswordBody } from "@fairhouse/protocol/account-security.ts";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Logger } from "pino";
import type { Announcer } from "../../announcer.ts";
import type { Config } from "../../machinery/config.ts";
import type { Schema } from "../../machinery/database/schema.ts";
import { createVault } from "../../machinery/database/vault.ts";
import { createAttempts } from "../../machinery/http/attempts.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";
import type { Keys } from "../../machinery/keys.ts";
import { createMailer } from "../../machinery/mail/mailer.ts";
import { Sessions, type SignedIn } from "../../machinery/sessions/sessions.ts";
import { createTokens } from "../../machinery/sessions/tokens.ts";
import type { Additions } from "../../parts.ts";
import { claimHouse, prepareClaim } from "./claim.ts";
import { closeAccount } from "./closing.ts";
import { createCookieJar } from "./cookies.ts";
import { EmailChanges } from "./email-changes.ts";
import { returnToEmail } from "./email-returns.ts";
import { createPasswordHasher } from "./hash-queue.ts";
import { createMailboxHash } from "./mailbox.ts";
import { prepareSkeletons } from "./name-skeletons.ts";
import { Profiles } from "./profile.ts";
import { profileRoutes } from "./profile-routes.ts";
import { prepareRefusals } from "./refusals.ts";
import { type OpenPlayer, Registration } from "./registration.ts";
import { PasswordResets } from "./resets.ts";
import { accountRoutes } from "./routes.ts";
import { Accounts } from "./service.ts";
import { createSharedAttempts } from "./shared-attempts.ts";
import { SignInWatch } from "./sign-in-watch.ts";
import { createThrottle } from "./throttle.ts";
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
  readonly announcer: Announcer;
  readonly openPlayer: OpenPlayer;
  readonly additions: readonly Additions[];
}

/** Puts the accounts together: the sessions that tell other features who is calling, and the routes. */
export async function startAccounts(parts: AccountsParts) {
  const { config, pool, clock, keys } = parts;
  const tokens = createTokens(parts.app.jwt);
  const sessions = new Sessions({ ...parts, tokens });
  await sessions.watch();
  const cookies = createCookieJar(keys.cookies, config.tls);
  const mailer = createMailer(config, parts.log);
  const mailboxHash = createMailboxHash(keys.mailboxes);
  await prepareRefusals(pool, mailboxHash, new Date(clock.now()));
  await prepareSkeletons(pool);
  const attempts = createAttempts(clock);
  const shared = createSharedAttempts(pool, clock, parts.log);
  const passwords = createPasswordHasher();
  const siteOrigin = () => config.publicUrl ?? localOrigin(parts.app);
  const common = { ...parts, sessions, passwords, attempts, shared, mailer, mailboxHash, siteOrigin };
  const watch = new SignInWatch(common);
  const twoFactor = new TwoFactor({ ...common, vault: createVault(keys.twoFactor), houseName: config.houseName });
  const throttle = createThrottle(attempts, shared);
  const registration = new Registration(common);
  const accounts = new Accounts({ ...common, tokens, cookies, twoFactor, throttle, registration, watch });
  const resets = new PasswordResets(common);
  const profiles = new Profiles({ ...common, twoFactor });
  const emailChanges = new EmailChanges({ ...common, profiles, codeKey: keys.mailboxes });
  const closing = { ...common, profiles, houseAccounts: await houseAccounts(pool, config.currency._id) };
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
      profileRoutes(app, {
        ...common,
        accounts,
        profiles,
        resets,
        emailChanges,
        twoFactor,
        cookies,
        returnToEmail: (token, password) => returnToEmail({ ...common, watch }, token, password),
        close: (player: SignedIn, body: PasswordBody) => closeAccount(closing, player, body),
      });
    },
    stop: async () => {
      sessions.stop();
      shared.stop();
      await resets.close();
      await watch.close();
      await mailer.close();
    },
  };
}

/** Without `PUBLIC_URL` the house is for this machine. */
function localOrigin(app: AppInstance): string {
  const address = app.server.address();
  return `http://localhost:${address === null || typeof address === "string" ? "" : address.port}`;
}
