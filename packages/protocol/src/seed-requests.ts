import { z } from "zod";
import { isPlainText } from "./text.ts";

export const CLIENT_SEED_LENGTH = 64;

export const clientSeed = z
  .string()
  .min(1, "Client seed is required")
  // Counted in UTF-16 units, as fields of a page count; zod counts code points, of which an emoji is one.
  .refine(
    (text) => text.length <= CLIENT_SEED_LENGTH,
    "Client seed must have at most 64 characters; an emoji takes two",
  )
  .refine(isPlainText, "Client seed contains invisible characters");

export const rotateBody = z.strictObject({ clientSeed });

/** `serverSeedHash` names the commitment that the seed answers. */
export const clientSeedBody = z.strictObject({ clientSeed, serverSeedHash: z.string().regex(/^[0-9a-f]{64}$/) });
