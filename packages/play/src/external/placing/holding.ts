import type { AnyExternalGame } from "@fairhouse/kernel/any-game.ts";
import type { FactCache } from "../facts/fact-cache.ts";
import type { Moments } from "../facts/moments.ts";
import { FewOfEach } from "./few-of-each.ts";
import { type Press, pressOn } from "./press.ts";

/** The most bets of one player that are held for their moments at a server. */
const MOST_HELD = 20;
/** The time after its delay in which a held bet is written, in milliseconds. */
const WRITTEN_WITHIN_MS = 5_000;

/** The facts of a bet that a player has asked for. */
export interface Asked {
  readonly player: string;
  readonly game: AnyExternalGame;
  readonly facts: readonly string[];
  /** The time until which its player wants it, in milliseconds since 1970; null if they named none. */
  readonly before: number | null;
}

/** A bet that is, or was, held because facts of it are in play elsewhere. */
export interface Held extends Press {
  /** The time until which it may be written, by the database's clock, in milliseconds since 1970; null if it is not held. */
  readonly until: number | null;
}

export const NOT_HELD: Held = { heldMs: 0, steps: new Map(), until: null };

/** The bets of players that wait in memory. A server that is lost meanwhile has placed nothing. */
export class Holding {
  readonly #facts: FactCache;
  readonly #moments: Pick<Moments, "hold">;
  readonly #held = new FewOfEach(MOST_HELD);

  constructor(facts: FactCache, moments: Pick<Moments, "hold">) {
    this.#facts = facts;
    this.#moments = moments;
  }

  /** Does something with a bet of a player that waits; null, and nothing is done, if too many of theirs wait already. */
  among<Answer>(player: string, work: () => Promise<Answer>): Promise<Answer | null> {
    return this.#held.among(player, work);
  }

  /**
   * Holds a bet for as long as the courses of its facts ask, unless it was held for that long before. The facts
   * are read again afterwards.
   * @returns null if too many bets of the player wait.
   */
  async hold(asked: Asked, before: Held): Promise<Held | null> {
    const { player, facts } = asked;
    if (this.#press(asked).heldMs <= before.heldMs) return before;
    // The database knows what stands when the player presses, and this server may remember less.
    await this.#facts.refresh(facts);
    const press = this.#press(asked);
    if (press.heldMs <= before.heldMs) return before;
    const from = await this.among(player, () => this.#moments.hold(press.heldMs));
    if (from === null) return null;
    await this.#facts.refresh(facts);
    const until = from + press.heldMs + WRITTEN_WITHIN_MS;
    return { ...press, until: Math.min(until, asked.before ?? until) };
  }

  #press({ game, facts }: Asked): Press {
    return pressOn(
      game,
      facts.flatMap((id) => this.#facts.get(id) ?? []),
    );
  }
}
