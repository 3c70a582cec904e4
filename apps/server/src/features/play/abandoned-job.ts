import type { HouseParts } from "../../parts.ts";
import { noticeOf } from "../notifications/notices.ts";
import { concludeAbandoned, noteConcluded } from "./abandoned-hands.ts";
import type { PlayParts } from "./parts.ts";

/** A hand waits for days; an hour more is nothing. */
const LOOK_EVERY_MS = 3_600_000;
const FIRST_LOOK_MS = 30_000;

/** Ends hands that nobody touched for the time of `HAND_CONCLUDE_DAYS`, and tells their players. Several servers may do it at once. */
export function startAbandonedJob(
  { config, log, clock, random, announcer, houseAccounts }: HouseParts,
  { pool, hands }: Pick<PlayParts, "pool" | "hands">,
): { stop(): Promise<void> } {
  let cancel: () => void = () => undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const look = async () => {
    const untouchedSince = new Date(clock.now() - config.handConcludeMs);
    const which = { game: null, currency: houseAccounts.currency, untouchedSince };
    const { concluded, waiting, failed } = await concludeAbandoned({ pool, hands }, which, () => stopped);
    if (concluded > 0) log.info({ concluded, waiting: waiting.length }, "ended hands that their players left");
    for (const { id, error } of failed) log.error({ err: error, hand: id }, "an abandoned hand could not be ended");
    for (const row of await noteConcluded(pool, random, clock.now())) {
      const notice = noticeOf(row);
      if (notice !== null) announcer.publish({ type: "notice", player: row.player, notice });
    }
  };
  const schedule = (delayMs: number) => {
    if (stopped) return;
    cancel = clock.after(delayMs, () => {
      running = look().catch((error: unknown) =>
        log.warn({ err: error }, "abandoned hands could not be ended; it is tried again"),
      );
      void running.finally(() => schedule(LOOK_EVERY_MS));
    });
  };
  schedule(FIRST_LOOK_MS);
  return {
    async stop() {
      stopped = true;
      cancel();
      await running;
    },
  };
}
