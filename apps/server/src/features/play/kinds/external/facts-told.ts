import type { ServerEvents } from "@fairhouse/protocol/events.ts";
import type { BetFact } from "@fairhouse/protocol/play.ts";
import type { ReplayedRoom } from "../../../../machinery/sockets/replayed-room.ts";
import type { Sockets } from "../../../../machinery/sockets/sockets.ts";
import { factsRoom } from "../../live/rooms.ts";
import type { FactsReader } from "./facts-proof.ts";

type Changed = Parameters<ServerEvents["facts"]>[0];

/**
 * Tells the watchers of a game's facts which of them have opened or changed. Every server tells its own sockets what it
 * finds in the database, so it does not matter which server wrote it, and a message that is lost between servers hides
 * nothing. Watchers read all facts when they join: what changes after that is told here, some of it twice. Pages that
 * were away for a moment are sent what they missed.
 */
export class FactsTold {
  readonly #facts: Pick<FactsReader, "ofGame" | "waiting" | "showing" | "byId" | "corrected">;
  readonly #sockets: Pick<Sockets, "replay">;
  readonly #rooms = new Map<string, ReplayedRoom<Changed>>();
  /** The facts as they were told last, by game and id, while somebody follows them. */
  readonly #games = new Map<string, ReadonlyMap<string, string>>();

  constructor(
    facts: Pick<FactsReader, "ofGame" | "waiting" | "showing" | "byId" | "corrected">,
    sockets: Pick<Sockets, "replay">,
  ) {
    this.#facts = facts;
    this.#sockets = sockets;
  }

  /** Tells what has changed of the facts that are being shown, of which there are few. */
  async tellShown(game: string): Promise<void> {
    const before = this.#games.get(game);
    if (before === undefined) return;
    const showing = await this.#facts.showing(game);
    const told = byId(showing);
    const changed = showing.filter(({ id }) => before.get(id) !== told.get(id));
    if (changed.length === 0) return;
    this.#roomOf(game).tell({ game, facts: changed });
    this.#games.set(game, new Map([...before, ...told]));
  }

  /** Tells what has changed of all facts. */
  async tell(game: string): Promise<void> {
    const room = this.#roomOf(game);
    if (!room.isFollowed()) {
      this.#games.delete(game);
      // Also if nothing was told in this run: a page may have come and gone since the last look, and knows its place.
      room.renew();
      return;
    }
    const before = this.#games.get(game);
    const { waiting, settled } = before === undefined ? await this.#first(game) : await this.#next(game, before);
    const told = byId([...waiting, ...settled]);
    const changed = [...waiting, ...settled].filter(({ id }) => before?.get(id) !== told.get(id));
    if (changed.length > 0) room.tell({ game, facts: changed });
    this.#games.set(game, byId(waiting));
  }

  /** Forgets what was told: the database went back, and pages that have heard of a lost past must read all facts again. */
  forget(): void {
    this.#games.clear();
    for (const room of this.#rooms.values()) room.renew();
  }

  #roomOf(game: string): ReplayedRoom<Changed> {
    const known = this.#rooms.get(game);
    if (known) return known;
    const room = this.#sockets.replay<Changed>(factsRoom(game), (to, changed, place) =>
      to.emit("facts", changed, place),
    );
    this.#rooms.set(game, room);
    return room;
  }

  /** The first watcher may have read facts that were settled before this look. */
  async #first(game: string): Promise<Told> {
    const { waiting, recent } = await this.#facts.ofGame(game, null);
    return { waiting, settled: recent };
  }

  async #next(game: string, before: ReadonlyMap<string, string>): Promise<Told> {
    const waiting = await this.#facts.waiting(game);
    const ids = new Set(waiting.map(({ id }) => id));
    const gone = [...before.keys()].filter((id) => !ids.has(id));
    const told = [...gone, ...(await this.#facts.corrected(game))];
    return { waiting, settled: told.length === 0 ? [] : await this.#facts.byId(told) };
  }
}

interface Told {
  readonly waiting: readonly BetFact[];
  readonly settled: readonly BetFact[];
}

function byId(facts: readonly BetFact[]): ReadonlyMap<string, string> {
  return new Map(facts.map((fact) => [fact.id, JSON.stringify(fact)]));
}
