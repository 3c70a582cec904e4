import type { UnshownResult } from "@fairhouse/client/play-context.tsx";
import { parseRecord, type SharedNotes } from "@fairhouse/client/storage.ts";
import type { HeldResult } from "@fairhouse/protocol/play.ts";

/** A result that is in the ledger's balance but has not been shown to its player. */
export interface Held {
  /** The id of a bet, a hand or a round. */
  readonly id: string;
  readonly game: string;
  readonly amount: number;
  /** First version of the balance that includes it. */
  readonly version: number;
  /** When it counts as shown, in server time; null if it waits for its player to open it. */
  readonly until: number | null;
  /** True for a round that the house reports; the house itself leaves its tickets out of its lists. */
  readonly ofHouse: boolean;
}

/** A command without an answer yet: any newer balance may include its result. */
export interface Asked {
  /** Time of sending, in server time. */
  readonly at: number;
  /** True if sent by this tab, or by the page that was in it before. */
  readonly isOwn: boolean;
  readonly stake: number;
  /** Balance shown while the command was pending. */
  readonly shown: number;
}

export interface HeldResultsParts {
  /** Notes shared by the tabs. */
  readonly notes: SharedNotes;
  /** The name of this tab, which a reload keeps. */
  readonly tab: string;
  /** Returns server time in milliseconds since 1970. */
  now(): number;
}

/** Reveals that run by themselves are over by then, wherever their page went. */
const REVEALED_MS = 30_000;
/** The house answers earlier, or the page that sent the command is gone. */
const ANSWERED_MS = 12_000;
/** Timers may be a little early, and the clocks of browser and house differ a little. */
const DUE_MARGIN_MS = 200;
/**
 * An entry that ended longer ago than this belongs to a page that is gone, whatever the clocks of browser and house
 * say.
 */
const FORGOTTEN_MS = 3_600_000;
/** Nobody leaves more than this covered; the oldest count as shown. */
const COVERED = 20;

/**
 * Keeps track of results that a player has not been shown, and of commands that may bring one. Each has an entry in the
 * tabs' shared notes, so that no page shows what another one still reveals, and covered bets stay covered through
 * reloads. Every page learns about rounds from the house itself.
 */
export class HeldResults {
  readonly #parts: HeldResultsParts;
  /** Names of this page's entries, which last as long as their reveals take here. */
  readonly #ownNames = new Set<string>();
  readonly #rounds = new Map<string, Held>();
  readonly #keptRounds = new Set<string>();
  readonly #shownRounds = new Set<string>();

  constructor(parts: HeldResultsParts) {
    this.#parts = parts;
    for (const [name, text] of parts.notes.read()) {
      const until = parseRecord(text)?.until;
      if (typeof until === "number" && until < parts.now() - FORGOTTEN_MS) parts.notes.remove(name);
    }
  }

  /** Returns results that are not shown yet, oldest first. */
  held(player: string): readonly Held[] {
    const rounds = [...this.#rounds.values()].filter(
      ({ id, until }) => this.#keptRounds.has(id) || this.#isAhead(until),
    );
    return [...this.#notesOf(`${player}:`).flatMap(([id, note]) => heldOf(id, note)), ...rounds].sort(
      (one, other) => one.version - other.version,
    );
  }

  /** Returns commands without an answer, in the order in which they were sent. */
  asked(player: string): readonly Asked[] {
    return this.#notesOf(`${player}?`)
      .flatMap(([name, note]) => askedOf(name, note, this.#parts.tab))
      .sort((one, other) => one.at - other.at);
  }

  /** Notes a command; one of the same slot replaces the earlier one. @returns the name with which to end it. */
  ask(player: string, slot: string, { stake, shown }: Pick<Asked, "stake" | "shown">): string {
    const name = `${player}?${this.#parts.tab}:${slot}`;
    const at = this.#parts.now();
    this.#write(name, { at, until: at + ANSWERED_MS, stake, shown });
    return name;
  }

  endAsked(name: string): void {
    this.#remove(name);
  }

  hold(
    player: string,
    { id, payout }: UnshownResult,
    about: Pick<Held, "game" | "version"> & { byHand: boolean },
  ): void {
    const { game, version, byHand } = about;
    this.#write(`${player}:${id}`, {
      game,
      version,
      amount: payout,
      until: byHand ? null : this.#parts.now() + REVEALED_MS,
    });
    const covered = byHand ? this.held(player).filter(({ until }) => until === null) : [];
    for (const { id: oldest } of covered.slice(0, -COVERED)) this.#remove(`${player}:${oldest}`);
  }

