import type { Published } from "../processes/house-questions.ts";
import type { Arrivals } from "../processes/socket-questions.ts";
import { latencyOf } from "../samples.ts";

interface Delivery {
  readonly p50: number;
  readonly p99: number;
  readonly events: number;
  readonly missing: number;
}

/** The time from when the house handed an event to Socket.IO until each socket at its table got it. */
export function deliveryOf(
  published: readonly Published[],
  arrivals: readonly Arrivals[],
  socketsPerTable: number,
): Delivery {
  const byEvent = new Map(arrivals.map(({ table, version, at }) => [`${table} ${version}`, at]));
  const took: number[] = [];
  for (const { table, version, at: sentAt } of published) {
    for (const at of byEvent.get(`${table} ${version}`) ?? []) took.push(at - sentAt);
  }
  const { p50, p99 } = latencyOf(took);
  return { p50, p99, events: published.length, missing: published.length * socketsPerTable - took.length };
}
