import type { Log } from "@fairhouse/platform/log.ts";
import type { Pool } from "pg";
import type { FactStore } from "../facts/fact-store.ts";
import type { Moments } from "../facts/moments.ts";
import type { ExternalSettlement } from "./external-settlement.ts";

export interface ShownBetsParts {
  readonly pool: Pool;
  readonly facts: Pick<FactStore, "read">;
  readonly moments: Pick<Moments, "current">;
  readonly settlement: Pick<ExternalSettlement, "settleShown">;
  readonly log: Log;
}

/** A bet of the moment before something was told may be written while the first look at it reads the bets. */
const LOOKS = 2;

/**
 * Settles bets on facts that are being shown as soon as their course decides them. Nothing of it is written but the ends
 * of bets: a server that was lost has left bets open, which the next look of another one settles, or the result.
 */
export class ShownBets {
  readonly #parts: ShownBetsParts;
  /** The part that was told of each fact, by id, and how many looks have settled what it decides. */
  #done: ReadonlyMap<string, { readonly told: number; readonly looks: number }> = new Map();

  constructor(parts: ShownBetsParts) {
    this.#parts = parts;
  }

  /** Settles what is decided. One fact whose bets cannot be settled keeps no other waiting. */
  async look(): Promise<void> {
    const { pool, facts, moments, settlement, log } = this.#parts;
    const { rows } = await pool.query<{ id: string }>({
      name: "facts-in-play",
      text: `select f.id from play_timed_link t join play_fact f on f.chain = t.chain and f.last_link = t.link and f.known_at is null
        where t.begun_at is not null and f.settled_at is null order by f.id`,
    });
    if (rows.length === 0) return;
    const courses = await moments.current(await facts.read(rows.map(({ id }) => id)));
    const states = new Map([...courses].map(([id, { state }]) => [id, state]));
    const done = new Map<string, { told: number; looks: number }>();
    for (const [id, { told }] of courses) {
      const before = this.#done.get(id);
      const looks = before?.told === told ? before.looks : 0;
      try {
        if (looks < LOOKS) await settlement.settleShown(id, states);
        done.set(id, { told, looks: Math.min(LOOKS, looks + 1) });
      } catch (error) {
        log.error({ err: error, fact: id }, "bets that a course decides are not settled yet");
      }
    }
    this.#done = done;
  }
}
