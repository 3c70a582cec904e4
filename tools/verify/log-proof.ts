import { verifyEntryProof } from "@fairhouse/house-log/proof.ts";
import { formatVkey, NoteError } from "@fairhouse/transparency/note.ts";
import { printable } from "@fairhouse/transparency/printable.ts";

/** Verifies the proof that the log of a house has an entry, offline. @param vkey null to take the key that the file names. */
export async function verifyLogProof(
  text: string,
  vkey: string | null,
): Promise<{ readonly holds: boolean; readonly lines: readonly string[] }> {
  try {
    const { entry, record, checkpoint, index, key } = await verifyEntryProof(text, vkey);
    const whose = vkey === null ? " (of the file: compare it with the key that you know)" : "";
    return {
      holds: true,
      lines: [
        `the log   ${printable(formatVkey(key))}${whose}`,
        `has       entry ${index} of ${checkpoint.size}`,
        `which is  ${printable(JSON.stringify(entry))}`,
        `about     ${printable(JSON.stringify(record))}`,
        "the proof holds",
      ],
    };
  } catch (error) {
    if (error instanceof NoteError)
      return { holds: false, lines: [`the proof does not hold: ${printable(error.message)}`] };
    throw error;
  }
}
