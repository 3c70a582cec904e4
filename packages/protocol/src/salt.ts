import { z } from "zod";

const when = z.iso.datetime();

/** A public value of the future, named before it exists. */
export const saltSource = z.discriminatedUnion("kind", [
  /** The randomness of a round of the drand network with this chain hash. */
  z.object({ kind: z.literal("drand"), network: z.string(), round: z.int() }),
  /** The block of this height. */
  z.object({ kind: z.literal("bitcoin"), height: z.int() }),
]);

/** Where a chain's salt came from, and when what was public. */
export const saltFacts = z.object({
  /** Since when the chain's terminal hash is public. */
  publishedAt: when,
  /** When the salt was set and rounds began; null while the chain waits. */
  openedAt: when.nullable(),
  /** The source that was announced before its value could be known; null: the house draws the salt itself. */
  announcement: z
    .object({
      at: when,
      source: saltSource,
      /** When its value comes out; null where only the source's own clock tells. */
      dueAt: when.nullable(),
      /** As the source gave it: the randomness, or the block's header; the salt is SHA-256 of source and value as one text. */
      value: z.string().nullable(),
    })
    .nullable(),
});
export type SaltFacts = z.infer<typeof saltFacts>;
