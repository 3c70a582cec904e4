import type pg from "pg";
import { AdminRefusal, type Authority } from "../../../acts/authority.ts";
import type { CommandLine } from "../../../acts/command.ts";
import { loadGames } from "../../../games.ts";
import { createVault } from "../../../machinery/database/vault.ts";
import { compare, unaccounted, whileNobodyIsIn } from "../../../machinery/ticks/openings.ts";
import { type Restoration, restoreHouse } from "./restoration.ts";

type PastParts = Pick<CommandLine, "pool" | "random" | "keys" | "act" | "audit" | "ticks">;

/**
 * Checks a backup that is already in place, and lets the house in again.
 * @returns null if it holds every tick that was made, so that nothing had to be given back.
 * @throws AdminRefusal for wrong books, and for everything that {@link restored} refuses.
 */
export async function restore(parts: PastParts, insists: boolean, by: Authority): Promise<Restoration | null> {
  const findings = await parts.audit();
  if (findings.length > 0)
    throw new AdminRefusal(`the books of this backup are wrong: ${findings.map(({ rule }) => rule).join("; ")}`);
  const { standing } = await compare(parts.pool, await parts.ticks());
  return standing.kind === "good" ? null : restored(parts, insists, by);
}

/**
 * Gives open stakes back, reveals and renews all seeds, ends all chains, and lets the servers in.
 * @param insists true to do so although no tick shows that the database went back; the fairness page shows this for
 * ever.
 * @throws AdminRefusal while a server is let in, and, unless insisted upon, if nothing shows that the database went
 * back.
 */
export async function restored(parts: PastParts, insists: boolean, by: Authority): Promise<Restoration> {
  const { pool, random, keys, act } = parts;
  return alone(pool, async () => {
    const { standing } = await compare(pool, await parts.ticks());
    const proven = standing.kind === "back";
    if (!proven && !insists) {
      throw new AdminRefusal(
        "nothing here shows that the database went back in time: run this with the DATA_DIR of a server that says so, or add the word anyway, which the fairness page shows for ever",
      );
    }
    const vault = createVault((await keys()).seeds);
    // Recorded before the first stake is given back: an operator who breaks off here has begun.
    await act("restored", "house", by, { proven, begun: true }, async () => undefined);
    const givenBack = await restoreHouse({ pool, vault, random, games: await loadGames() }, by.reason);
    await letIn(parts, "restored", by, proven);
    return givenBack;
  });
}

/**
 * Lets servers in that remember nothing of this database.
 * @throws AdminRefusal if it may lack facts that a server has published.
 */
export async function moved(parts: PastParts, by: Authority): Promise<void> {
  await alone(parts.pool, async () => {
    const { files, told, standing } = await compare(parts.pool, await parts.ticks());
    if (standing.kind === "back")
      throw new AdminRefusal(
        `this database lacks ticks that server ${standing.ahead.server} has made: copy it again after all servers have stopped, or see restored`,
      );
    const missing = unaccounted(files, told.rows).map(({ server }) => server);
    if (missing.length > 0)
      throw new AdminRefusal(
        `it is not known whether this database holds the last tick of ${missing.join(", ")}: stop those servers in order before it is copied, or bring their DATA_DIR/keys`,
      );
    await letIn(parts, "moved", by, true);
  });
}

/**
 * Runs something that ends with letting the servers in, while none is in. Refused for a role that may not do that, before
 * anything is changed.
 */
async function alone<Value>(pool: pg.Pool, work: () => Promise<Value>): Promise<Value> {
  const { rows } = await pool.query<{ may: boolean }>("select has_table_privilege('house_opening', 'insert') as may");
  if (rows[0]?.may !== true)
    throw new AdminRefusal(
      "only the owner of the tables may let servers in: run this with DATABASE_OWNER_URL, or with the owner's DATABASE_URL",
    );
  const done = await whileNobodyIsIn(pool, async () => ({ value: await work() }));
  if (done === null) throw new AdminRefusal("a server works with this database: stop all servers that take bets");
  return done.value;
}

async function letIn(
  { act, random }: PastParts,
  kind: "restored" | "moved",
  by: Authority,
  proven: boolean,
): Promise<void> {
  await act(kind, "house", by, { proven }, (client) =>
    client.query("insert into house_opening (id, kind, reason, proven) values ($1, $2, $3, $4)", [
      random.uuid(),
      kind,
      by.reason,
      proven,
    ]),
  );
}
