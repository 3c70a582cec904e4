import { randomBytes, randomUUID } from "node:crypto";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Random } from "@fairhouse/platform/random.ts";

/**
 * Values of the 12 bits after the time (`rand_a` of RFC 9562 §5.7), used as a counter: the ids that fit in one
 * millisecond.
 */
const IDS_PER_MS = 4096;
/** Position of the variant and the 62 random bits in a version 4 UUID, which are copied as they are. */
const RANDOM_TAIL = 19;

/**
 * Creates the machine's source of randomness. Its ids are UUIDs of version 7 that strictly ascend, even within a
 * millisecond and if the wall clock steps back (RFC 9562 §6.2, method 1): lists are paged by them. Node's own
 * `randomUUIDv7` ascends between milliseconds only.
 */
export function createRandom(clock: Pick<Clock, "now">): Random {
  let lastMs = 0;
  let counter = 0;
  /** Time and version of the last id: nearly always those of the next one. */
  let head = headOf(lastMs);
  return {
    uuid() {
      const now = clock.now();
      if (now > lastMs) {
        lastMs = now;
        counter = 0;
        head = headOf(now);
      } else {
        counter += 1;
        // A full millisecond borrows from the next one.
        if (counter === IDS_PER_MS) {
          lastMs += 1;
          counter = 0;
          head = headOf(lastMs);
        }
      }
      return `${head}${counter.toString(16).padStart(3, "0")}-${randomUUID().slice(RANDOM_TAIL)}`;
    },
    bytes: (count) => randomBytes(count),
  };
}

function headOf(ms: number): string {
  const time = ms.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7`;
}
