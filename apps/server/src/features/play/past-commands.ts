import { loadGames } from "../../games.ts";
import { createVault } from "../../machinery/database/vault.ts";
import { compare, unaccounted, whileNobodyIsIn } from "../../machinery/ticks/openings.ts";
import { AdminRefusal, type Authority } from "../admin/authority.ts";
import type { Command, CommandLine } from "../admin/command.ts";
import { restoreHouse } from "./restoration.ts";

/** Lets a house in again whose database went back, or came from elsewhere. Both leave an opening that servers know by its id. */
export const pastCommand: Command = {
  names: ["restore", "restored", "moved"],
  acts: `  restore <folder>                put a backup of the embedded database in its place, look through its books, and do what restored does;
                                  the house is stopped, and the database that was there is kept beside it
  restored                        the database went back in time, and the newest one is lost: give open hands and rounds back, reveal and
                                  renew all seeds, end all chains, and let the servers in again
  restored anyway                 the same where no tick shows that it went back: the fairness page says so for ever
  moved                           the database came from elsewhere, after all of its servers had stopped: let servers in that remember nothing of it`,
  run: (line) => runs[line.name]?.(line) ?? Promise.reject(new Error(`no command ${line.name}`)),
};

const runs: Readonly<Record<string, (line: CommandLine) => Promise<string>>> = {
  restore: restore,
  restored: (line) => restored(line, line.words[0]),
  moved,
};

/** Looks through a backup that stands in its place already, and lets the house in again. @throws AdminRefusal for books that are wrong. */
async function restore(line: CommandLine): Promise<string> {
  const findings = await line.audit();
  if (findings.length > 0)
    throw new AdminRefusal(`the books of this backup are wrong: ${findings.map(({ rule }) => rule).join("; ")}`);
  const { standing } = await compare(line.pool, await line.ticks());
  if (standing.kind === "good") return "restored; it holds every tick that was made, so nothing had to be given back";
  return `restored; ${await restored(line, line.words[1])}`;
}

/** @throws AdminRefusal while a server is let in, and, unless it is insisted upon, where nothing shows that the database went back. */
async function restored(line: CommandLine, insists: string | undefined): Promise<string> {
  const { pool, by, random, keys, act } = line;
  const authority = by();
  if (insists !== undefined && insists !== "anyway") throw new AdminRefusal(`restored ${insists}? There is: anyway`);
  return alone(line, async () => {
    const { standing } = await compare(pool, await line.ticks());
    const proven = standing.kind === "back";
    if (!proven && insists !== "anyway") {
      throw new AdminRefusal(
        "nothing here shows that the database went back in time: run this with the DATA_DIR of a server that says so, or add the word anyway, which the fairness page shows for ever",
      );
    }
    const vault = createVault((await keys()).seeds);
    // In the trail before the first stake goes back: whoever breaks off here has begun.
    await act("restored", "house", authority, { proven, begun: true }, async () => undefined);
    const { hands, rounds, chains, players } = await restoreHouse({ pool, vault, random, games: await loadGames() });
    await letIn(line, "restored", authority, proven);
    return `given back: ${hands} hands, ${rounds} rounds; ended: ${chains} chains; new seeds for ${players} players. Servers come in within a second.`;
  });
}

/** @throws AdminRefusal when the database may lack what a server has told. */
async function moved(line: CommandLine): Promise<string> {
  const authority = line.by();
  return alone(line, async () => {
    const { files, told, standing } = await compare(line.pool, await line.ticks());
    if (standing.kind === "back")
      throw new AdminRefusal(
        `this database lacks ticks that server ${standing.ahead.server} has made: take it anew after all servers have stopped, or see restored`,
      );
    const missing = unaccounted(files, told.rows).map(({ server }) => server);
    if (missing.length > 0)
      throw new AdminRefusal(
        `whether this database holds the last tick of ${missing.join(", ")} is not known: stop those servers in order before it is taken, or bring their DATA_DIR/keys`,
      );
    await letIn(line, "moved", authority, true);
    return "servers that remember nothing of this database are let in";
  });
}

async function alone(line: CommandLine, work: () => Promise<string>): Promise<string> {
  const said = await whileNobodyIsIn(line.pool, work);
  if (said === null) throw new AdminRefusal("a server works with this database: stop all servers that take bets");
  return said;
}

async function letIn(
  { act, random }: CommandLine,
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
