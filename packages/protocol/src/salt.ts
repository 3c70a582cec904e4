import { z } from "zod";

const when = z.iso.datetime();

/** A future public value, named before it exists. */
export const saltSource = z.discriminatedUnion("kind", [
  /** The randomness of a round of the drand network with this chain hash. */
  z.object({ kind: z.literal("drand"), network: z.string(), round: z.int() }),
  /** The block at this height. */
  z.object({ kind: z.literal("bitcoin"), height: z.int() }),
]);

/** The origin of a chain's salt and the times at which its parts became public. */
export const saltFacts = z.object({
  /** Time at which the chain's terminal hash became public. */
  publishedAt: when,
  /** When the salt was set and rounds began; null while the chain waits. */
  openedAt: when.nullable(),
  /** The source that was announced before its value could be known; null if the house draws the salt itself. */
  announcement: z
    .object({
      at: when,
      source: saltSource,
      /** When its value comes out; null if only the source's own clock tells. */
      dueAt: when.nullable(),
      /**
       * The value as the source gave it: the randomness, or the block's header. The salt is SHA-256 of source and value
       * as one text.
       */
      value: z.string().nullable(),
    })
    .nullable(),
});
export type SaltFacts = z.infer<typeof saltFacts>;
