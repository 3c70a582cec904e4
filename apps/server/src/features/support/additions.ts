import type { Additions } from "../../parts.ts";
import { needed, wholeNumber } from "../admin/arguments.ts";
import { AdminRefusal } from "../admin/authority.ts";
import type { Command, CommandLine } from "../admin/command.ts";
import { done, table } from "../admin/print.ts";
import { closeMessage, supportMessage, supportMessages } from "./operator.ts";

const command: Command = {
  names: ["support"],
  looks: `  support [all]                   messages of the support form that are open, or all of them
  support show <number>           one message, whole`,
  acts: "  support close <number>          a message that is answered; it is deleted a year later",
  run: support,
};

async function support({ words: [what, number], pool, limit, act, by }: CommandLine): Promise<string> {
  const chosen = () => wholeNumber(needed(number, "<number>"), "<number>");
  switch (what) {
    case undefined:
    case "all":
      return table(await supportMessages(pool, what === "all", limit));
    case "show":
      return supportMessage(pool, chosen());
    case "close":
      return done(closeMessage(act, chosen(), by()));
    default:
      throw new AdminRefusal(`support ${what}? There are: all, show <number>, close <number>`);
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
