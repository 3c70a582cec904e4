import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "@fairhouse/platform/clock.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";
import type { RecoveryCodes, TwoFactorSetup } from "@fairhouse/protocol/account-security.ts";
import { Secret, TOTP } from "otpauth";
import type pg from "pg";
import { AppError } from "../../../machinery/http/errors.ts";
import type { SignedIn } from "../../../machinery/sessions/sessions.ts";
import { endSessionsWith, noteAct } from "../changes.ts";
import type { SharedAttempts } from "./shared-attempts.ts";

/** RFC 6238 with the parameters of every app: SHA-1, six digits, 30 seconds; RFC 4226 requires a secret of 160 bits. */
const PERIOD_S = 30;
const SECRET_BYTES = 20;
/** Steps that a phone's clock may be off, either way. */
const WINDOW = 1;
/**
 * Tries in a quarter of an hour. Three codes in a million are good at any moment, so guessing takes months, and the owner
 * is told.
 */
const MAX_CODES = 10;
/** Tries of all known browsers and sessions of an account in an hour: a script that has its password can open any number. */
const MAX_CODES_OF_KNOWN = 100;
const RECOVERY_CODES = 10;
/** 80 bits: a plain hash of them cannot be brute-forced. */
const RECOVERY_BYTES = 10;

export interface TwoFactorParts {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** Encrypts secrets at rest. */
  readonly vault: Vault;
  readonly shared: SharedAttempts;
  readonly houseName: string;
}

/**
 * The second step of a sign-in, and of changes of who can sign in: codes of an app, or recovery codes, each good once.
 */
export class TwoFactor {
  readonly #parts: TwoFactorParts;

  constructor(parts: TwoFactorParts) {
    this.#parts = parts;
  }

