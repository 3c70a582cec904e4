import { reverse } from "@fairhouse/ledger/reversal.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type pg from "pg";
import { type Act, AdminRefusal, type Authority } from "../../acts/authority.ts";

export interface MovementLine {
  readonly reference: string;
  readonly act: number;
  readonly kind: string;
  readonly amount: number;
  readonly balance: number;
  readonly at: Date;
}

/** Lists the newest movements of an account, which `correct` can undo. */
export async function movements(pool: pg.Pool, account: string, limit: number): Promise<readonly MovementLine[]> {
  const { rows } = await pool.query<MovementLine>(
    `select m.reference, m.act, m.kind, m.amount, m.balance, m.at from ledger_movement m join play_player p on p.account = m.account
     where p.id = $1 order by m.sequence desc limit $2`,
    [account, limit],
  );
  return rows;
}

/** Undoes one movement of the ledger by its opposite. @returns the id of the correcting movement. */
export async function correct(
  audited: Act,
  random: Random,
  { reference, act }: Pick<MovementLine, "reference" | "act">,
  by: Authority,
): Promise<string> {
  const reversedBy = random.uuid();
  const details = { reference, act, reversedBy };
  await audited("correct", reference, by, details, async (client) => {
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
