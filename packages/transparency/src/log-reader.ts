import { type Checkpoint, parseCheckpoint } from "./checkpoint.ts";
import { leafHash } from "./hash.ts";
import { NoteError, parseNote, signersOf, type VerifierKey } from "./note.ts";
import { BadTile, decodeBundle, narrowed, readTiles, TILE_WIDTH, type Tile, tileIn, tilePath } from "./tile.ts";
import { inclusionProof, provesInclusion, type ReadHashes, type TreeHead } from "./tree.ts";

/** Fetches what stands at a path below the address of a log. @throws if there is nothing. */
export type FetchPath = (path: string) => Promise<Uint8Array>;

/** A checkpoint that its log has signed, with the note as it was served. */
export interface SignedHead {
  readonly checkpoint: Checkpoint;
  readonly note: string;
}

/** Reads a note and checks that the log of a key has signed it. @throws NoteError */
export async function signedHead(note: string, key: VerifierKey): Promise<SignedHead> {
  const parsed = parseNote(note);
  await signersOf(parsed, [key]);
  const checkpoint = parseCheckpoint(parsed.text);
  if (checkpoint.origin !== key.name)
    throw new NoteError(`the checkpoint is of ${checkpoint.origin}, not of ${key.name}`);
  return { checkpoint, note };
}

/** Reads a log that is served as C2SP tlog-tiles has it. */
export class LogReader {
  readonly #fetch: FetchPath;
  readonly #key: VerifierKey;

  constructor(fetch: FetchPath, key: VerifierKey) {
    this.#fetch = fetch;
    this.#key = key;
  }

  /** Fetches the newest head. @throws NoteError if the log has not signed it. */
  async head(): Promise<SignedHead> {
    return signedHead(new TextDecoder().decode(await this.#fetch("checkpoint")), this.#key);
  }

  /** Reads hashes of the tree of a size. Nothing checks them but what is proven with them. */
  hashes(size: number): ReadHashes {
    return readTiles(size, (tile) => this.#tile(tile));
  }

  /** Proves that the tree of a head has an entry. @throws BadTile if it does not. */
  async prove(entry: Uint8Array, index: number, { size, root }: TreeHead): Promise<void> {
    const path = await inclusionProof(index, size, this.hashes(size));
    if (!provesInclusion(leafHash(entry), index, size, path, root))
      throw new BadTile(`entry ${index} is not the one that was signed`);
  }

  /** Fetches the bundle with an index in the tree of a size. Nothing checks its entries but `prove`. @throws BadTile */
  async bundle(index: number, size: number): Promise<readonly Uint8Array[]> {
    const tile = tileIn("entries", index, size);
    if (tile === null) throw new RangeError(`a tree of ${size} entries has no bundle ${index}`);
    return decodeBundle(await this.#tile(tile), tile);
  }

  /** A tile of a larger tree has all that a partial one had, which a log may have deleted since. */
  async #tile(tile: Tile): Promise<Uint8Array> {
    try {
      return await this.#fetch(tilePath(tile));
    } catch (error) {
      if (tile.width === TILE_WIDTH) throw error;
      const full = await this.#fetch(tilePath({ ...tile, width: TILE_WIDTH })).catch(() => {
        throw error;
      });
      return narrowed(full, tile);
    }
  }
}
