import { readFile } from "node:fs/promises";
import { checkReceipt } from "@fairhouse/house-log/receipt.ts";
import { betReceipt } from "@fairhouse/protocol/house-log.ts";
import { fromBase64, toBase64 } from "@fairhouse/transparency/bytes.ts";
import { NoteError, type VerifierKey } from "@fairhouse/transparency/note.ts";
import { z } from "zod";
import { UsageError } from "../command.ts";

const receiptFile = z.union([betReceipt, z.array(betReceipt)]).transform((read) => [read].flat());

interface Promised {
  readonly due: number;
  readonly about: string;
}

/** Entries that the house has promised to players, as their receipts prove. */
export class Promises {
  /** By the bytes of the entry in base64. */
  readonly #missing = new Map<string, Promised>();

  /**
   * Reads files of receipts, as a browser saves them or as `GET /api/bets/:id/receipt` answers. Those of other logs are left out.
   * @throws UsageError for a file of another form, or a receipt that the log has not signed.
   */
  static async read(files: readonly string[], log: number, key: VerifierKey): Promise<Promises> {
    const promises = new Promises();
    for (const file of files) {
      for (const receipt of await receiptsIn(file)) {
        if (receipt.log === log) await promises.#add(file, receipt, key);
      }
    }
    return promises;
  }

  async #add(file: string, { note, entries }: z.infer<typeof betReceipt>, key: VerifierKey): Promise<void> {
    const bytes = entries.map((entry) => fromBase64(entry) ?? new Uint8Array());
    try {
      const { time, withinMs } = await checkReceipt(note, bytes, key);
      for (const entry of entries) this.#missing.set(entry, { due: time + withinMs, about: file });
    } catch (error) {
      if (error instanceof NoteError) throw new UsageError(`${file}: ${error.message}`);
      throw error;
    }
  }

  get size(): number {
    return this.#missing.size;
  }

  /** Notes an entry of the log. */
  meet(entry: Uint8Array): void {
    if (this.#missing.size > 0) this.#missing.delete(toBase64(entry));
  }

  /** Lists what should stand above a beat and does not. */
  brokenAt(beat: number): readonly Promised[] {
    return [...this.#missing.values()].filter(({ due }) => due < beat);
  }
}

async function receiptsIn(file: string) {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  });
  try {
    return receiptFile.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`${file} has no receipts`);
  }
}
