import { reverse } from "@fairhouse/ledger/reversal.ts";
import { inTransaction } from "@fairhouse/ledger/transaction.ts";
import type { Random } from "@fairhouse/play/ports.ts";
import type pg from "pg";
import { AdminRefusal, type Authority } from "./authority.ts";
import { ChainActs } from "./chain-acts.ts";
import { BETS_SWITCH, gameSwitch } from "./switches.ts";

/** What operators do, each together with its line in the audit trail, or not at all. Works beside running servers. */
export class AdminActs {
  readonly chains: ChainActs;
  readonly #pool: pg.Pool;
  readonly #random: Random;
  readonly #games: readonly string[];

  constructor(pool: pg.Pool, random: Random, games: readonly string[]) {
    this.#pool = pool;
    this.#random = random;
    this.#games = games;
    this.chains = new ChainActs((...args) => this.#act(...args));
  }

  /** Closes an account for play from this instant; open hands may be finished. Its sessions go on, so that the player sees why. */
  async ban(account: string, by: Authority): Promise<void> {
    await this.#player(account, "ban", by, {}, "banned_at = coalesce(banned_at, now())");
  }

  async unban(account: string, by: Authority): Promise<void> {
    await this.#player(account, "unban", by, {}, "banned_at = null");
  }

  /** No stake before that moment. A running exclusion is only made longer: to shorten one would undo what protects the player. */
  async exclude(account: string, until: Date, by: Authority): Promise<void> {
    const set = "excluded_until = greatest(excluded_until, $2)";
    await this.#player(account, "exclude", by, { until: until.toISOString() }, set, until);
  }

  /** Lets a mailbox open an account again that was refused because of a ban or an exclusion. @param mailbox its hash, which is all the trail keeps. */
  async readmit(mailbox: Buffer, by: Authority): Promise<void> {
    await this.#act("readmit", `mailbox ${mailbox.toString("hex")}`, by, {}, async (client) => {
      const gone = await client.query("delete from account_refusal where mailbox = $1", [mailbox]);
      if (gone.rowCount === 0) throw new AdminRefusal("this address is not refused; of an open account, use unban");
    });
  }

  /** Ends every session of an account, on all servers. @returns how many. */
  async signOut(account: string, by: Authority): Promise<number> {
    return this.#act("sign-out", account, by, {}, async (client) => {
      const ended = await client.query(
        `update account_session set ended_at = now(), ended_why = 'ended_by_operator', changed_at = now()
         where account = $1 and ended_at is null`,
        [account],
      );
      return ended.rowCount ?? 0;
    });
  }

  /** Undoes one movement of the ledger by its opposite. @returns the id of the correcting movement. */
  async correct(reference: string, act: number, by: Authority): Promise<string> {
    const reversedBy = this.#random.uuid();
    const details = { reference, act, reversedBy };
    await this.#act("correct", reference, by, details, async (client) => {
      await client.query(
        `select p.id from play_player p where p.account in (select account from ledger_movement where reference = $1 and act = $2)
         order by p.id for update`,
        [reference, act],
      );
      const open = await client.query("select 1 from play_bet where id = $1 and settled_at is null", [reference]);
      if (open.rowCount !== 0) throw new AdminRefusal("this bet is open; correct it when it is settled");
      const done = await reverse(client, { reference, act, reversedBy, ...by });
      if (!done.ok) throw new AdminRefusal(`the movement cannot be undone: ${done.refusal}`);
      await client.query(
        `update play_player set version = version + 1
         where account in (select account from ledger_movement where reference = $1)`,
        [reversedBy],
      );
    });
    return reversedBy;
  }

  /** A game that is off takes no new bets; open hands and rounds conclude. */
  async switchGame(game: string, on: boolean, by: Authority): Promise<void> {
    if (!this.#games.includes(game)) throw new AdminRefusal(`no game ${game}; there are ${this.#games.join(", ")}`);
    await this.#switch(gameSwitch(game), on, on ? "game-on" : "game-off", game, by);
  }

  /** A house that drains takes no new bets on any server, so that all of them can be stopped without cutting anybody off. */
  async drain(draining: boolean, by: Authority): Promise<void> {
    await this.#switch(BETS_SWITCH, !draining, draining ? "drain" : "undrain", "house", by);
  }

  /** A message of the support form that needs no more work; its text is deleted a year later. */
  async closeSupport(number: number, by: Authority): Promise<void> {
    await this.#act("support-close", String(number), by, {}, async (client) => {
      const closed = await client.query(
        "update support_message set closed_at = now() where id = $1 and closed_at is null",
        [number],
      );
      if (closed.rowCount === 0) throw new AdminRefusal(`no open support message ${number}`);
    });
  }

  /** Writes down what was done outside the database. */
  async note(act: string, subject: string, by: Authority): Promise<void> {
    await this.#act(act, subject, by, {}, async () => undefined);
  }

  async #switch(name: string, on: boolean, act: string, subject: string, by: Authority): Promise<void> {
    await this.#act(act, subject, by, {}, async (client) => {
      const sql = on
        ? "delete from house_switch where name = $1"
        : "insert into house_switch (name) values ($1) on conflict do nothing";
      await client.query(sql, [name]);
    });
  }

  /** Changes a player's row and raises its version, so that no bet on any server is settled by what it said before. */
  async #player(
    account: string,
    act: string,
    by: Authority,
    details: object,
    set: string,
    value?: Date,
  ): Promise<void> {
    await this.#act(act, account, by, details, async (client) => {
      const values = value === undefined ? [account] : [account, value];
      const changed = await client.query(`update play_player set ${set}, version = version + 1 where id = $1`, values);
      if (changed.rowCount === 0) throw new AdminRefusal(`no account ${account}`);
    });
  }

  async #act<Value>(
    act: string,
    subject: string,
    by: Authority,
    details: object,
    work: (client: pg.PoolClient) => Promise<Value>,
  ): Promise<Value> {
    return inTransaction(this.#pool, async (client) => {
      const value = await work(client);
      await client.query("insert into admin_act (actor, act, subject, reason, details) values ($1, $2, $3, $4, $5)", [
        by.actor,
        act,
        subject,
        by.reason,
        JSON.stringify(details),
      ]);
      return value;
    });
  }
}
