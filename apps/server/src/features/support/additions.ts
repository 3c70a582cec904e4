import { needed, wholeNumber } from "../../acts/arguments.ts";
import { AdminRefusal } from "../../acts/authority.ts";
import type { Command, CommandLine } from "../../acts/command.ts";
import { done, table } from "../../acts/print.ts";
import type { Additions } from "../../parts.ts";
import { closeMessage, type SupportMessage, supportMessage, supportMessages } from "./operator.ts";

const command: Command = {
  names: ["support"],
  most: 2,
  looks: `  support [all]                   messages of the support form that are open, or all of them
  support show <number>           one whole message`,
  acts: "  support close <number>          close an answered message; it is deleted a year later",
  run: support,
};

async function support({ words: [what, number], pool, limit, act, by }: CommandLine): Promise<string> {
  const chosen = () => wholeNumber(needed(number, "<number>"), "<number>");
  switch (what) {
    case undefined:
    case "all":
      return table(await supportMessages(pool, what === "all", limit));
    case "show":
      return printed(await supportMessage(pool, chosen()));
    case "close":
      return done(closeMessage(act, chosen(), by()));
    default:
      throw new AdminRefusal(`no command support ${what}; there are all, show <number>, close <number>`);
  }
}

export const supportAdditions: Additions = {
  exportTables: [
    {
      name: "supportMessages",
      from: 0,
      sql: `select id as key, jsonb_build_object('number', id, 'topic', topic, 'message', message, 'bet', bet, 'language', language,
        'createdAt', created_at, 'mailedAt', mailed_at, 'closedAt', closed_at) as row
      from support_message where player = $1 and id > $2::bigint order by id limit $3`,
    },
  ],
  forgetAtClosing: ["delete from support_message where player = $1"],
  commands: [command],
};

/** Formats a message for printing. The form accepts no control characters, so this is safe as it is. */
function printed({ facts, message }: SupportMessage): string {
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  return [...known.map(([name, value]) => `${name}: ${value}`), "", message].join("\n");
}
