import type pg from "pg";
import type { Standing } from "./standing.ts";

const READ_MORE = "docs/operating.md, When the database went back";

/** Returns the log's facts about a shut house: what was observed, and the way out. */
export async function whatToDo(standing: Standing, db: pg.ClientBase): Promise<object> {
  const cluster = await clusterOf(db);
  if (standing.kind !== "back") {
    return {
      seen: "other servers have worked with this database, none of them does now, and this data folder remembers nothing of it",
      todo: `bring back the folder DATA_DIR/keys of a server of this house, or, if the database was moved: npm run admin -- moved --reason "…". ${READ_MORE}`,
      cluster,
    };
  }
  const { ahead, row } = standing;
  return {
    seen: "the database went back in time: it lacks ticks that this house has made, and with them bets and links that were published",
    todo: `put the newest database back; if it is lost: npm run admin -- restored --reason "…". ${READ_MORE}`,
    remembered: { server: ahead.server, run: ahead.run, count: ahead.count },
    found: row === null ? null : { run: row.run, count: row.count },
    cluster,
  };
}

/** Identifies this database and its position: only an explanation, which managed databases may refuse to give. */
async function clusterOf(db: pg.ClientBase): Promise<object | "not known"> {
  const { rows } = await db
    .query<{ identifier: string; timeline: number; position: string }>(
      `select system_identifier::text as identifier, timeline_id as timeline,
         case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end::text as position
       from pg_control_system(), pg_control_checkpoint()`,
    )
    .catch(() => {
      // This role may not see it.
      return { rows: [] };
    });
  return rows[0] ?? "not known";
}
