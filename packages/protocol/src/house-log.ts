import { z } from "zod";

/** A log of the house. */
export const houseLog = z.object({
  n: z.int(),
  /** Names the log in its checkpoints. */
  origin: z.string(),
  /** The key that signs it (C2SP signed-note). */
  vkey: z.string(),
  /** Entries below its newest published checkpoint. */
  size: z.int(),
  /** Null while it is written; otherwise when and why it ended, as far as is known. */
  ended: z.object({ at: z.iso.datetime().nullable(), because: z.string().nullable() }).nullable(),
});
export type HouseLog = z.infer<typeof houseLog>;

/** `GET /log` */
export const houseLogs = z.object({ logs: z.array(houseLog).readonly() });

/** An entry that is proven to be in the published tree. */
export const provenEntry = z.object({
  /** Number of the log. */
  log: z.int(),
  index: z.int(),
  /** Its bytes, in base64. */
  entry: z.string(),
  /** Hashes from the leaf to the root, in base64. */
  path: z.array(z.string()),
  /** The signed note that the path leads to. */
  checkpoint: z.string(),
});
export type ProvenEntry = z.infer<typeof provenEntry>;

/** An entry of a bet with everything that proves it. */
export const loggedEntry = provenEntry.extend({
  /** 64 hexadecimal digits. */
  salt: z.string(),
  /** Its commitment is made of these too, besides what the page of the bet shows. */
  owner: z.string().nullable(),
  pair: z.uuid().nullable(),
  /** The further stake of a hand, if it is one. */
  further: z.object({ stake: z.int(), time: z.int() }).nullable(),
});
export type LoggedEntry = z.infer<typeof loggedEntry>;

/**
 * Why the newest entry is missing and will not come: it is older than the running log, or the player is hidden. Without a
 * reason it is on its way, or is there.
 */
const lacking = z.enum(["older", "withheld"]).optional();
export type Lacking = NonNullable<z.infer<typeof lacking>>;

/** `GET /api/bets/:id/log`: the entries of a bet, in order. */
export const loggedBet = z.object({
  entries: z.array(loggedEntry),
  /**
   * The entries of the facts on which the bet is settled, and of the prices at which parts of it were sold, in the order of
   * the facts. A server of the version before does not tell them.
   */
  facts: z.array(provenEntry).optional(),
  lacking,
  logs: z.array(houseLog).readonly(),
});
export type LoggedBet = z.infer<typeof loggedBet>;

/** `GET /api/rounds/:id/log`: the entries of a round, in order. */
export const loggedRound = z.object({
  entries: z.array(provenEntry),
  /** The entry of the seeds that it mixes: apart, because an open page of the version before would take it for a lie. */
  seeds: z.array(provenEntry).optional(),
  lacking,
  logs: z.array(houseLog).readonly(),
});
export type LoggedRound = z.infer<typeof loggedRound>;

/** `GET /api/bets/:id/receipt`: the promise that the entries of the own bet will stand in the log: `docs/log.md`. */
export const betReceipt = z.object({
  /** Number of the log. */
  log: z.int(),
  /** The signed note. */
  note: z.string(),
  /** The bytes of the promised entries, in base64. */
  entries: z.array(z.string()).readonly(),
});
export type BetReceipt = z.infer<typeof betReceipt>;
