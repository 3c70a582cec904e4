import type { UnshownResult } from "@fairhouse/client/play-context.tsx";
import { parseRecord, type SharedNotes } from "@fairhouse/client/storage.ts";
import type { HeldResult } from "@fairhouse/protocol/play.ts";

/** A result that the ledger's balance has in it and its player has not been shown. */
export interface Held {
  /** The id of a bet, a hand or a round. */
  readonly id: string;
  readonly game: string;
  readonly amount: number;
  /** The first version of the balance that has it. */
  readonly version: number;
  /** When it counts as shown, in server time; null for what waits for its player's hand. */
  readonly until: number | null;
  /** The house says so of a round, whose tickets it leaves out of its lists by itself. */
  readonly ofHouse: boolean;
}

/** A command that has no answer yet: any newer balance may have its result in it. */
export interface Asked {
  /** In server time. */
  readonly at: number;
  /** Sent by this tab, or by the page that was in it before. */
  readonly isOwn: boolean;
  readonly stake: number;
  /** What the balance showed while it was on its way. */
  readonly shown: number;
}

export interface HeldResultsParts {
  /** The tabs' common notes. */
  readonly notes: SharedNotes;
  /** The name of this tab, which a reload keeps. */
  readonly tab: string;
  /** Server time in milliseconds since 1970. */
  now(): number;
}

/** Reveals that run by themselves are over by then, wherever their page went. */
const REVEALED_MS = 30_000;
/** The house answers earlier, or the page that asked is gone. */
const ANSWERED_MS = 12_000;
/** Timers may be a little early, and the clocks of browser and house differ a little. */
const DUE_MARGIN_MS = 200;
/** What ended longer ago than this is of a page that is gone, whatever the clocks of browser and house say. */
const FORGOTTEN_MS = 3_600_000;
/** More than these nobody leaves covered; the oldest count as shown. */
const COVERED = 20;

/**
 * Knows which results a player has not been shown, and which commands may bring one. It is written in the tabs' common notes, an entry each, so
 * that no page tells what another one still reveals, and what was left covered stays so through reloads. What the house says of rounds
 * comes to every page by itself.
 */
export class HeldResults {
  readonly #parts: HeldResultsParts;
  /** Of this page: they last as long as they take here. */
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

  /** What is not shown yet, oldest first. */
  held(player: string): readonly Held[] {
    const rounds = [...this.#rounds.values()].filter(
      ({ id, until }) => this.#keptRounds.has(id) || this.#isAhead(until),
    );
    return [...this.#notesOf(`${player}:`).flatMap(([id, note]) => heldOf(id, note)), ...rounds].sort(
      (one, other) => one.version - other.version,
    );
  }

  /** Commands without an answer, in the order in which they were sent. */
  asked(player: string): readonly Asked[] {
    return this.#notesOf(`${player}?`)
      .flatMap(([name, note]) => askedOf(name, note, this.#parts.tab))
      .sort((one, other) => one.at - other.at);
  }

  /** @returns the name to end it by. A command of the same slot takes the place of the one before. */
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

  /** @returns whether it was held. */
  shown(player: string, id: string): boolean {
    const name = `${player}:${id}`;
    const wasKept = this.#parts.notes.read().has(name);
    if (wasKept) this.#remove(name);
    else this.#shownRounds.add(id);
    return this.#rounds.delete(id) || wasKept;
  }

  /** What the house says that a balance has in it and nobody is shown yet. */
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

  /** When the next one ends by itself, in server time; null when none does. */
  nextEnd(player: string): number | null {
    const notes = [...this.#notesOf(`${player}:`), ...this.#notesOf(`${player}?`)];
    const ends = [
      ...notes.flatMap(([, note]) => (typeof note.until === "number" ? [note.until] : [])),
      ...[...this.#rounds.values()].flatMap(({ until }) => (until === null ? [] : [until])),
    ].filter((until) => this.#isAhead(until));
    return ends.length === 0 ? null : Math.min(...ends);
  }

  /** Another player is here, or nobody. */
  forgetRounds(): void {
    this.#rounds.clear();
  }

  /** The page is left: nobody will reveal what it was revealing. Commands without an answer and covered bets stay. */
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

/** Notes are written by anybody: one that is not ours is none. */
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
