import type { Published } from "../processes/house-questions.ts";
import type { Arrivals } from "../processes/socket-questions.ts";
import { latencyOf } from "../samples.ts";

interface Delivery {
  readonly p50: number;
  readonly p99: number;
  readonly events: number;
  readonly missing: number;
}

/** The time from when the house handed an event to Socket.IO until each socket in its room got it. */
export function deliveryOf(
  published: readonly Published[],
  arrivals: readonly Arrivals[],
  socketsPerRoom: number,
): Delivery {
  const byEvent = new Map(arrivals.map(({ room, id, at }) => [`${room} ${id}`, at]));
  const took: number[] = [];
  for (const { room, id, at: sentAt } of published) {
    for (const at of byEvent.get(`${room} ${id}`) ?? []) took.push(at - sentAt);
  }
  const { p50, p99 } = latencyOf(took);
  return { p50, p99, events: published.length, missing: published.length * socketsPerRoom - took.length };
}
