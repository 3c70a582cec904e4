import type { EntryOf } from "@fairhouse/house-log/entry.ts";

interface DaySums {
  readonly day: EntryOf<"day">;
  /** The gains of players and escrow together since, by the entries after it. */
  gained: number;
  /** The day of a beat for which there is no later entry. */
  missed: string | null;
}

/** Adds up what the entries between two days say, for each currency. */
export class LoggedDays {
  readonly #days = new Map<string, DaySums>();
  #checked = 0;

  /** Days that were compared with the day before. */
  get checked(): number {
    return this.#checked;
  }

  /** Counts what players and escrow together have gained. */
  gain(currency: string, amount: number): void {
    const sums = this.#days.get(currency);
    if (sums !== undefined) sums.gained += amount;
  }

  /**
   * Returns a currency whose books were not told for the day of a beat, once; null if there is none. Leaving days out would
   * leave nothing to add up.
   */
  missedAt(beat: number): string | null {
    const today = new Date(beat).toISOString().slice(0, 10);
    for (const [currency, sums] of this.#days) {
      if (sums.day.day === today || sums.missed === today) continue;
      sums.missed = today;
      return `${currency} on ${today}`;
    }
    return null;
  }

  /** Returns the sum that does not come out; null if it does, or if this is the first day. */
  add(entry: EntryOf<"day">): string | null {
    const before = this.#days.get(entry.currency);
    this.#days.set(entry.currency, { day: entry, gained: 0, missed: null });
    if (before === undefined) return null;
    this.#checked++;
    const { players, escrow } = before.day;
    const expected = players + escrow + before.gained;
    const held = entry.players + entry.escrow;
    return expected === held ? null : `${entry.day}: ${held}, not ${expected}`;
  }
}
