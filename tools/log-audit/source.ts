import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isMissing } from "@fairhouse/server/machinery/missing.ts";
import { writeDurably } from "@fairhouse/server/machinery/write-durably.ts";
import type { FetchPath } from "@fairhouse/transparency/log-reader.ts";
import { Failure } from "../command.ts";

/** A house that is too busy is asked again, a little later each time. */
const TRIES = 6;
const PAUSE_MS = 250;

/** The house does not have what was asked for. */
export class NotThere extends Failure {}

/** Fetches what stands below an address of the house. The function throws `NotThere` for an answer of 404, and `Failure` for others. */
export function fetchFrom(address: string): FetchPath {
  return async (path) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(`${address}/${path}`).catch((error: unknown) => {
        throw new Failure(`${address}/${path} cannot be reached: ${error instanceof Error ? error.message : error}`);
      });
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
      if (answer.status === 404) throw new NotThere(`${address}/${path} is not there`);
      const isBusy = answer.status === 429 || answer.status === 503;
      if (!isBusy || attempt === TRIES) throw new Failure(`${address}/${path} answers ${answer.status}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** attempt));
    }
  };
}

/** Keeps full tiles in a folder: they never change. */
export function keptIn(folder: string, fetch: FetchPath): FetchPath {
  return async (path) => {
    if (!path.startsWith("tile/") || path.includes(".p/")) return fetch(path);
    const file = join(folder, `${path}.tile`);
    const kept = await bytesIn(file);
    if (kept !== null) return new Uint8Array(kept);
    const bytes = await fetch(path);
    await writeDurably(file, bytes);
    return bytes;
  };
}

const HEAD = "head";

/** Returns the notes of the heads that a folder keeps, by the numbers of their logs. */
export async function keptHeads(folder: string): Promise<ReadonlyMap<number, string>> {
  const heads = new Map<number, string>();
  for (const name of await readdir(folder)) {
    const note = /^[1-9]\d*$/.test(name) ? await bytesIn(join(folder, name, HEAD)) : null;
    if (note !== null) heads.set(Number(name), note.toString());
  }
  return heads;
}

/** Keeps a head that was audited, in place of the one before. */
export async function keepHead(folder: string, n: number, note: string): Promise<void> {
  await writeDurably(join(folder, String(n), HEAD), note);
}

/** Reads a file; null if it is missing. */
async function bytesIn(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}
