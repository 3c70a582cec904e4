import { needed } from "../../acts/arguments.ts";
import type { Command, CommandLine } from "../../acts/command.ts";
import { done, table } from "../../acts/print.ts";
import { readTrail } from "../../acts/trail.ts";
import type { Additions } from "../../parts.ts";
import { drain, switchesOff, switchGame } from "./switch-acts.ts";

const commands: readonly Command[] = [
  {
    names: ["switches"],
    most: 0,
    looks: "  switches                        the switches that are off",
    run: async ({ pool }) => table(await switchesOff(pool)),
  },
  {
    names: ["game-off", "game-on"],
    most: 1,
    acts: `  game-off <game>                 take no new bets on a game; open hands may be finished, running rounds end
  game-on <game>`,
    run: ({ name, words, act, games, by }) =>
      done(switchGame(act, games, needed(words[0], "<game>"), name === "game-on", by())),
  },
  {
    names: ["drain", "undrain"],
    most: 0,
    acts: `  drain                           take no new bets at all, on every server, before maintenance
  undrain`,
    run: ({ name, act, by }) => done(drain(act, name === "drain", by())),
  },
  {
    names: ["backup"],
    most: 1,
    acts: "  backup <folder>                 copy the embedded database while it runs (see docs/operating.md)",
    run: async (line) => `backup written to ${await backUp(line)}`,
  },
  {
    names: ["trail"],
    most: 0,
    looks: "  trail                           the audit trail, newest first",
    run: async ({ pool, limit }) => table(await readTrail(pool, limit)),
  },
];

/** The copy is made outside the database, so its line in the trail is written once it is complete. */
async function backUp({ words, by, backUp: copyTo, act }: CommandLine): Promise<string> {
  const folder = needed(words[0], "<folder>");
  const authority = by();
  const written = await copyTo(folder);
  await act("backup", written, authority, {}, async () => undefined);
  return written;
}

export const adminAdditions: Additions = { commands };
