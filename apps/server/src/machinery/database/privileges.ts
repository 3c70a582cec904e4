import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type pg from "pg";

/** Serialises servers that start at once. */
const LOCK = "7377294694082770294";
/** Books: rows are added, and never change. */
const ONLY_GROW = [
  "ledger_movement",
  "ledger_reversal",
  "admin_act",
  "account_act",
  "play_move",
  "play_key",
  "play_cash_out",
  "play_resettlement",
  "house_key_check",
];
/** Rows change, by the rules of their triggers, and are never deleted. */
const ONLY_CHANGE = [
  "ledger_account",
  "account",
  "play_player",
  "play_seed",
  "house_tick",
  "play_chain",
  "play_table",
  "play_round",
  "play_bet",
  "play_correction",
  "house_log",
  "house_log_bundle",
  "promotion_claim",
  "promotion_race",
  "promotion_race_result",
];

/** Rows are written by triggers, with the rights of the owner. */
const BY_TRIGGERS = ["play_open_hand"];

/** Rows are added by operators' commands that run as the owner of the tables, and by nothing else. */
const ONLY_OPERATORS = ["house_opening"];

/**
 * Grants a role what a running house needs, and nothing else: it owns no table, so it can neither drop nor empty one
 * nor disable a trigger, and it can add rows to the books without changing any.
 * @param owner of the tables. Does nothing if that is the role itself.
 */
export async function letIn(owner: pg.Pool, role: string): Promise<void> {
  await inTransaction(owner, async (client) => {
    const { rows } = await client.query<{ owner: string }>("select current_user as owner");
    if (rows[0]?.owner === role) return;
    const name = client.escapeIdentifier(role);
    await client.query(`select pg_advisory_xact_lock(${LOCK})`);
    await client.query(`grant usage on schema public to ${name}`);
    await client.query(`grant select, insert, update, delete on all tables in schema public to ${name}`);
    await client.query(`grant usage on all sequences in schema public to ${name}`);
    await client.query(`grant truncate on house_probe to ${name}`);
    await client.query(
      `revoke insert, update, delete on ${[...ONLY_OPERATORS, ...BY_TRIGGERS].join(", ")} from ${name}`,
    );
    await client.query(`revoke update, delete on ${ONLY_GROW.join(", ")} from ${name}`);
    await client.query(`revoke delete on ${ONLY_CHANGE.join(", ")} from ${name}`);
    await client.query(`revoke insert, update, delete on schema_migration from ${name}`);
  });
}
