import { leafHash } from "@fairhouse/transparency/hash.ts";
import { signedHead } from "@fairhouse/transparency/log-reader.ts";
import { NoteError, type VerifierKey } from "@fairhouse/transparency/note.ts";
import { provesInclusion } from "@fairhouse/transparency/tree.ts";

/** The place of an entry in a tree, as a house tells it. */
export interface GivenPlace {
  readonly index: number;
  readonly entry: Uint8Array;
  /** Hashes from the leaf to the root. */
  readonly path: readonly Uint8Array[];
  /** The signed note. */
  readonly checkpoint: string;
}

/** A step from what is shown to what is signed, in their order. */
export type CheckedPart = "shown" | "committed" | "included" | "signed";

/** Checks that an entry is in a tree that the log of a key has signed. */
export async function checkPlace(
  { index, entry, path, checkpoint }: GivenPlace,
  key: VerifierKey,
): Promise<{ readonly wrong: "included" | "signed" | null; readonly size: number | null }> {
  const head = await signedHead(checkpoint, key).catch((error: unknown) => {
    if (error instanceof NoteError) return null;
    throw error;
  });
  if (head === null) return { wrong: "signed", size: null };
  const { size, root } = head.checkpoint;
  return { wrong: provesInclusion(leafHash(entry), index, size, path, root) ? null : "included", size };
}
