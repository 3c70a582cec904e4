import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isMissing } from "@fairhouse/server/machinery/missing.ts";
import { writeDurably } from "@fairhouse/server/machinery/write-durably.ts";
import type { FetchPath } from "@fairhouse/transparency/log-reader.ts";
import { MAX_ENTRY_BYTES, TILE_WIDTH } from "@fairhouse/transparency/tile.ts";
import { Failure } from "../command.ts";

/** A house that is too busy is asked again, a little later each time. */
const TRIES = 6;
const PAUSE_MS = 250;

/** The bytes of the largest bundle: 256 entries, each with its length. */
const MOST_BYTES = TILE_WIDTH * (2 + MAX_ENTRY_BYTES);

/** The house does not have what was asked for. */
export class NotThere extends Failure {}

/** Fetches what stands below an address of the house. The function throws `NotThere` for an answer of 404, and `Failure` for others. */
export function fetchFrom(address: string): FetchPath {
  return async (path) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(`${address}/${path}`).catch((error: unknown) => {
        throw new Failure(`${address}/${path} cannot be reached: ${error instanceof Error ? error.message : error}`);
      });
      if (answer.ok) return bodyOf(answer);
      await answer.body?.cancel();
      if (answer.status === 404) throw new NotThere(`${address}/${path} is not there`);
      const isBusy = answer.status === 429 || answer.status === 503;
      if (!isBusy || attempt === TRIES) throw new Failure(`${address}/${path} answers ${answer.status}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** attempt));
    }
  };
}

/**
 * Reads an answer. A house that has something to hide could let an audit run out of memory.
 * @throws Failure, for an answer that was cut too
 */
export async function bodyOf({ body, url }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.length;
      if (length > MOST_BYTES) throw new Failure(`${url} answers more than a bundle of the longest entries`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`the answer of ${url} was cut after ${length} bytes`);
  }
  return new Uint8Array(Buffer.concat(chunks));
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
