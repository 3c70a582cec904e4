import { fromBase64, toBase64, wholeOf } from "./bytes.ts";
import { HASH_BYTES } from "./hash.ts";
import { NoteError } from "./note.ts";
import type { TreeHead } from "./tree.ts";

/** A tree head of a log, as the text of a note (C2SP tlog-checkpoint). */
export interface Checkpoint extends TreeHead {
  /** Names the log. */
  readonly origin: string;
  /** Further lines, of which nothing is known. */
  readonly extensions: readonly string[];
}

/** Reads the text of a checkpoint. @throws NoteError for any other text. */
export function parseCheckpoint(text: string): Checkpoint {
  const [origin = "", sizeText = "", rootText = "", ...rest] = text.split("\n");
  const [size, root] = [wholeOf(sizeText), fromBase64(rootText)];
  const end = rest.pop();
  if (origin === "" || size === null || root?.length !== HASH_BYTES || end !== "" || rest.includes("")) {
    throw new NoteError("the text is not a checkpoint");
  }
  return { origin, size, root, extensions: rest };
}

export function formatCheckpoint({ origin, size, root, extensions }: Checkpoint): string {
  return [origin, size, toBase64(root), ...extensions].map((line) => `${line}\n`).join("");
}
