import type { PasswordBody } from "@fairhouse/protocol/account-security.ts";
import { createVault } from "../../machinery/database/vault.ts";
import { createAttempts } from "../../machinery/http/attempts.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";
import { createMailer } from "../../machinery/mail/mailer.ts";
import type { SignedIn } from "../../machinery/sessions/sessions.ts";
import type { StartFeature } from "../../parts.ts";
import { claimHouse, prepareClaim } from "./claim.ts";
import { closeAccount } from "./profile/closing.ts";
import { EmailChanges } from "./profile/email-changes.ts";
import { returnToEmail } from "./profile/email-returns.ts";
import { createMailboxHash } from "./profile/mailbox.ts";
import { prepareSkeletons } from "./profile/name-skeletons.ts";
import { Profiles } from "./profile/profile.ts";
import { profileRoutes } from "./profile/profile-routes.ts";
import { prepareRefusals } from "./refusals.ts";
import { type OpenPlayer, Registration } from "./registration.ts";
import { accountRoutes } from "./routes.ts";
import { Accounts } from "./service.ts";
import { createCookieJar } from "./sign-in/cookies.ts";
import { createPasswordHasher } from "./sign-in/hash-queue.ts";
import { PasswordResets } from "./sign-in/resets.ts";
import { createSharedAttempts } from "./sign-in/shared-attempts.ts";
import { SignInWatch } from "./sign-in/sign-in-watch.ts";
import { createThrottle } from "./sign-in/throttle.ts";
import { TwoFactor } from "./sign-in/two-factor.ts";

/** Registration, sign-in, and players' changes to their own accounts. */
export const startAccounts: StartFeature = async (house) => {
  const { config, pool, clock, keys, app, tokens, players, houseAccounts } = house;
  const cookies = createCookieJar(keys.cookies, config.tls);
  const mailer = createMailer(config, house.log);
  const mailboxHash = createMailboxHash(keys.mailboxes);
  await prepareRefusals(pool, mailboxHash, new Date(clock.now()));
  await prepareSkeletons(pool);
  const attempts = createAttempts(clock);
  const shared = createSharedAttempts(pool, clock, house.log);
  const passwords = createPasswordHasher();
  const siteOrigin = () => config.publicUrl ?? localOrigin(app);
  const openPlayer: OpenPlayer = (client, player) =>
    players.create(
      client,
      { ...player, role: "player", simulated: false },
      houseAccounts(config.currency._id),
      config.startBalance,
    );
  const common = { ...house, openPlayer, passwords, attempts, shared, mailer, mailboxHash, siteOrigin };
  const watch = new SignInWatch(common);
  const twoFactor = new TwoFactor({ ...common, vault: createVault(keys.twoFactor), houseName: config.houseName });
  const throttle = createThrottle(attempts, shared);
  const registration = new Registration(common);
  const accounts = new Accounts({ ...common, tokens, cookies, twoFactor, throttle, registration, watch });
  const resets = new PasswordResets(common);
  const profiles = new Profiles({ ...common, twoFactor, cookies, watch });
  const emailChanges = new EmailChanges({ ...common, profiles, codeKey: keys.mailboxes });
  const closing = { ...common, profiles };
  const claimToken = await prepareClaim(pool, clock);
  return {
    invitation:
      claimToken === null
        ? null
        : { text: "No administrator yet. Sign in, then open within an hour:", path: `/claim?token=${claimToken}` },
    routes: (app) => {
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
    async close() {
      await shared.stop();
      await resets.close();
      await watch.close();
      await mailer.close();
    },
  };
};

/** Returns the origin of a house without `PUBLIC_URL`, which serves this machine only. */
function localOrigin(app: AppInstance): string {
  const address = app.server.address();
  return `http://localhost:${address === null || typeof address === "string" ? "" : address.port}`;
}
