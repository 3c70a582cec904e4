import type pg from "pg";

/** The actor and the reason of an act; both stay in the audit trail for ever. */
export interface Authority {
  readonly actor: string;
  readonly reason: string;
}

/** Most characters of a reason: many are told in public, and an entry of the log holds no more than 65,535 bytes. */
export const MOST_REASON = 1_000;

/** Thrown for an act that cannot be done; the message is for the operator. */
export class AdminRefusal extends Error {}

/** Does something together with its line in the audit trail. */
export type Act = <Value>(
  act: string,
  subject: string,
  by: Authority,
  details: object,
  work: (client: pg.PoolClient) => Promise<Value>,
) => Promise<Value>;
