import type pg from "pg";
import type { TickFile } from "./tick-folder.ts";

/** A row of `house_tick`. */
export interface TickRow {
  readonly server: string;
  readonly run: string;
  readonly count: number;
  readonly ended: boolean;
}

/** The ticks and openings of a database. */
export interface Told {
  readonly rows: readonly TickRow[];
  readonly openings: readonly { readonly id: string; readonly kind: "restored" | "moved" }[];
  /**
   * True if an opening came after the last tick of all: the operator admitted the house, and no server has come in yet.
   */
  readonly isFresh: boolean;
}

/**
 * The relation of a database to what this data folder remembers. `back`: it lacks ticks that were made. `stranger`:
 * there is nothing here to compare it with, so that only a live server, or the operator, can tell.
 */
export type Standing =
  | { readonly kind: "good" }
  | { readonly kind: "stranger" }
  | { readonly kind: "back"; readonly ahead: TickFile; readonly row: TickRow | null };

/** In SQL, oldest first. */
export const openingsSql = `(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind) order by at), '[]') from house_opening)`;

export async function readTold(db: pg.Pool | pg.PoolClient): Promise<Told> {
  const { rows } = await db.query<{ rows: TickRow[]; openings: Told["openings"][number][]; fresh: boolean }>(
    `select (select coalesce(jsonb_agg(jsonb_build_object('server', server, 'run', run, 'count', count, 'ended', ended)), '[]')
         from house_tick) as rows,
       ${openingsSql} as openings,
       coalesce((select max(at) from house_opening) > (select max(at) from house_tick), false) as fresh`,
  );
  const told = rows[0];
  if (told === undefined) throw new Error("the database does not tell its ticks");
  return { rows: told.rows, openings: told.openings, isFresh: told.fresh };
}

/** @param files of this data folder, read before the database was queried: ticks committed in between prove nothing. */
export function standingOf(files: readonly TickFile[], told: Told): Standing {
  const rows = new Map(told.rows.map((row) => [row.server, row]));
  let isKnown = told.rows.length === 0 || told.isFresh;
  for (const file of files) {
    const row = rows.get(file.server) ?? null;
    // Killed before its first tick was committed: it remembers nothing.
    if (file.count === 0 && row === null) continue;
    if (!holds(row, file) && !isLetIn(file, told)) return { kind: "back", ahead: file, row };
    isKnown = true;
  }
  return { kind: isKnown ? "good" : "stranger" };
}

/** True if a row holds a tick: the same run at least as far, or the run that its server was about to begin. */
function holds(row: TickRow | null, { run, next, count }: TickFile): boolean {
  if (row === null) return false;
  return row.run === run ? row.count >= count : row.run === next && row.count > count;
}

/**
 * True if the operator has restored this house since. A moved database holds every last tick, so no server is ahead of
 * it.
 */
function isLetIn({ known }: TickFile, { openings }: Told): boolean {
  return openings.some(({ id, kind }) => kind === "restored" && !known.includes(id));
}
