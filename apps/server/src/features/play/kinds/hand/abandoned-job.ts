import { every, type Job } from "@fairhouse/platform/every.ts";
import type { HouseParts } from "../../../../parts.ts";
import { tellNotices } from "../../../notifications/tell.ts";
import { type AbandonedParts, concludeAbandoned, noteConcluded } from "./abandoned-hands.ts";

/** Hands wait for days, so another hour does not matter. */
const LOOK_EVERY_MS = 3_600_000;
const FIRST_LOOK_MS = 30_000;

/**
 * Ends hands that nobody touched for `HAND_CONCLUDE_DAYS`, and tells their players. Several servers may do it at once.
 */
export function startAbandonedJob(
  { config, log, clock, random, sockets }: HouseParts,
  { pool, hands }: AbandonedParts,
): Job {
  const look = async (isStopping: () => boolean) => {
    const untouchedSince = new Date(clock.now() - config.handConcludeMs);
    const which = { game: null, untouchedSince };
    const { concluded, waiting, failed } = await concludeAbandoned({ pool, hands }, which, isStopping);
    if (concluded > 0) log.info({ concluded, waiting: waiting.length }, "ended hands that their players left");
    for (const { id, error } of failed) log.error({ err: error, hand: id }, "an abandoned hand could not be ended");
    tellNotices(sockets, await noteConcluded(pool, random, clock.now()));
  };
  return every(clock, LOOK_EVERY_MS, look, {
    firstMs: FIRST_LOOK_MS,
    failed: (error) => log.warn({ err: error }, "abandoned hands could not be ended; it is tried again"),
  });
}
