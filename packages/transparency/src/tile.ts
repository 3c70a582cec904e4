import { wholeOf } from "./bytes.ts";
import { HASH_BYTES, type Hash, nodeHash } from "./hash.ts";
import type { ReadHashes, Subtree } from "./tree.ts";

// The HTTP paths and the bytes of C2SP tlog-tiles.

/** Hashes, or entries, of a full tile; a tile spans eight levels of the tree. */
export const TILE_WIDTH = 256;
const TILE_LEVELS = 8;
const MAX_LEVEL = 63;
/** The most bytes of an entry: its length is a uint16 in a bundle. */
export const MAX_ENTRY_BYTES = 65_535;

/** A tile of hashes of a level of tiles, or a bundle of entries. */
export interface Tile {
  readonly level: number | "entries";
  readonly index: number;
  /** Hashes or entries in it, 1 … 256; 256 for a full one. */
  readonly width: number;
}

/** Returns the path of a tile below the address of its log. */
export function tilePath({ level, index, width }: Tile): string {
  const digits = String(index).padStart(3 * Math.ceil(String(index).length / 3), "0");
  const parts = digits.match(/\d{3}/g) ?? [];
  const path = parts.map((part, place) => (place < parts.length - 1 ? `x${part}` : part)).join("/");
  return `tile/${level}/${path}${width === TILE_WIDTH ? "" : `.p/${width}`}`;
}

/** Reads the path of a tile below the address of its log. Null for every other text, other spellings among them. */
export function parseTilePath(path: string): Tile | null {
  const [, levelText = "", indexText = "", widthText] =
    /^tile\/(entries|\d+)\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d+))?$/.exec(path) ?? [];
  const level: Tile["level"] | null = levelText === "entries" ? "entries" : wholeOf(levelText);
  const index = Number(indexText.replaceAll(/[x/]/g, ""));
  const width = widthText === undefined ? TILE_WIDTH : wholeOf(widthText);
  if (level === null || width === null || !Number.isSafeInteger(index)) return null;
  if (level !== "entries" && level > MAX_LEVEL) return null;
  const tile: Tile = { level, index, width };
  return width >= 1 && tilePath(tile) === path ? tile : null;
}

/** Returns the number of hashes of a level of tiles, or of entries, in a tree. */
function hashesAt(level: Tile["level"], size: number): number {
  return level === "entries" ? size : Math.floor(size / TILE_WIDTH ** level);
}

/** Returns a tile as wide as it is in a tree of a size; null if it is empty there. */
export function tileIn(level: Tile["level"], index: number, size: number): Tile | null {
  const width = Math.min(TILE_WIDTH, hashesAt(level, size) - TILE_WIDTH * index);
  return width >= 1 ? { level, index, width } : null;
}

/** A tile, or a bundle, that is not what its log has signed. */
export class BadTile extends Error {}

/**
 * Reads the hashes of subtrees from the tiles of a tree.
 * @param fetchTile returns the bytes of a tile. It is called once for each tile, and never for one that the tree lacks.
 */
export function readTiles(size: number, fetchTile: (tile: Tile) => Promise<Uint8Array>): ReadHashes {
  return async (subtrees) => {
    const fetched = new Map<string, Promise<Uint8Array>>();
    const tiles = subtrees.map((subtree) => {
      const { level, index, hashes } = placeOf(subtree);
      const tile = tileIn(level, Math.floor(index / TILE_WIDTH), size);
      if (tile === null || (index % TILE_WIDTH) + hashes > tile.width)
        throw new RangeError(`a tree of ${size} leaves has no subtree ${JSON.stringify(subtree)}`);
      const path = tilePath(tile);
      const bytes = fetched.get(path) ?? fetchTile(tile);
      fetched.set(path, bytes);
      return bytes.then((all) => hashIn(tile, all, subtree));
    });
    return Promise.all(tiles);
  };
}

/** Returns which hashes of which level of tiles a subtree is made of: the place of the first, and their number. */
function placeOf({ level, index }: Subtree) {
  const hashes = 2 ** (level % TILE_LEVELS);
  return { level: Math.floor(level / TILE_LEVELS), index: index * hashes, hashes };
}

function hashIn(tile: Tile, bytes: Uint8Array, subtree: Subtree): Hash {
  if (bytes.length !== HASH_BYTES * tile.width) {
    throw new BadTile(`${tilePath(tile)} has ${bytes.length} bytes, not ${HASH_BYTES * tile.width}`);
  }
  const { index, hashes } = placeOf(subtree);
  const own = Array.from({ length: hashes }, (_, place) => {
    const start = HASH_BYTES * ((index % TILE_WIDTH) + place);
    return bytes.slice(start, start + HASH_BYTES);
  });
  return completeHash(own);
}

/** Returns the hash over a power of two of hashes. */
function completeHash(hashes: readonly Hash[]): Hash {
  let level = hashes;
  while (level.length > 1) {
    level = level.flatMap((left, place) => {
      const right = level[place + 1];
      return place % 2 === 0 && right !== undefined ? [nodeHash(left, right)] : [];
    });
  }
  const [root] = level;
  if (root === undefined) throw new RangeError("no hashes");
  return root;
}

/** Writes entries one after the other, each after its length. @throws RangeError for an entry that is too long. */
export function encodeBundle(entries: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(entries.reduce((sum, { length }) => sum + 2 + length, 0));
  const view = new DataView(bytes.buffer);
  let next = 0;
  for (const entry of entries) {
    if (entry.length > MAX_ENTRY_BYTES) throw new RangeError(`an entry of ${entry.length} bytes is too long`);
    view.setUint16(next, entry.length);
    bytes.set(entry, next + 2);
    next += 2 + entry.length;
  }
  return bytes;
}

/** Reads a bundle of as many entries as its tile is wide. @throws BadTile for a bundle that was cut or is longer. */
export function decodeBundle(bytes: Uint8Array, { width }: Pick<Tile, "width">): readonly Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: Uint8Array[] = [];
  let next = 0;
  while (next < bytes.length) {
    const end = next + 2 <= bytes.length ? next + 2 + view.getUint16(next) : Number.POSITIVE_INFINITY;
    if (end > bytes.length) throw new BadTile("a bundle of entries was cut");
    entries.push(bytes.slice(next + 2, end));
    next = end;
  }
  if (entries.length !== width) throw new BadTile(`a bundle has ${entries.length} entries, not ${width}`);
  return entries;
}

const LENGTH_BYTES = 2;

/** Returns the bytes of a tile from those of a wider one of the same place. @throws BadTile for a bundle that was cut. */
export function narrowed(wider: Uint8Array, { level, width }: Pick<Tile, "level" | "width">): Uint8Array {
  if (level !== "entries") return wider.subarray(0, HASH_BYTES * width);
  const view = new DataView(wider.buffer, wider.byteOffset, wider.byteLength);
  let end = 0;
  for (let entry = 0; entry < width; entry++) {
    if (end + LENGTH_BYTES > wider.length) throw new BadTile("a bundle of entries was cut");
    end += LENGTH_BYTES + view.getUint16(end);
  }
  return wider.subarray(0, end);
}
