import type { PublicRoom } from "@fairhouse/protocol/events.ts";
import type { BetFact, GameFacts } from "@fairhouse/protocol/play.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { PlayContext } from "../play-context.tsx";
import { RoomReplay } from "../wire/room-replay.ts";

/** Pause before facts that could not be read are read again; changes are heard in the meantime. */
const RETRY_MS = 1_500;
/** Results that stay in the list, besides those that the house has told last and those that open bets name. */
const KEPT_RESULTS = 64;

export interface FactsState {
  /** Facts whose results are not known, in the order in which they opened. Null until the house has told them. */
  readonly waiting: readonly BetFact[] | null;
  /** Facts that are over, newest first. */
  readonly recent: readonly BetFact[];
  /** True if the last attempt to read them failed; another one follows. */
  readonly failed: boolean;
}

/** The facts of a game on which bets are taken, as everybody sees them, kept complete over gaps. */
export class FactsWatch {
  readonly store: StoreApi<FactsState> = createStore<FactsState>(() => ({ waiting: null, recent: [], failed: false }));
  readonly #context: Pick<PlayContext, "http" | "socket">;
  readonly #game: string;
  readonly #facts = new Map<string, BetFact>();
  /** Counts the attempts to read all facts: the answer to the last one is taken. */
  #readings = 0;
  /** Facts that were heard while an answer was on its way. */
  readonly #heardSince = new Set<string>();
  /** Facts that were over when the house told all of them: it tells those that the player's open bets wait beside, too. */
  #toldOver: ReadonlySet<string> = new Set();
  #kept: ReadonlySet<string> = new Set();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isAttached = false;

  constructor(context: Pick<PlayContext, "http" | "socket">, game: string) {
    this.#context = context;
    this.#game = game;
  }

  /** Follows the facts until the returned function is called. */
  attach(): () => void {
    this.#isAttached = true;
    const { socket } = this.#context;
    const room: PublicRoom = `facts:${this.#game}`;
    const replay = new RoomReplay(socket, room);
    const offs = [
      socket.on("facts", ({ game, facts }, place) => {
        if (game !== this.#game || !replay.takes(place)) return;
        for (const { id } of facts) this.#heardSince.add(id);
        this.#hear(facts);
      }),
      socket.watch(room, (place) => void replay.catchUp(place, () => this.#load())),
    ];
    void this.#load();
    return () => {
      this.#isAttached = false;
      clearTimeout(this.#retry);
      for (const off of offs) off();
    };
  }

  /** Keeps the results of these facts, however many follow. */
  keep(facts: readonly string[]): void {
    this.#kept = new Set(facts);
  }

  async #load(): Promise<void> {
    clearTimeout(this.#retry);
    const reading = ++this.#readings;
    this.#heardSince.clear();
    try {
      const { waiting, recent } = await this.#context.http.get<GameFacts>(`/games/${this.#game}/facts`);
      if (reading !== this.#readings) return;
      this.store.setState({ waiting: this.store.getState().waiting ?? [], failed: false });
      this.#toldOver = new Set(recent.map(({ id }) => id));
      this.#startFrom([...waiting, ...recent]);
    } catch {
      if (reading !== this.#readings) return;
      this.store.setState({ failed: true });
      if (this.#isAttached) this.#retry = setTimeout(() => void this.#load(), RETRY_MS);
    }
  }

  /**
   * Takes all facts that the house tells in place of those that were known: it knows nothing of the others any more, and
   * after a restoration its facts are older. Facts that were heard while the answer was on its way may be newer.
   */
  #startFrom(told: readonly BetFact[]): void {
    const ids = new Set(told.map(({ id }) => id));
    const isLost = (id: string) => !ids.has(id) && !this.#heardSince.has(id) && !this.#kept.has(id);
    for (const id of this.#facts.keys()) if (isLost(id)) this.#facts.delete(id);
    for (const fact of told) if (!this.#heardSince.has(fact.id)) this.#facts.set(fact.id, fact);
    this.#hear(told.filter(({ id }) => this.#heardSince.has(id)));
  }

  /** Takes news of facts. An event may be older than an answer, or than another event, so a fact never goes back. */
  #hear(news: readonly BetFact[]): void {
    for (const fact of news) {
      const known = this.#facts.get(fact.id);
      if (known === undefined || !isBefore(fact, known)) this.#facts.set(fact.id, fact);
    }
    const all = [...this.#facts.values()];
    const stays = ({ id }: BetFact, place: number) =>
      place < KEPT_RESULTS || this.#toldOver.has(id) || this.#kept.has(id);
    const over = all.filter((fact) => fact.knownAt !== null).sort(newestFirst);
    const recent = over.filter(stays);
    for (const fact of over) if (!recent.includes(fact)) this.#facts.delete(fact.id);
    if (this.store.getState().waiting === null) return;
    const waiting = all.filter((fact) => fact.knownAt === null).sort((a, b) => compareText(a.openedAt, b.openedAt));
    this.store.setState({ waiting, recent });
  }
}

/** True if a fact was read before the one that is known: its phase, its state, or what is shown of its result, goes back. */
function isBefore(fact: BetFact, known: BetFact): boolean {
  const steps = [stage(fact) - stage(known), fact.version - known.version, stepOf(fact) - stepOf(known)];
  return (steps.find((step) => step !== 0) ?? 0) < 0;
}

function stepOf({ timed }: BetFact): number {
  return timed?.step ?? 0;
}

function stage({ phase }: BetFact): number {
  return phase === "open" ? 0 : phase === "closed" ? 1 : 2;
}

function newestFirst(a: BetFact, b: BetFact): number {
  return compareText(b.knownAt ?? "", a.knownAt ?? "");
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
