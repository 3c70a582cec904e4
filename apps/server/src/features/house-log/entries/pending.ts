import { type BookedTicket, bookHash } from "@fairhouse/house-log/book.ts";
import { type Entry, PAIR_STEP, ROUND_STEP } from "@fairhouse/house-log/entry.ts";
import type pg from "pg";
import { z } from "zod";
import { MOST_REASON } from "../../../acts/authority.ts";
import { type Committed, committed } from "./committed.ts";
import type { LogSecrets } from "./log-secrets.ts";

/** A row of `house_log_pending`, which a trigger wrote. */
export interface PendingRow {
  readonly id: number;
  readonly kind: "chain" | "pair" | "round" | "fact";
  readonly step: number;
  readonly reference: string;
  readonly body: unknown;
  readonly at: Date;
}

/** A line of the log, with a record behind it or wholly public. */
export type Line = Committed | { readonly entry: Entry };

const text = z.string().nullable().default(null);
/** An entry that is too long would stop the log for ever, and reasons of the version before had no limit. */
const reasonText = z
  .string()
  .transform((said) => said.slice(0, MOST_REASON))
  .nullable()
  .default(null);
const chainBody = z.object({
  table: z.string(),
  terminalHash: z.string(),
  length: z.int(),
  source: z.unknown().default(null),
  value: text,
  salt: text,
  reason: reasonText,
});
const pairBody = z.object({ player: z.uuid(), serverSeedHash: z.string(), clientSeed: text, serverSeed: text });
const roundBody = z.object({
  table: z.string(),
  number: z.int(),
  chain: z.uuid(),
  index: z.int(),
  outcome: z.unknown().default(null),
  link: text,
  reason: reasonText,
});
const factBody = z.object({
  game: z.string(),
  version: z.int(),
  chain: text,
  last: z.int().nullable().default(null),
  state: z.unknown().default(null),
  result: z.unknown().default(null),
  reason: reasonText,
  link: text,
});

/** Returns true if the row says that a round takes no more bets. */
export function isClosing({ kind, step }: PendingRow): boolean {
  return kind === "round" && step === ROUND_STEP.closed;
}

/** Returns the line of what changed of a chain, a seed pair, a round or a fact, read in the snapshot of a pass. */
export async function lineOfPending(row: PendingRow, client: pg.PoolClient, secrets: LogSecrets): Promise<Line> {
  const { step, reference } = row;
  const time = row.at.getTime();
  switch (row.kind) {
    case "chain":
      return { entry: { kind: "chain", chain: reference, step, ...chainBody.parse(row.body), time } };
    case "pair":
      return pairLine(row, secrets);
    case "round": {
      const body = roundBody.parse(row.body);
      const none = { tickets: null, staked: null, book: null, paid: null };
      const closed = step === ROUND_STEP.closed ? await closedBook(client, reference) : {};
      const shown = step === ROUND_STEP.shown ? await paidIn(client, reference) : {};
      return { entry: { kind: "round", round: reference, step, ...body, ...none, ...closed, ...shown, time } };
    }
    case "fact":
      return { entry: { kind: "fact", fact: reference, step, ...factBody.parse(row.body), time } };
  }
}

/** Returns the line of a pair. A revealed one tells its seeds to those who are shown its record. */
function pairLine(
  { step, reference, body, at }: Pick<PendingRow, "step" | "reference" | "body" | "at">,
  secrets: LogSecrets,
): Committed {
  const { player, serverSeedHash, clientSeed, serverSeed } = pairBody.parse(body);
  const owner = secrets.owner(player, reference);
  const seeds = step === PAIR_STEP.revealed ? { clientSeed, serverSeed } : { clientSeed: null, serverSeed: null };
  const clear = { pair: reference, step, serverSeedHash, time: at.getTime() };
  return committed(secrets, "pair", reference, clear, { owner, ...seeds });
}

/** Tickets that were taken back while betting was open never were in the book. */
async function closedBook(client: pg.PoolClient, round: string) {
  const { rows } = await client.query<BookedTicket>({
    name: "log-book",
    text: `select id as bet, ticket, stake from play_bet where round = $1 and ended is distinct from 'taken_back' order by ticket`,
    values: [round],
  });
  return { tickets: rows.length, staked: sum(rows.map(({ stake }) => stake)), book: bookHash(rows) };
}

async function paidIn(client: pg.PoolClient, round: string) {
  const { rows } = await client.query<{ paid: number }>({
    name: "log-paid",
    text: `select coalesce(sum(payout), 0)::bigint as paid from play_bet where round = $1 and ended is distinct from 'taken_back'`,
    values: [round],
  });
  return { paid: rows[0]?.paid ?? 0 };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