  /** Notes that a result was shown. @returns true if it was held. */
  shown(player: string, id: string): boolean {
    const name = `${player}:${id}`;
    const wasKept = this.#parts.notes.read().has(name);
    if (wasKept) this.#remove(name);
    else this.#shownRounds.add(id);
    return this.#rounds.delete(id) || wasKept;
  }

  /** Learns which results in a balance the house holds back from everybody. */
  learn(said: readonly HeldResult[] | undefined, version: number): void {
    for (const { round, amount, until } of said ?? []) {
      if (this.#shownRounds.has(round) || (this.#rounds.get(round)?.version ?? version + 1) <= version) continue;
      const due = until + DUE_MARGIN_MS;
      this.#rounds.set(round, { id: round, game: "", amount, version, until: due, ofHouse: true });
    }
  }

  keepRound(round: string): () => void {
    this.#keptRounds.add(round);
    return () => void this.#keptRounds.delete(round);
  }

  /** Returns when the next entry ends by itself, in server time; null if none does. */
  nextEnd(player: string): number | null {
    const notes = [...this.#notesOf(`${player}:`), ...this.#notesOf(`${player}?`)];
    const ends = [
      ...notes.flatMap(([, note]) => (typeof note.until === "number" ? [note.until] : [])),
      ...[...this.#rounds.values()].flatMap(({ until }) => (until === null ? [] : [until])),
    ].filter((until) => this.#isAhead(until));
    return ends.length === 0 ? null : Math.min(...ends);
  }

  /** Called when another player is here, or nobody. */
  forgetRounds(): void {
    this.#rounds.clear();
  }

  /** Called when the page is left: nobody will finish its reveals. Commands without an answer and covered bets stay. */
  leave(): void {
    for (const name of this.#ownNames) {
      const note = parseRecord(this.#parts.notes.read().get(name) ?? null);
      if (note !== null && "amount" in note && note.until !== null) this.#parts.notes.remove(name);
    }
    this.#ownNames.clear();
  }

  #notesOf(prefix: string): readonly (readonly [string, Readable])[] {
    return [...this.#parts.notes.read()].flatMap(([name, text]) => {
      const note = name.startsWith(prefix) ? parseRecord(text) : null;
      if (note === null) return [];
      const { until } = note;
      const lasts = until === null || this.#ownNames.has(name) || (typeof until === "number" && this.#isAhead(until));
      return lasts ? [[name.slice(prefix.length), note] as const] : [];
    });
  }

  #write(name: string, note: Readable): void {
    this.#ownNames.add(name);
    this.#parts.notes.set(name, JSON.stringify(note));
  }

  #remove(name: string): void {
    this.#ownNames.delete(name);
    this.#parts.notes.remove(name);
  }

  #isAhead(until: number | null): boolean {
    return until === null || until > this.#parts.now();
  }
}

type Readable = Readonly<Record<string, unknown>>;

/** Parses a note. Anybody may write notes, so invalid ones are ignored. */
function heldOf(id: string, { game, amount, version, until }: Readable): readonly Held[] {
  if (typeof game !== "string" || !isCount(amount) || !isCount(version)) return [];
  return [{ id, game, amount, version, until: typeof until === "number" ? until : null, ofHouse: false }];
}

function askedOf(name: string, { at, stake, shown }: Readable, tab: string): readonly Asked[] {
  if (typeof at !== "number" || !isCount(stake) || !isCount(shown)) return [];
  return [{ at, stake, shown, isOwn: name.startsWith(`${tab}:`) }];
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
