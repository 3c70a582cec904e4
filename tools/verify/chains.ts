import { problemOfSalt } from "@fairhouse/fairness/salt-source.ts";
import { type SaltRow, saltColumns } from "@fairhouse/play/seed/chain-facts.ts";
import type pg from "pg";

interface ChainRow extends SaltRow {
  readonly table: string;
  readonly ordinal: number;
  readonly salt: string;
  readonly opened_at: Date;
}

/** The origins of the salts of all played chains. */
export interface ChainVerdict {
  readonly lines: readonly string[];
  readonly failed: number;
}

/**
 * Checks who drew each salt and, for announced ones, whether order and derivation hold. The value itself must be looked
 * up at its source.
 */
export async function verifyChains(pool: pg.Pool): Promise<ChainVerdict> {
  const { rows } = await pool.query<ChainRow>(
    `select c."table", c.ordinal, c.salt, ${saltColumns} from play_chain c where c.salt is not null order by c."table", c.ordinal`,
  );
  const verdicts = rows.map(verdictOf);
  return {
    lines: rows.map(({ table, ordinal }, place) => `chain ${ordinal} of ${table}: ${verdicts[place]?.text}`),
    failed: verdicts.filter(({ holds }) => !holds).length,
  };
}

function verdictOf(row: ChainRow): { readonly holds: boolean; readonly text: string } {
  const { source, value, announced_at: announcedAt, salt } = row;
  if (source === null || announcedAt === null) {
    return { holds: true, text: "salt drawn by the house; that it drew only once cannot be verified" };
  }
  const problem = problemOfSalt({
    publishedAt: row.created_at.getTime(),
    announcedAt: announcedAt.getTime(),
    openedAt: row.opened_at.getTime(),
    source,
    value: value ?? "",
    salt,
  });
  const name = source.kind === "drand" ? `drand round ${source.round}` : `Bitcoin block ${source.height}`;
  return problem === null
    ? { holds: true, text: `salt from ${name}, announced ${announcedAt.toISOString()}` }
    : { holds: false, text: `salt from ${name} is wrong: ${problem}` };
}
