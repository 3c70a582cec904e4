import { setTimeout as sleep } from "node:timers/promises";
import { auditOf, readerOf } from "@fairhouse/server/features/house-log/testing.ts";
import type { SignedHead } from "@fairhouse/transparency/log-reader.ts";
import { consistencyProof, provesConsistency } from "@fairhouse/transparency/tree.ts";
import type { Broken } from "../attack.ts";

/** Time in which a house that runs again has written what the attack has left. */
const GOES_ON_MS = 60_000;

/** Reads the public log of a house from outside, again and again, as a monitor does. */
export class LogMonitor {
  #seen: SignedHead | null = null;

  /** Checks that each server goes on with the log that was seen before, and that its entries are in order. */
  async look(urls: readonly string[], say: (line: string) => void): Promise<readonly Broken[]> {
    const broken = [];
    for (const url of urls) broken.push(...(await this.#lookAt(url)));
    const { findings, counts } = await auditOf(urls[0] ?? "");
    say(`  log of ${counts.entries} entries audited, ${counts.roundsChecked} rounds among them`);
    return [
      ...broken,
      ...findings.map(({ rule, index, about }) => ({
        invariant: `12: ${rule}`,
        what: `entry ${index} of the log: ${about}`,
      })),
    ];
  }

  async #lookAt(url: string): Promise<readonly Broken[]> {
    const before = this.#seen;
    // Rounds go on by themselves, so there is always something to write.
    const head = await headAbove(url, before?.checkpoint.size ?? 0);
    if (head === null) return [{ invariant: "12: the log goes on", what: `${url} after ${before?.note}` }];
    this.#seen = head;
    if (before === null) return [];
    const hashes = (await readerOf(url, 1)).hashes(head.checkpoint.size);
    const proof = await consistencyProof(before.checkpoint.size, head.checkpoint.size, hashes);
    if (provesConsistency(before.checkpoint, head.checkpoint, proof)) return [];
    return [{ invariant: "12: the log is never rewritten", what: `${before.note}\n${head.note}` }];
  }
}

/** Returns the first head that a server shows with more entries; null if none comes. */
async function headAbove(url: string, size: number): Promise<SignedHead | null> {
  const deadline = performance.now() + GOES_ON_MS;
  while (performance.now() < deadline) {
    const head = await (await readerOf(url, 1)).head();
    if (head.checkpoint.size > size) return head;
    await sleep(200);
  }
  return null;
}
