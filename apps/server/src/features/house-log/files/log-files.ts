import { constants } from "node:fs";
import { open, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Checkpoint, parseCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import { rootOfLeaves } from "@fairhouse/transparency/frontier.ts";
import { HASH_BYTES, splitHashes } from "@fairhouse/transparency/hash.ts";
import { parseNote } from "@fairhouse/transparency/note.ts";
import { decodeBundle, narrowed, TILE_WIDTH, type Tile, tileIn, tilePath } from "@fairhouse/transparency/tile.ts";
import { makeFolder } from "../../../machinery/make-folder.ts";
import { isMissing } from "../../../machinery/missing.ts";
import { writeDurably } from "../../../machinery/write-durably.ts";
import type { BundleRow } from "./log-store.ts";

/** A signed checkpoint, with what it says. */
export interface Head {
  readonly checkpoint: Checkpoint;
  /** The note, as it is served. */
  readonly note: string;
}

/** @throws NoteError for any other text. */
export function headOf(note: string): Head {
  return { checkpoint: parseCheckpoint(parseNote(note).text), note };
}

/**
 * One log as files in the layout of C2SP tlog-tiles. Tiles that still grow are kept under the names of full ones; nothing
 * beyond the published checkpoint is read.
 */
export class LogFiles {
  readonly #folder: string;
  #published: Head | null = null;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<LogFiles> {
    const files = new LogFiles(folder);
    const note = await readText(join(folder, "checkpoint"));
    files.#published = note === null ? null : headOf(note);
    return files;
  }

  /** The newest head that everybody may read; null before the first. */
  get published(): Head | null {
    return this.#published;
  }

  /** The first bundle that is not known to be whole here. */
  get next(): number {
    return Math.floor((this.#published?.checkpoint.size ?? 0) / TILE_WIDTH);
  }

  /**
   * Writes bundles, and the tiles above full ones. Repeating it changes nothing, and nothing is ever cut: another server
   * that shares the folder may be further.
   */
  async write(bundles: readonly BundleRow[]): Promise<void> {
    for (const { index, entries, leaves } of bundles) {
      await this.#put({ level: "entries", index }, 0, entries);
      await this.#put({ level: 0, index }, 0, leaves);
      if (leaves.length === TILE_WIDTH * HASH_BYTES) await this.#raise(1, index, leaves);
    }
  }

  /** Puts the hash of a full tile into the tile above it. */
  async #raise(level: number, place: number, full: Buffer): Promise<void> {
    const index = Math.floor(place / TILE_WIDTH);
    const within = place % TILE_WIDTH;
    await this.#put({ level, index }, HASH_BYTES * within, Buffer.from(rootOfLeaves(splitHashes(full))));
    if (within < TILE_WIDTH - 1) return;
    await this.#raise(level + 1, index, await readFile(this.#path({ level, index })));
  }

  async #put(tile: Pick<Tile, "level" | "index">, at: number, bytes: Buffer): Promise<void> {
    const path = this.#path(tile);
    await makeFolder(dirname(path));
    // No flag of Node's own makes a missing file and cuts no other server's.
    const handle = await open(path, constants.O_RDWR | constants.O_CREAT);
    try {
      await handle.write(bytes, 0, bytes.length, at);
      await handle.datasync();
    } finally {
      await handle.close();
    }
  }

  #path({ level, index }: Pick<Tile, "level" | "index">): string {
    return join(this.#folder, tilePath({ level, index, width: TILE_WIDTH }));
  }

  /** Makes a head public; everything below it has to be written. */
  async publish(note: string): Promise<void> {
    await writeDurably(join(this.#folder, "checkpoint"), note);
    this.learn(note);
  }

  /** Takes a head that is published already. */
  learn(note: string): void {
    this.#published = headOf(note);
  }

  /** Reads a tile or a bundle of the published tree. Null for one that the tree lacks. */
  async read(tile: Tile): Promise<Uint8Array | null> {
    const size = this.#published?.checkpoint.size ?? 0;
    const whole = tileIn(tile.level, tile.index, size);
    if (whole === null || tile.width > whole.width) return null;
    return narrowed(await readFile(this.#path(tile)), tile);
  }

  /** Reads a tile of hashes, published or not. */
  async hashes(tile: Tile): Promise<Uint8Array> {
    return narrowed(await readFile(this.#path(tile)), tile);
  }

  /** Reads a tile of hashes of the published tree. Null for one that the tree lacks, or whose file is lost. */
  async publishedHashes(tile: Tile): Promise<Uint8Array | null> {
    try {
      return await this.read(tile);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Reads an entry of the published tree. @throws RangeError for one that it lacks. */
  async entry(index: number): Promise<Uint8Array> {
    const size = this.#published?.checkpoint.size ?? 0;
    const tile = tileIn("entries", Math.floor(index / TILE_WIDTH), size);
    const bytes = tile === null ? null : await this.read(tile);
    const entry = tile === null || bytes === null ? undefined : decodeBundle(bytes, tile)[index % TILE_WIDTH];
    if (entry === undefined) throw new RangeError(`there is no entry ${index}`);
    return entry;
  }
}

/** Lists the numbers of the logs that have files in a folder, in order. */
export async function logsIn(folder: string): Promise<readonly number[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const numbers = names.filter((name) => /^[1-9]\d*$/.test(name)).map(Number);
  return numbers.sort((a, b) => a - b);
}

export async function readText(path: string): Promise<string | null> {
  return readFile(path, "utf8").catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}
