import type { ColumnType, Generated } from "kysely";

type Once<Value> = ColumnType<Value, Value, never>;

/** Tables as Kysely sees them, for the ordinary queries. The hot path and the packages write SQL. */
export interface Schema {
  account: {
    id: Once<string>;
    email: string;
    password: string;
    first_name: string;
    last_name: string;
    username: string;
    referral_code: Once<string>;
    referred_by: Once<string | null>;
    created_at: Once<Date>;
    closed_at: ColumnType<Date | null, never, Date>;
  };
  account_session: {
    id: Once<string>;
    account: Once<string>;
    generation: ColumnType<number, number | undefined, number>;
    rotated_at: Date;
    device: Once<string>;
    address: string;
    created_at: Once<Date>;
    seen_at: Date;
    expires_at: Date;
    ended_at: ColumnType<Date | null, never, Date>;
    ended_why: ColumnType<EndedWhy | null, never, EndedWhy>;
    changed_at: ColumnType<Date, never, Date>;
  };
  admin_act: {
    id: Generated<number>;
    at: ColumnType<Date, never, never>;
    actor: Once<string>;
    act: Once<string>;
    subject: Once<string>;
    reason: Once<string>;
    details: ColumnType<Readonly<Record<string, unknown>>, string, never>;
  };
  house_switch: { name: Once<string>; off_since: Generated<Date> };
  /** Owned by packages/play; here only the columns that accounts read and set. */
  play_player: {
    id: Once<string>;
    version: number;
    account: number;
    currency: string;
    name: string | null;
    avatar: string;
    role: "player" | "support" | "operator" | "admin";
    simulated: boolean;
    adult_at: Date | null;
    banned_at: Date | null;
    excluded_until: Date | null;
  };
  ledger_account: {
    id: number;
    owner: string | null;
    currency: string;
    balance: number | null;
    entries: number | null;
  };
  account_preferences: {
    account: Once<string>;
    chosen: ColumnType<unknown, string, unknown>;
  };
}

export type EndedWhy =
  | "signed_out"
  | "ended_by_player"
  | "cookie_reused"
  | "ended_by_operator"
  | "password_changed"
  | "password_reset"
  | "email_restored"
  | "account_closed"
  | "two_factor_on";
