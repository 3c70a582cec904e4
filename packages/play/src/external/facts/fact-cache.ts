import type { Log } from "@fairhouse/platform/log.ts";
import type { Fact, FactStore } from "./fact-store.ts";

const MOST_FACTS = 10_000;

/**
 * Facts on which bets are placed, as far as this server knows. Only a hint: the statement of a bet tests phase and
 * version in the database.
 */
export class FactCache {
  readonly #store: FactStore;
  readonly #log: Log;
  readonly #facts = new Map<string, Fact>();

  constructor(store: FactStore, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  get(id: string): Fact | undefined {
    return this.#facts.get(id);
  }

  /** Tells two states of what is known of these facts apart. */
  versions(ids: readonly string[]): string {
    return ids.map((id) => `${this.#facts.get(id)?.phase} ${this.#facts.get(id)?.version}`).join();
  }

  /** Reads the facts that are not known. */
  async find(ids: readonly string[]): Promise<void> {
    const missing = ids.filter((id) => !this.#facts.has(id));
    if (missing.length > 0) await this.refresh(missing);
  }

  /** Starts a refresh, because what is known of these facts is in doubt. */
  doubt(ids: readonly string[]): void {
    this.refresh(ids).catch((error: unknown) => {
      this.#log.error({ err: error, facts: ids }, "the facts of a bet are not known");
    });
  }

  async refresh(ids: readonly string[]): Promise<void> {
    if (this.#facts.size > MOST_FACTS) this.#facts.clear();
    for (const fact of await this.#store.read(ids)) this.#facts.set(fact.id, fact);
  }
}
