import { readFile } from "node:fs/promises";
import { checkReceipt } from "@fairhouse/house-log/receipt.ts";
import { betReceipt } from "@fairhouse/protocol/house-log.ts";
import { fromBase64, toBase64 } from "@fairhouse/transparency/bytes.ts";
import { NoteError, type VerifierKey } from "@fairhouse/transparency/note.ts";
import { z } from "zod";
import { UsageError } from "../command.ts";
import type { LogFinding } from "./report.ts";

const receiptFile = z.union([betReceipt, z.array(betReceipt)]).transform((read) => [read].flat());

interface Promised {
  readonly due: number;
  readonly about: string;
}

/** Entries that the house has promised to players, as their receipts prove. */
export class Promises {
  /** By the bytes of the entry in base64. */
  readonly #missing = new Map<string, Promised>();
  readonly #elsewhere = new Set<string>();

  /**
   * Reads files of receipts, as a browser saves them or as `GET /api/bets/:id/receipt` answers. Those of other logs are
   * not checked, and that is a finding.
   * @throws UsageError for a file of another form, or a receipt that the log has not signed.
   */
  static async read(files: readonly string[], log: number, key: VerifierKey): Promise<Promises> {
    const promises = new Promises();
    for (const file of files) {
      for (const receipt of await receiptsIn(file)) {
        if (receipt.log === log) await promises.#add(file, receipt, key);
        else promises.#elsewhere.add(`${file} has receipts of log ${receipt.log}: audit it with --log ${receipt.log}`);
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

  /**
   * Returns what is wrong with promises, and what was not checked of them.
   * @param now when the head was fetched, by a clock outside of the house: it may write no beat so that nothing is due.
   *   Null for a log that another one follows: it owes no more than its last beat says.
   */
  findings({
    index,
    beat,
    now,
  }: {
    readonly index: number;
    readonly beat: number;
    readonly now: number | null;
  }): readonly LogFinding[] {
    const broken = this.brokenAt(beat);
    const late = this.brokenAt(now ?? 0).filter((promised) => !broken.includes(promised));
    const finding = (rule: string, about: string) => ({ rule, index, about });
    return [
      ...broken.map(({ about }) => finding("the log has what was promised", about)),
      ...late.map(({ about }) => finding("the log has what was promised, by the clock of this computer", about)),
      ...[...this.#elsewhere].map((about) => finding("all receipts are of this log", about)),
    ];
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
