import { needed, uuid, wholeNumber } from "../../acts/arguments.ts";
import type { Command } from "../../acts/command.ts";
import { table } from "../../acts/print.ts";
import type { Additions } from "../../parts.ts";
import { accountId } from "../accounts/find.ts";
import { correct, movements } from "./operator.ts";

const commands: readonly Command[] = [
  {
    names: ["movements"],
    most: 1,
    looks: "  movements <account>             an account's newest movements in the ledger",
    run: async ({ pool, words, limit }) => table(await movements(pool, await accountId(pool, words[0]), limit)),
  },
  {
    names: ["correct"],
    most: 2,
    acts: "  correct <reference> [act]       undo one movement by its opposite (act is 0 unless movements says otherwise)",
    run: async ({ words, act, random, by }) => {
      const movement = { reference: uuid(needed(words[0], "<reference>")), act: wholeNumber(words[1] ?? "0", "[act]") };
      return `undone by movement ${await correct(act, random, movement, by())}`;
    },
  },
];

export const walletAdditions: Additions = {
  exportTables: [
    {
      name: "movements",
      from: 0,
      sql: `select m.sequence as key, jsonb_build_object('at', m.at, 'kind', m.kind, 'reference', m.reference, 'act', m.act,
        'amount', m.amount, 'balance', m.balance) as row
      from ledger_movement m join play_player p on p.account = m.account
      where p.id = $1 and m.sequence > $2::bigint order by m.sequence limit $3`,
    },
  ],
  commands,
};
