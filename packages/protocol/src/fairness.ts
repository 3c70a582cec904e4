import { z } from "zod";
import { pastRound } from "./table.ts";
import { isPlainText } from "./text.ts";

export const clientSeed = z
  .string()
  .min(1, "Client seed is required")
  .max(64, "Client seed must have at most 64 characters")
  .refine(isPlainText, "Client seed contains invisible characters");

export const rotateBody = z.strictObject({ clientSeed });

const activeSeed = z.object({ serverSeedHash: z.string(), clientSeed: z.string(), nonce: z.int() });
const revealedSeed = z.object({
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Number of bets made with it: nonces 0 … count − 1. */
  nonces: z.int(),
});
export type RevealedSeed = z.infer<typeof revealedSeed>;

export const seeds = z.object({
  active: activeSeed,
  /** Commitment of the seed that a rotation will make active. */
  nextServerSeedHash: z.string(),
  /** The last revealed pair, if any. */
  previous: revealedSeed.nullable(),
  /** Open hands that stand in the way of a rotation. */
  openHands: z.array(z.object({ id: z.uuid(), game: z.string() })),
});
export type Seeds = z.infer<typeof seeds>;

export const tableFairness = z.object({
  table: z.string(),
  seeding: z.enum(["salted", "stream", "first-three", "all-bettors"]),
  /** Null in the first seconds of a new house, while its first chain is being computed: there are no rounds before that. */
  chain: z
    .object({
      terminalHash: z.string(),
      salt: z.string(),
      /** Where the salt came from, as announced. */
      saltSource: z.string(),
      length: z.int(),
      /** Links played so far. */
      index: z.int(),
      createdAt: z.iso.datetime(),
    })
    .nullable(),
  /** The chain that follows, committed already. */
  nextTerminalHash: z.string().nullable(),
  rounds: z.array(pastRound),
  next: z.string().nullable(),
});
export type TableFairness = z.infer<typeof tableFairness>;
