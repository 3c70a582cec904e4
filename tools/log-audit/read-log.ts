import { sameBytes } from "@fairhouse/transparency/bytes.ts";
import type { Frontier } from "@fairhouse/transparency/frontier.ts";
import { leafHash } from "@fairhouse/transparency/hash.ts";
import type { LogReader, SignedHead } from "@fairhouse/transparency/log-reader.ts";
import { TILE_WIDTH } from "@fairhouse/transparency/tile.ts";
import { Failure } from "../command.ts";

/** Bundles that are fetched at once. */
const AT_ONCE = 8;

/**
 * Reads the entries of a log up to a head, in order, and checks that they lead to its root.
 * @param from what was read before: the entries after it are read.
 * @param onEntry called for each entry in order.
 * @throws Failure if the entries are not those that the log has signed.
 */
export async function readLog(
  reader: LogReader,
  { checkpoint: { size, root } }: SignedHead,
  from: Frontier,
  onEntry: (entry: Uint8Array) => void,
  onBundle: (read: number) => void = () => undefined,
): Promise<void> {
  const frontier = from;
  const last = Math.ceil(size / TILE_WIDTH);
  for (let next = Math.floor(frontier.size / TILE_WIDTH); next < last; next += AT_ONCE) {
    const indices = Array.from({ length: Math.min(AT_ONCE, last - next) }, (_, place) => next + place);
    const bundles = await Promise.all(indices.map((index) => reader.bundle(index, size)));
    for (const [place, entries] of bundles.entries()) {
      const skipped = Math.max(0, frontier.size - TILE_WIDTH * (next + place));
      for (const entry of entries.slice(skipped)) {
        frontier.append(leafHash(entry));
        onEntry(entry);
      }
    }
    onBundle(frontier.size);
  }
  const head = frontier.head();
  if (head.size !== size || !sameBytes(head.root, root)) {
    throw new Failure(`the ${size} entries are not those that the log has signed`);
  }
}
