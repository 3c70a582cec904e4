import { z } from "zod";
import { saltFacts } from "./salt.ts";
import { pastRound } from "./table.ts";

const when = z.iso.datetime();

const activeSeed = z.object({
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** True if the player set the client seed after the commitment was shown; until then it is the house's. */
  chosen: z.boolean(),
  /**
   * True while it may still be set without a rotation: nothing was bet yet, or nothing since a restoration made the
   * pair.
   */
  free: z.boolean(),
  nonce: z.int(),
});
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
  /** Open hands that prevent a rotation. */
  openHands: z.array(z.object({ id: z.uuid(), game: z.string() })),
});
export type Seeds = z.infer<typeof seeds>;

/** A chain of a table: link 0, the terminal hash, was published before its salt was set. */
export const chainFacts = saltFacts.extend({
  ordinal: z.int(),
  terminalHash: z.string(),
  salt: z.string().nullable(),
  length: z.int(),
  /** Links played so far. */
  index: z.int(),
  /** Set if the chain ended before its last link. */
  retiredAt: when.nullable(),
  /** Set if the chain was announced but its source gave no value; such a chain is never played. */
  givenUp: z.object({ at: when, reason: z.string() }).nullable(),
});
export type ChainFacts = z.infer<typeof chainFacts>;

export const tableFairness = z.object({
  table: z.string(),
  seeding: z.enum(["salted", "stream", "first-three", "all-bettors"]),
  /** Null in the first seconds of a new house, while its first chain is computed: there are no rounds before that. */
  chain: chainFacts.nullable(),
  /** The chain that follows, already committed. */
  next: chainFacts.nullable(),
  /** Earlier chains that were played or given up, newest first. */
  earlier: z.array(chainFacts),
  rounds: z.array(pastRound),
  /** Cursor of the rounds before these. */
  more: z.string().nullable(),
});
export type TableFairness = z.infer<typeof tableFairness>;

/** `GET /api/fairness/restorations`, newest first. */
export const restorations = z.object({
  restorations: z.array(
    z.object({
      at: when,
      reason: z.string(),
      /**
       * True if what the servers remember showed that the database had gone back; otherwise it is the operator's word.
       */
      proven: z.boolean(),
    }),
  ),
});
export type Restorations = z.infer<typeof restorations>;
