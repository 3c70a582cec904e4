import type pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { type House, startHouse } from "../../house.ts";
import { catchMail, type MailCatcher } from "../../machinery/mail/testing.ts";
import { testConfig } from "../../testing.ts";
import { startAccounts } from "./start.ts";
import { appCode, call, PASSWORD, register, stillClock } from "./testing.ts";

interface Database {
  readonly url: string;
  readonly pool: pg.Pool;
  drop(): Promise<void>;
}

/** Sets up the tests of one file: a house with a database, a mail server and a clock of its own, and requests to it. */
export function accountTest(freshDatabase: () => Promise<Database>) {
  const time = stillClock();
  let parts: { database: Database; house: House; mail: MailCatcher };
  beforeAll(async () => {
    const database = await freshDatabase();
    const mail = await catchMail();
    const config = testConfig({ databaseUrl: database.url, smtpUrl: mail.url, publicUrl: "https://house.test" });
    parts = {
      database,
      mail,
      house: await startHouse(config, { site: null, features: [startAccounts], clock: time.clock }),
    };
  });
  afterAll(async () => {
    await parts.house.close();
    await parts.mail.close();
    await parts.database.drop();
  });
  const post = (path: string, body: unknown, token?: string, address?: string) =>
    call(parts.house.app, "POST", path, {
      body,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
      ...(address !== undefined && { address }),
    });
  const codeOf = (secret: string) => appCode(secret, time.clock.now());
  return {
    time,
    house: () => parts.house,
    pool: () => parts.database.pool,
    mail: () => parts.mail,
    post,
    get: (path: string, token: string) =>
      call(parts.house.app, "GET", path, { headers: { authorization: `Bearer ${token}` } }),
    login: (email: string, password = PASSWORD, code?: string) =>
      post("/api/auth/login", { email, password, ...(code !== undefined && { code }) }),
    codeOf,
    /**
     * Creates an account with two-factor sign-in. The clock stands still, so the code that turned it on stays the
     * current one.
     */
    async enableTwoFactor(email: string) {
      const { body } = await register(parts.house.app, email);
      const start = await post("/api/account/two-factor/start", { password: PASSWORD }, body.accessToken);
      const { secret, uri } = start.body as unknown as { secret: string; uri: string };
      const enabled = await post("/api/account/two-factor/enable", { code: codeOf(secret) }, body.accessToken);
      const { recoveryCodes } = enabled.body as unknown as { recoveryCodes: string[] };
      return { body, secret, uri, recoveryCodes };
    },
  };
}
