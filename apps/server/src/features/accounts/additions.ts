import { futureDate, needed } from "../../acts/arguments.ts";
import { AdminRefusal } from "../../acts/authority.ts";
import type { Command } from "../../acts/command.ts";
import { done, table } from "../../acts/print.ts";
import { type Additions, NIL } from "../../parts.ts";
import { accountId, findAccounts } from "./find.ts";
import { ban, exclude, readmit, signOut, unban } from "./operator-acts.ts";
import { createMailboxHash } from "./profile/mailbox.ts";
import { appoint, ROLES } from "./staff.ts";

const commands: readonly Command[] = [
  {
    names: ["accounts"],
    most: 1,
    looks: "  accounts [text]                 accounts whose address, name or id contains the text",
    run: async ({ pool, words, limit }) => table(await findAccounts(pool, words[0] ?? "", limit)),
  },
  {
    names: ["ban", "unban"],
    most: 1,
    acts: `  ban <account>                   close an account for play at once; open hands may be finished
  unban <account>`,
    run: async ({ name, pool, words, act, by }) =>
      done((name === "ban" ? ban : unban)(act, await accountId(pool, words[0]), by())),
  },
  {
    names: ["exclude"],
    most: 2,
    acts: "  exclude <account> <until>       no stake before that day (2027-01-31 or 2027-01-31T12:00Z); never shortened",
    run: async ({ pool, words, act, by }) =>
      done(exclude(act, await accountId(pool, words[0]), futureDate(needed(words[1], "<until>")), by())),
  },
  {
    names: ["readmit"],
    most: 1,
    acts: "  readmit <address>               let an address that a closed account left refused open an account again",
    run: async ({ words, keys, act, by }) => {
      const address = needed(words[0], "<address>");
      const authority = by();
      return done(readmit(act, createMailboxHash((await keys()).mailboxes)(address), authority));
    },
  },
  {
    names: ["role"],
    most: 2,
    acts: `  role <account> <role>           make it ${ROLES.join(", ")}: staff place no bets on events and in pots`,
    run: async ({ pool, words, act, by }) => {
      const role = ROLES.find((own) => own === words[1]);
      if (role === undefined) throw new AdminRefusal(`a role is ${ROLES.join(", ")}`);
      return done(appoint(act, await accountId(pool, words[0]), role, by()));
    },
  },
  {
    names: ["sign-out"],
    most: 1,
    acts: "  sign-out <account>              end all its sessions",
    run: async ({ pool, words, act, by }) =>
      `${await signOut(act, await accountId(pool, words[0]), by())} sessions ended`,
  },
];

export const accountAdditions: Additions = {
  exportFacts: [
    {
      name: "waitingEmail",
      sql: `select jsonb_build_object('email', email, 'expiresAt', expires_at) from account_email_change where account = $1`,
    },
    {
      name: "earlierEmails",
      sql: `select coalesce(jsonb_agg(jsonb_build_object('email', email, 'changedAt', changed_at, 'expiresAt', expires_at)
        order by changed_at), '[]') from account_email_return where account = $1`,
    },
  ],
  exportTables: [
    {
      name: "sessions",
      from: NIL,
      sql: `select id as key, jsonb_build_object('device', device, 'address', address, 'createdAt', created_at, 'seenAt', seen_at,
        'expiresAt', expires_at, 'endedAt', ended_at, 'endedWhy', ended_why) as row
      from account_session where account = $1 and id > $2::uuid order by id limit $3`,
    },
    {
      name: "changes",
      from: 0,
      sql: `select id as key, jsonb_build_object('at', at, 'act', act) as row
      from account_act where account = $1 and id > $2::bigint order by id limit $3`,
    },
    {
      name: "actsOfOperators",
      from: 0,
      // The names of those who acted are theirs.
      sql: `select id as key, jsonb_build_object('at', at, 'act', act, 'reason', reason, 'details', details) as row
      from admin_act a where id > $2::bigint and (subject = $1::text or act = 'correct' and exists (
        select from ledger_movement m join play_player p on p.account = m.account
        where p.id = $1::uuid and m.reference = case when a.act = 'correct' then a.subject::uuid end))
      order by id limit $3`,
    },
  ],
  commands,
};
