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
  /**
   * The time, by the database's clock, from which a bet that is not written yet is not made any more: its player could
   * see what follows, and evade it. In milliseconds since 1970; null if no fact is in play.
   */
  readonly deadline: number | null;
  /** True once this server knows that the deadline is over. */
  isPast(): boolean;
}

/** A fact in play as it stands. */
export interface Course {
  readonly state: AnyFactState;
  /** It rises with what is told. */
  readonly told: number;
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
/** Less time than this, in milliseconds, is too short for writing a bet on a busy house. */
const SHORT_MS = 250;

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
    if (showing.length === 0) return { states: new Map(), steps: new Map(), deadline: null, isPast: () => false };
    const from = (await this.#parts.now()).getTime();
    let at = Math.max(...showing.map((own) => endOf(own, stepAt(own, from) + 1)));
    // Shows of two tables have steps of their own: after a short time the next one of either ends.
    for (let tries = showing.length; tries > 0 && timeAfter(showing, at) < SHORT_MS; tries -= 1) {
      at = Math.min(...showing.map((own) => endOf(own, stepAt(own, at) + 1)));
    }
    const now = await this.#until(at, from);
    const { clock } = this.#parts;
    // A server may have stood still while it waited.
    const left = timeAfter(showing, at) - (now - at);
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
    return { states, steps, deadline: Math.floor(now + left), isPast: () => clock.monotonic() - since >= left };
  }

  /** Waits for so many milliseconds. @returns when the wait began, in milliseconds since 1970, by the database's clock. */
  async hold(heldMs: number): Promise<number> {
    const from = (await this.#parts.now()).getTime();
    await this.#until(from + heldMs, from);
    return from;
  }

  /** Returns the facts in play as they are public now, by id. */
  async current(facts: readonly Fact[]): Promise<ReadonlyMap<string, Course>> {
    const now = (await this.#parts.now()).getTime();
    const courses = new Map<string, Course>();
    for (const own of facts.flatMap((fact) => this.#showing(fact))) {
      const { fact, inPlay } = own;
      const step = Math.min(inPlay.steps, stepAt(own, now));
      const state = await this.#stateOf(fact, step);
      const result = await this.#parts.results.of(fact);
      const shown = result && this.#parts.results.rulesOf(fact)?.shown?.(fact.state, result, step / inPlay.steps);
      if (state !== null) courses.set(fact.id, { state, told: shown?.step ?? 0 });
    }
    return courses;
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

  /** Waits for a time, in milliseconds since 1970. @returns the time then. */
  async #until(at: number, from: number): Promise<number> {
    let now = from;
    // Timers may be early by the clock of the database, and a price must not tell a goal before its time.
    while (now < at) {
      await this.#wait(at - now);
      now = (await this.#parts.now()).getTime();
    }
    return now;
  }

  #wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      this.#parts.clock.after(Math.ceil(delayMs), resolve);
    });
  }
}

/** Returns when a step ends, in milliseconds. */
function endOf({ begunMs, stepMs }: Showing, step: number): number {
  return begunMs + step * stepMs;
}

/** Returns the time after a moment in which its bets must be written: until any of the shows tells something new. */
function timeAfter(showing: readonly Showing[], at: number): number {
  return Math.min(...showing.map((own) => endOf(own, stepAt(own, at)) + own.inPlay.writtenWithinMs - at));
}

/** Returns the number of steps that are over. */
function stepAt({ begunMs, stepMs }: Showing, now: number): number {
  return Math.floor((now - begunMs) / stepMs + ROUNDING);
}
