import type pg from "pg";

/** What a standby that takes over would have, as far as a house may see it. */
export interface Replication {
  /**
   * `synchronous`: an answer is given when a standby has it. `broken`: the database answers before its own disk, or the standby's, has it.
   * `asynchronous`: a standby that takes over may lack bets that were told. `not known`: none can be seen, which is no sign that there is none.
   */
  readonly promise: "synchronous" | "asynchronous" | "broken" | "not known";
  readonly synchronousCommit: string | null;
  readonly synchronousStandbyNames: string | null;
}

const NOT_KNOWN: Replication = { promise: "not known", synchronousCommit: null, synchronousStandbyNames: null };

/** Of a database of the operator's own. Managed ones replicate below what PostgreSQL shows, or refuse to tell. */
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
    // Whatever it refuses to tell, or that it is away: its other signs are told elsewhere.
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
