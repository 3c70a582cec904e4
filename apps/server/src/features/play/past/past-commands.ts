import { insists } from "../../../acts/arguments.ts";
import type { Command, CommandLine } from "../../../acts/command.ts";
import { moved, restore, restored } from "./past-acts.ts";
import type { Restoration } from "./restoration.ts";

/**
 * Lets a house in again whose database went back, or came from elsewhere. Both write an opening that servers know by
 * its id.
 */
export const pastCommand: Command = {
  names: ["restore", "restored", "moved"],
  most: 2,
  acts: `  restore <folder>                put a backup of the embedded database in its place, audit its books, and do what restored does;
                                  the house is stopped, and the database that was there is kept beside it
  restored                        the database went back in time, and the newest one is lost: give open hands and rounds back, reveal and
                                  renew all seeds, end all chains, and let the servers in again
  restored anyway                 the same if no tick shows that it went back: the fairness page says so for ever
  moved                           the database came from elsewhere, after all of its servers had stopped: let servers in that remember nothing of it`,
  run: (line) => runs[line.name]?.(line) ?? Promise.reject(new Error(`no command ${line.name}`)),
};

const runs: Readonly<Record<string, (line: CommandLine) => Promise<string>>> = {
  async restore(line) {
    const given = await restore(line, insists(line.words[1]), line.by());
    return given === null
      ? "restored; it holds every tick that was made, so nothing had to be given back"
      : `restored; ${said(given)}`;
  },
  restored: async (line) => said(await restored(line, insists(line.words[0]), line.by())),
  async moved(line) {
    await moved(line, line.by());
    return "servers that remember nothing of this database are let in";
  },
};

function said({ givenBack, chains, players }: Restoration): string {
  return `given back: ${givenBack.get("hand")} hands, ${givenBack.get("round")} rounds; ended: ${chains} chains; new seeds for ${players} players. Servers come in within a second.`;
}