  async state(account: string): Promise<{ enabled: boolean; recoveryCodesLeft: number }> {
    const { rows } = await this.#parts.pool.query<{ enabled: boolean; left: number }>(
      `select exists (select from account_two_factor where account = $1 and secret is not null) as enabled,
         (select count(*)::int from account_recovery_code where account = $1 and used_at is null) as left`,
      [account],
    );
    return { enabled: rows[0]?.enabled ?? false, recoveryCodesLeft: rows[0]?.left ?? 0 };
  }

  /**
   * Passes if an account has no second factor, or the code is good. Called after the password was checked: nobody
   * learns from it who has a second factor.
   * @param who the origin of the try: a browser that was signed in before, or the session that asks, has tries of its
   * own, which a guesser elsewhere cannot use up; empty for everybody else.
   * @throws AppError `code_required`, `code_wrong`, `too_many_requests`.
   */
  async pass(account: string, code: string | undefined, who: string): Promise<void> {
    const { pool, shared } = this.#parts;
    const { rows } = await pool.query<{ secret: Buffer }>(
      "select secret from account_two_factor where account = $1 and secret is not null",
      [account],
    );
    const secret = rows[0]?.secret;
    if (secret === undefined) return;
    if (code === undefined || code === "") throw new AppError("code_required");
    const key = `code ${account} ${who}`;
    await shared.demand(key, MAX_CODES);
    const ofKnown = `codes of known ${account}`;
    if (who !== "" && !(await shared.take(ofKnown, MAX_CODES_OF_KNOWN, "hour")))
      throw new AppError("too_many_requests");
    const good = /^\d{6}$/.test(code)
      ? await this.#spendCode(account, secret, code)
      : await this.#spendRecovery(account, code);
    if (!good) throw new AppError("code_wrong");
    await shared.forget(key);
    if (who !== "") await shared.giveBack(ofKnown, "hour");
  }

  /**
   * Makes a new secret, which takes effect with the first good code.
   * @throws AppError `two_factor_state` if one is in effect already.
   */
  async start(account: string, email: string): Promise<TwoFactorSetup> {
    const { pool, vault } = this.#parts;
    const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32;
    const stored = await pool.query(
      `insert into account_two_factor (account, pending) values ($1, $2)
       on conflict (account) do update set pending = excluded.pending where account_two_factor.secret is null`,
      [account, vault.seal(secret, contextOf(account))],
    );
    if (stored.rowCount === 0) throw new AppError("two_factor_state");
    return { secret, uri: this.#totp(secret, email).toString() };
  }

  /**
   * Turns it on; all other sessions end, because they were opened without a code.
   * @returns the codes, and the ids of those sessions, for the caller to tell `Sessions`.
   * @throws AppError `two_factor_state`, `code_wrong`, `too_many_requests`.
   */
  async enable(player: SignedIn, code: string): Promise<{ codes: RecoveryCodes; ended: readonly string[] }> {
    const { pool, vault, shared } = this.#parts;
    await shared.demand(`enable ${player.id}`, MAX_CODES);
    return inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ pending: Buffer | null; enabled: boolean }>(
        "select pending, secret is not null as enabled from account_two_factor where account = $1 for update",
        [player.id],
      );
      const { pending = null, enabled = false } = rows[0] ?? {};
      if (pending === null || enabled) throw new AppError("two_factor_state");
      const step = this.#stepOf(vault.open(pending, contextOf(player.id)), code);
      if (step === null) throw new AppError("code_wrong");
      await client.query(
        "update account_two_factor set secret = pending, pending = null, enabled_at = $2, last_step = $3 where account = $1",
        [player.id, this.#now(), step],
      );
      await noteAct(client, player.id, "two_factor_on", player.sessionId, this.#now());
      return {
        ended: await endSessionsWith(client, player.id, player.sessionId, "two_factor_on", this.#now()),
        codes: await this.#replaceRecoveryCodes(client, player.id),
      };
    });
  }

  /** @throws AppError `two_factor_state` if it is off. */
  async renewRecoveryCodes(player: SignedIn): Promise<RecoveryCodes> {
    return inTransaction(this.#parts.pool, async (client) => {
      const on = await client.query(
        "select from account_two_factor where account = $1 and secret is not null for update",
        [player.id],
      );
      if (on.rowCount === 0) throw new AppError("two_factor_state");
      await noteAct(client, player.id, "recovery_codes_renewed", player.sessionId, this.#now());
      return this.#replaceRecoveryCodes(client, player.id);
    });
  }

  /** @throws AppError `two_factor_state` if it is off. */
  async disable(player: SignedIn): Promise<void> {
    await inTransaction(this.#parts.pool, async (client) => {
      const off = await client.query("delete from account_two_factor where account = $1 and secret is not null", [
        player.id,
      ]);
      if (off.rowCount === 0) throw new AppError("two_factor_state");
      await client.query("delete from account_recovery_code where account = $1", [player.id]);
      await noteAct(client, player.id, "two_factor_off", player.sessionId, this.#now());
    });
  }

  async #replaceRecoveryCodes(client: pg.PoolClient, account: string): Promise<RecoveryCodes> {
    const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
    await client.query("delete from account_recovery_code where account = $1", [account]);
    await client.query(
      "insert into account_recovery_code (account, code_hash) select $1, hash from unnest($2::bytea[]) hash",
      [account, codes.map(recoveryHash)],
    );
    return { recoveryCodes: codes };
  }

  async #spendCode(account: string, sealed: Buffer, code: string): Promise<boolean> {
    const step = this.#stepOf(this.#parts.vault.open(sealed, contextOf(account)), code);
    if (step === null) return false;
    const spent = await this.#parts.pool.query(
      "update account_two_factor set last_step = $2 where account = $1 and last_step < $2",
      [account, step],
    );
    return spent.rowCount === 1;
  }

  async #spendRecovery(account: string, code: string): Promise<boolean> {
    return inTransaction(this.#parts.pool, async (client) => {
      const spent = await client.query(
        "update account_recovery_code set used_at = $3 where account = $1 and code_hash = $2 and used_at is null",
        [account, recoveryHash(code), this.#now()],
      );
      if (spent.rowCount === 0) return false;
      await noteAct(client, account, "recovery_code_used", null, this.#now());
      return true;
    });
  }

  /** Returns the time step that a code belongs to; null if it belongs to none near now. */
  #stepOf(secret: string, code: string): number | null {
    const now = this.#parts.clock.now();
    const off = this.#totp(secret, "").validate({ token: code, timestamp: now, window: WINDOW });
    return off === null ? null : Math.floor(now / 1000 / PERIOD_S) + off;
  }

  #totp(secret: string, label: string): TOTP {
    return new TOTP({ issuer: this.#parts.houseName, label, secret, algorithm: "SHA1", digits: 6, period: PERIOD_S });
  }

  #now(): Date {
    return new Date(this.#parts.clock.now());
  }
}

function contextOf(account: string): string {
  return `two-factor ${account}`;
}

/** Crockford's alphabet: no letter that is taken for a digit. */
const SIGNS = "0123456789abcdefghjkmnpqrstvwxyz";

/** Makes a code like `xxxx-xxxx-xxxx-xxxx`. */
function makeRecoveryCode(): string {
  let bits = 0n;
  for (const byte of randomBytes(RECOVERY_BYTES)) bits = (bits << 8n) | BigInt(byte);
  let code = "";
  for (let place = 0; place < (RECOVERY_BYTES * 8) / 5; place += 1) {
    code += SIGNS[Number((bits >> BigInt(5 * place)) & 31n)] ?? "";
  }
  return code.match(/.{4}/g)?.join("-") ?? code;
}

function recoveryHash(code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[^0-9a-z]/g, "");
  return createHash("sha256").update(plain).digest();
}
