import type { AnyFactState } from "@fairhouse/kernel/any-game.ts";
import type { InPlay } from "@fairhouse/kernel/links.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Fact } from "./fact-store.ts";
import type { LinkResults } from "./link-results.ts";

export interface MomentsParts {
  readonly clock: Pick<Clock, "after" | "monotonic">;
  /** Tells the time of the database, which all servers share. */
  readonly now: () => Promise<Date>;
  readonly results: LinkResults;
}

/** A moment at which a bet is made. */
export interface Moment {
  /** The states of facts in play, by id; a fact on which no bets are made then is missing. */
  readonly states: ReadonlyMap<string, AnyFactState>;
  /** The steps of their shows that are over then. */
  readonly steps: ReadonlyMap<string, number>;
  /** True once a bet that is not written yet is not made any more: its player could see what follows, and evade it. */
  isPast(): boolean;
}

/** A fact in play, and the times of its show, in milliseconds. */
interface Showing {
  readonly fact: Fact;
  readonly inPlay: InPlay;
  readonly begunMs: number;
  readonly stepMs: number;
}

/** Steps of which a time in milliseconds may fall short, because steps need not be whole milliseconds. */
const ROUNDING = 1e-6;
/** The most time between a moment and the writing of its bets, in milliseconds. */
const MOST_DELAY_MS = 3_000;

/**
 * The moments at which bets in play are made. A bet is held until the end of the step in which it arrived, and is made
 * at what is public then: nothing that its player may have seen before anybody else is still unknown to its price.
 */
export class Moments {
  readonly #parts: MomentsParts;

  constructor(parts: MomentsParts) {
    this.#parts = parts;
  }

  /** Waits for the next moment at which a bet on some facts may be made; it is now if none of them is in play. */
  async next(facts: readonly Fact[]): Promise<Moment> {
    const showing = facts.flatMap((fact) => this.#showing(fact));
    if (showing.length === 0) return { states: new Map(), steps: new Map(), isPast: () => false };
    const from = (await this.#parts.now()).getTime();
    const at = Math.max(...showing.map((own) => own.begunMs + (stepAt(own, from) + 1) * own.stepMs));
    // Timers may be early by the clock of the database, and a price must not tell a goal before its time.
    for (let left = at - from; left > 0; left = at - (await this.#parts.now()).getTime()) await this.#wait(left);
    const { clock } = this.#parts;
    const since = clock.monotonic();
    const states = new Map<string, AnyFactState>();
    const steps = new Map<string, number>();
    for (const own of showing) {
      const step = stepAt(own, at);
      const state = step < own.inPlay.until ? await this.#stateOf(own.fact, step) : null;
      if (state === null) continue;
      states.set(own.fact.id, state);
      steps.set(own.fact.id, step);
    }
    return { states, steps, isPast: () => clock.monotonic() - since > MOST_DELAY_MS };
  }

  #showing(fact: Fact): readonly Showing[] {
    const { begunAt, overAt } = fact.show ?? {};
    if (!begunAt || !overAt || overAt <= begunAt) return [];
    const inPlay = this.#inPlayOf(fact);
    if (inPlay === undefined) return [];
    const [begunMs, overMs] = [begunAt.getTime(), overAt.getTime()];
    return [{ fact, inPlay, begunMs, stepMs: (overMs - begunMs) / inPlay.steps }];
  }

  #inPlayOf(fact: Fact): InPlay | undefined {
    const rules = this.#parts.results.rulesOf(fact);
    return rules?.timed?.find(({ id }) => id === fact.show?.table)?.inPlay;
  }

  async #stateOf(fact: Fact, step: number): Promise<AnyFactState | null> {
    const result = await this.#parts.results.of(fact);
    return (result && this.#parts.results.rulesOf(fact)?.during?.(fact.state, result, step)) ?? null;
  }

  #wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      this.#parts.clock.after(Math.ceil(delayMs), resolve);
    });
  }
}

/** Returns the number of steps that are over. */
function stepAt({ begunMs, stepMs }: Showing, now: number): number {
  return Math.floor((now - begunMs) / stepMs + ROUNDING);
}
