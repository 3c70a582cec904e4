import { sameBytes } from "@fairhouse/transparency/bytes.ts";
import { HASH_BYTES, leafHash, splitHashes } from "@fairhouse/transparency/hash.ts";
import { BadTile, decodeBundle, TILE_WIDTH, tileIn } from "@fairhouse/transparency/tile.ts";
import { LogBroken } from "./log-broken.ts";
import type { LogFiles } from "./log-files.ts";
import type { BundleRow } from "./log-store.ts";

/**
 * Checks a bundle of the database before files are written from it: its entries are those of its leaves, and it continues
 * what is published of it. Heads are signed over the leaves alone, and files that are published must stay as they are.
 * @throws LogBroken
 */
export async function checkBundle(files: LogFiles, bundle: BundleRow): Promise<void> {
  const { index, leaves } = bundle;
  const entries = entriesOf(bundle);
  const areOfLeaves = splitHashes(leaves).every((leaf, at) => sameBytes(leaf, leafHash(entries[at] ?? leaves)));
  const tile = tileIn(0, index, files.published?.checkpoint.size ?? 0);
  const published = (tile && (await files.publishedHashes(tile))) ?? new Uint8Array();
  if (areOfLeaves && sameBytes(published, leaves.subarray(0, published.length))) return;
  throw new LogBroken(`entries from ${TILE_WIDTH * index} on in the database are not those that were signed`);
}

function entriesOf({ entries, leaves }: BundleRow): readonly Uint8Array[] {
  try {
    return decodeBundle(entries, { width: leaves.length / HASH_BYTES });
  } catch (error) {
    if (error instanceof BadTile) return [];
    throw error;
  }
}
