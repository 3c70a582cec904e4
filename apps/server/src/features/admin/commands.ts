import { parseArgs } from "node:util";
import type pg from "pg";
import type { AdminActs } from "./acts.ts";
import { AdminRefusal, type Authority } from "./authority.ts";
import { chainCommand } from "./chain-commands.ts";
import { needed, table } from "./print.ts";
import {
  accountId,
  auditTrail,
  findAccounts,
  movements,
  supportMessage,
  supportMessages,
  switchesOff,
} from "./reports.ts";

export const help = `npm run admin -- <command> [arguments] --reason "why" [--by name]

Looks
  accounts [text]                 accounts whose address, name or id contains the text
  movements <account>             an account's newest movements in the ledger
  switches                        what is switched off
  trail                           the audit trail, newest first
  support [all]                   messages of the support form that are open, or all of them
  support show <number>           one message, whole
  chain                           the chains of all tables, and where their salts come from

Acts, each with --reason, each written to the audit trail
  ban <account>                   close an account for play at once; open hands may be finished
  unban <account>
  exclude <account> <until>       no stake before that day (2027-01-31 or 2027-01-31T12:00Z); never shortened
  readmit <address>               let an address open an account again that a closed one left refused
  sign-out <account>              end all its sessions
  correct <reference> [act]       undo one movement by its opposite (act is 0 unless movements says otherwise)
  game-off <game>                 take no new bets on a game; open hands and rounds conclude
  game-on <game>
  support close <number>          a message that is answered; it is deleted a year later
  chain announce <table> drand <network> <round>
                                  name the source of the next chain's salt, for ever: a round of the drand network with this
                                  chain hash, at least ten minutes away
  chain announce <table> bitcoin <height>
                                  the same: the block of a height that is not found for weeks
  chain value <table> <value>     what that source gave: a round's randomness, or a block's header, in hex
  chain retire <table>            go on with the next chain, which has its value, instead of playing this one to its end
  chain give-up <table>           never play the next chain, because its source gives no value
  drain                           take no new bets at all, on every server, before maintenance
  undrain
  backup <folder>                 copy the embedded database while it runs (see docs/operating.md)

<account> is an id, an e-mail address or a user name. --limit n changes how many lines are shown (50).
--by names who acts; without it, the user of the operating system. Servers follow within a second.
`;

export interface CommandParts {
  readonly pool: pg.Pool;
  readonly acts: AdminActs;
  /** User of the operating system. */
  readonly user: string;
  readonly backup: (folder: string) => Promise<string>;
  /** Hash of the mailbox behind an address, under the house's key. */
  readonly mailboxHash: (email: string) => Promise<Buffer>;
}

/** Runs one command line. @returns what to print. @throws AdminRefusal for what cannot be done. */
export async function runCommand(args: readonly string[], parts: CommandParts): Promise<string> {
  const { positionals, values } = parseCommandLine(args);
  const [command = "", first, second] = positionals;
  const { pool, acts } = parts;
  const limit = wholeNumber(values.limit ?? "50", "--limit");
  const by = (): Authority => {
    if (values.reason === undefined || values.reason.trim() === "") throw new AdminRefusal('say why: --reason "…"');
    return { actor: values.by ?? parts.user, reason: values.reason };
  };
  const account = () => accountId(pool, needed(first, "<account>"));
  switch (command) {
    case "accounts":
      return table(await findAccounts(pool, first ?? "", limit));
    case "movements":
      return table(await movements(pool, await account(), limit));
    case "switches":
      return table(await switchesOff(pool));
    case "trail":
      return table(await auditTrail(pool, limit));
    case "support":
      return support(first, second, limit, parts, by);
    case "ban":
      return done(acts.ban(await account(), by()));
    case "unban":
      return done(acts.unban(await account(), by()));
    case "exclude":
      return done(acts.exclude(await account(), futureDate(needed(second, "<until>")), by()));
    case "readmit":
      return done(acts.readmit(await parts.mailboxHash(needed(first, "<address>")), by()));
    case "sign-out":
      return `${await acts.signOut(await account(), by())} sessions ended`;
    case "correct":
      return `undone by movement ${await acts.correct(uuid(needed(first, "<reference>")), wholeNumber(second ?? "0", "[act]"), by())}`;
    case "game-off":
    case "game-on":
      return done(acts.switchGame(needed(first, "<game>"), command === "game-on", by()));
    case "chain":
      return chainCommand(positionals.slice(1), pool, acts.chains, by);
    case "drain":
    case "undrain":
      return done(acts.drain(command === "drain", by()));
    case "backup":
      return `backup written to ${await backUp(needed(first, "<folder>"), by(), parts)}`;
    default:
      throw new AdminRefusal(command === "" ? help : `no command ${command}\n\n${help}`);
  }
}

async function support(
  what: string | undefined,
  number: string | undefined,
  limit: number,
  { pool, acts }: CommandParts,
  by: () => Authority,
): Promise<string> {
  switch (what) {
    case undefined:
    case "all":
      return table(await supportMessages(pool, what === "all", limit));
    case "show":
      return supportMessage(pool, wholeNumber(needed(number, "<number>"), "<number>"));
    case "close":
      return done(acts.closeSupport(wholeNumber(needed(number, "<number>"), "<number>"), by()));
    default:
      throw new AdminRefusal(`support ${what}? There are: all, show <number>, close <number>`);
  }
}

async function backUp(folder: string, by: Authority, { acts, backup }: CommandParts): Promise<string> {
  const written = await backup(folder);
  await acts.note("backup", written, by);
  return written;
}

function parseCommandLine(args: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { reason: text, by: text, limit: text } });
  } catch (error) {
    throw new AdminRefusal(error instanceof Error ? error.message : String(error));
  }
}

async function done(work: Promise<void>): Promise<string> {
  await work;
  return "done";
}

function wholeNumber(text: string, name: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new AdminRefusal(`${name} must be a whole number`);
  return Number(text);
}

function uuid(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) throw new AdminRefusal(`${text} is no reference`);
  return text;
}

function futureDate(text: string): Date {
  const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(date.getTime())) throw new AdminRefusal(`${text} is no date like 2027-01-31`);
  if (date.getTime() <= Date.now()) throw new AdminRefusal(`${text} lies in the past`);
  return date;
}
