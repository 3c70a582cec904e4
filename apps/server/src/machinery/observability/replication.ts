import type pg from "pg";

/** The guarantee for a standby that takes over, as far as a house can see it. */
export interface Replication {
  /**
   * `synchronous`: an answer is given once a standby has the data. `broken`: the database answers before its own disk,
   * or the standby's, has it. `asynchronous`: a standby that takes over may lack answered bets. `not known`: no standby
   * is visible, which does not mean that there is none.
   */
  readonly promise: "synchronous" | "asynchronous" | "broken" | "not known";
  readonly synchronousCommit: string | null;
  readonly synchronousStandbyNames: string | null;
}

const NOT_KNOWN: Replication = { promise: "not known", synchronousCommit: null, synchronousStandbyNames: null };

/**
 * Reads the replication of an operator's own database. Managed ones replicate below what PostgreSQL shows, or refuse to
 * tell.
 */
export async function replicationOf(pool: pg.Pool): Promise<Replication> {
  try {
    const { rows } = await pool.query<{ commit: string; names: string | null; standbys: number }>({
      name: "replication",
      text: `select current_setting('synchronous_commit') as commit, current_setting('synchronous_standby_names', true) as names,
        (select count(*)::integer from pg_stat_replication) as standbys`,
    });
    const row = rows[0];
    return row === undefined ? NOT_KNOWN : judged(row);
  } catch {
    // The database refuses to tell, or is unreachable, which is reported elsewhere.
    return NOT_KNOWN;
  }
}

/** @param standbys that are connected to it now. */
export function judged(row: {
  readonly commit: string;
  readonly names: string | null;
  readonly standbys: number;
}): Replication {
  const { commit, names, standbys } = row;
  const seen = { synchronousCommit: commit, synchronousStandbyNames: names };
  if (commit === "off") return { promise: "broken", ...seen };
  if (names === null) return { promise: "not known", ...seen };
  if (names === "") return { promise: standbys > 0 ? "asynchronous" : "not known", ...seen };
  return { promise: commit === "on" || commit === "remote_apply" ? "synchronous" : "broken", ...seen };
}
