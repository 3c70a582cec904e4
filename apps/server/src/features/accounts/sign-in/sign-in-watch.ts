import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../../../machinery/config.ts";
import { AppError } from "../../../machinery/http/errors.ts";
import type { Mailer } from "../../../machinery/mail/mailer.ts";
import type { Sockets } from "../../../machinery/sockets/sockets.ts";
import { addNotices } from "../../notifications/notices.ts";
import { tellNotices } from "../../notifications/tell.ts";
import { accountMails } from "../account-mails.ts";
import type { SharedAttempts } from "./shared-attempts.ts";
import { type Attempt, CEILING } from "./throttle.ts";

/**
 * Failures on one account in an hour after which its owner is told: more than a player makes who mixes up two
 * passwords.
 */
const WORTH_TELLING = 10;
/** Wrong codes after a right password, from a browser that the account does not know. */
const CODES_WORTH_TELLING = 3;

export interface SignInWatchParts {
  readonly config: Config;
  readonly log: Logger;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly random: Random;
  readonly sockets: Sockets;
  readonly mailer: Mailer;
  readonly shared: SharedAttempts;
}

/** The address of a sign-in, or the session that asks. */
type CodeOrigin = { readonly address: string } | { readonly session: string };

/**
 * Logs sign-ins and failures, without secrets: no password, no code, and no e-mail address, because people type
 * passwords into the wrong field. Tells owners of accounts that are being guessed, each kind once a day.
 */
export class SignInWatch {
  readonly #parts: SignInWatchParts;
  readonly #telling = new Set<Promise<void>>();

  constructor(parts: SignInWatchParts) {
    this.#parts = parts;
  }

  opened(how: "registered" | "signed in", account: string, session: string, address: string): void {
    this.#parts.log.info({ account, session, address }, how);
  }

  ended(why: string, account: string, sessions: readonly string[]): void {
    if (sessions.length > 0) this.#parts.log.info({ account, sessions, why }, "sessions ended");
  }

  /** @param failures on this account within an hour, including this one. */
  wrongPassword({ account, address, device }: Attempt, failures: number): void {
    const { log } = this.#parts;
    log.info({ account, address, knownDevice: device !== null, failures }, "sign-in failed");
    if (account === null) return;
    if (failures === CEILING) log.warn({ account }, "sign-ins of unknown devices are refused for this hour");
    // A burst may skip the exact number.
    if (failures >= WORTH_TELLING && failures < 2 * WORTH_TELLING) this.#tell(account, failures, false);
  }

  /** A session gave a wrong password where a change requires it. */
  async wrongPasswordInside(account: string): Promise<void> {
    const failures = await this.#parts.shared.add(`wrong passwords inside ${account}`, "hour");
    if (failures >= WORTH_TELLING) this.#tell(account, failures, false);
  }

  /**
   * Watches a second factor that is asked for, at a sign-in or before a change of who can sign in.
   * @param isKnown true for a browser that was signed in to this account before.
   */
  async overCode(account: string, from: CodeOrigin, isKnown: boolean, pass: () => Promise<void>): Promise<void> {
    try {
      await pass();
    } catch (error) {
      if (error instanceof AppError && error.code === "code_wrong") await this.#wrongCode(account, from, isKnown);
      throw error;
    }
  }

  async #wrongCode(account: string, from: CodeOrigin, isKnown: boolean): Promise<void> {
    this.#parts.log.warn({ account, ...from, knownDevice: isKnown }, "a code of the second factor was wrong");
    const failures = await this.#parts.shared.add(`wrong codes ${isKnown ? "of known " : ""}${account}`, "hour");
    if (failures >= (isKnown ? WORTH_TELLING : CODES_WORTH_TELLING)) this.#tell(account, failures, true);
  }

  /** Waits for notices that are being sent. */
  async close(): Promise<void> {
    await Promise.all(this.#telling);
  }

  #tell(account: string, failures: number, passwordKnown: boolean): void {
    const telling: Promise<void> = this.#tellOwner(account, failures, passwordKnown)
      .catch((error: unknown) => this.#parts.log.error({ err: error }, "an owner could not be told of failed sign-ins"))
      .finally(() => this.#telling.delete(telling));
    this.#telling.add(telling);
  }

  async #tellOwner(account: string, failures: number, passwordKnown: boolean): Promise<void> {
    const { pool, clock, random, sockets, mailer, config } = this.#parts;
    const about = `${passwordKnown ? "code" : "password"} ${new Date(clock.now()).toISOString().slice(0, 10)}`;
    const data = { failures, passwordKnown };
    const told = await addNotices(
      pool,
      random,
      [{ player: account, kind: "sign_in_failures", about, data }],
      clock.now(),
    );
    if (told.length === 0) return;
    tellNotices(sockets, told);
    const { rows } = await pool.query<{ email: string }>(
      "select email from account where id = $1 and closed_at is null",
      [account],
    );
    const texts = passwordKnown ? accountMails.codesFailed : accountMails.signInsFailed;
    if (rows[0] !== undefined) mailer.send({ to: rows[0].email, ...texts(config.houseName) });
  }
}
