import type { Money } from "@fairhouse/kernel/money.ts";
import type { BudgetStore } from "./budget-store.ts";

/** Servers draw this part of a budget at once, so that few bets wait for a draw and no row is written by all of them. */
const PORTIONS = 32;
/** Facts of which this server holds a portion; beyond them all portions are given up until the next count. */
const MOST_FACTS = 10_000;

/** The most by which the charge of a part of a stake is larger than its part of the charge, because both are rounded. */
const ROUNDED = 2;

/** The part of a budget that a bet takes: its charge. */
export interface Charge {
  readonly fact: string;
  readonly amount: Money;
  /** The most that all bets together may take if this one is to be accepted. */
  readonly most: Money;
  /** The epoch of the budget that belongs to the version of the fact from which the bet was computed. */
  readonly epoch: number;
  /** The stake of the bet. */
  readonly stake: Money;
}

/** A charge for which this server holds too little. */
export interface Shortage extends Charge {
  readonly lack: Money;
}

/** The part of a budget that this server has drawn and no bet has taken yet. */
interface Portion {
  readonly epoch: number;
  left: Money;
  /** All that was drawn from the budget after this server's last draw: its portion lies below. */
  end: Money;
  /** True once the next portion was asked for; it stays true if the budget has none left. */
  askedAhead: boolean;
}

/**
 * This server's portions of the budgets of facts (docs/decisions/0061-liability.md). A bet takes from a portion before
 * it is written, so what open bets take is always part of what was drawn.
 */
export class Budgets {
  readonly #store: BudgetStore;
  readonly #portions = new Map<string, Portion>();
  /** The last draw of each fact that is on its way: draws of one fact follow each other. */
  readonly #drawing = new Map<string, Promise<unknown>>();

  constructor(store: BudgetStore) {
    this.#store = store;
  }

  /** Gives up all portions: after a database went back, it does not know what was drawn. */
  forget(): void {
    this.#portions.clear();
  }

  hold(): Hold {
    return new Hold(this.#portions);
  }

  /**
   * Draws what a bet lacks.
   * @returns null if the bet may be tried again on facts that are read again; otherwise the largest stake for which there
   *   was enough.
   */
  draw(shortage: Shortage): Promise<Money | null> {
    return this.#inTurn(shortage.fact, () => this.#draw(shortage));
  }

  /** Draws the next portions for the facts of a bet when half of one is used, so that few bets wait for a draw. */
  drawAhead(charges: readonly Charge[]): void {
    for (const { fact, most } of charges) {
      const portion = this.#portions.get(fact);
      const whole = portionOf(most);
      if (portion === undefined || portion.askedAhead || portion.left > whole / 2) continue;
      portion.askedAhead = true;
      this.#inTurn(fact, () => this.#drawExactly(fact, whole, most)).catch(() => {
        // The next bet that lacks something draws by itself, and its player learns what is wrong.
      });
    }
  }

  #inTurn<Value>(fact: string, work: () => Promise<Value>): Promise<Value> {
    const own = (this.#drawing.get(fact) ?? Promise.resolve()).then(work);
    // A draw that fails is reported to its own caller; the next one starts all the same.
    const ended = Promise.allSettled([own]);
    this.#drawing.set(fact, ended);
    void ended.then(() => {
      if (this.#drawing.get(fact) === ended) this.#drawing.delete(fact);
    });
    return own;
  }

  async #draw(shortage: Shortage): Promise<Money | null> {
    const { fact, amount, lack, most } = shortage;
    const ready = this.#ready(shortage);
    // Another bet's draw has brought enough meanwhile.
    if (ready >= lack) return null;
    if (await this.#drawUpTo(fact, lack - ready, most)) return null;
    if (await this.#store.recount(fact)) {
      this.#portions.delete(fact);
      if (await this.#drawUpTo(fact, amount, most)) return null;
    }
    const room = amount - lack + this.#ready(shortage) + Math.max(0, most - (await this.#store.drawn(fact)));
    return stakeFor(shortage, room);
  }

  #ready({ fact, epoch, most }: Shortage): Money {
    const portion = this.#portions.get(fact);
    return portion !== undefined && portion.epoch >= epoch && portion.end <= most ? portion.left : 0;
  }

  /** Draws whole portions, or what is needed if so much is not left. False if even that is not. */
  async #drawUpTo(fact: string, need: Money, most: Money): Promise<boolean> {
    const whole = Math.ceil(need / portionOf(most)) * portionOf(most);
    return (await this.#drawExactly(fact, whole, most)) || (await this.#drawExactly(fact, need, most));
  }

  async #drawExactly(fact: string, amount: Money, most: Money): Promise<boolean> {
    const answer = await this.#store.draw(fact, amount, most);
    if (answer === null) return false;
    const { drawn, epoch } = answer;
    if (this.#portions.size >= MOST_FACTS) this.#portions.clear();
    const own = this.#portions.get(fact);
    if (own?.epoch === epoch) {
      own.left += amount;
      own.end = drawn;
      own.askedAhead = false;
    } else this.#portions.set(fact, { epoch, left: amount, end: drawn, askedAhead: false });
    return true;
  }
}

function portionOf(most: Money): Money {
  return Math.max(1, Math.floor(most / PORTIONS));
}

/** Returns the part of a stake whose charge fits into a room, which is below the charge of the whole stake. */
function stakeFor({ stake, amount }: Charge, room: Money): Money {
  return Number((BigInt(stake) * BigInt(Math.max(0, room - ROUNDED))) / BigInt(amount));
}

/** The charges that one command has taken from this server's portions, for a bet that may be written. */
export class Hold {
  readonly #portions: ReadonlyMap<string, Portion>;
  readonly #taken = new Map<string, { readonly portion: Portion; amount: Money }>();
  #charges: readonly Charge[] = [];
  #short: readonly Shortage[] = [];
  #isKept = false;

  constructor(portions: ReadonlyMap<string, Portion>) {
    this.#portions = portions;
  }

  /** The charges of the last `take`. */
  get charges(): readonly Charge[] {
    return this.#charges;
  }

  /** Those for which there was too little. */
  get short(): readonly Shortage[] {
    return this.#short;
  }

  /**
   * Takes all of a bet's charges, or nothing. A command that is computed again takes only what it lacks, and keeps what
   * it needs no more: its earlier statement may still be written.
   */
  take(charges: readonly Charge[]): boolean {
    this.#charges = charges;
    const lacks = charges.map((charge) => ({ ...charge, lack: Math.max(0, charge.amount - this.#takenOf(charge)) }));
    this.#short = lacks.filter((charge) => charge.lack > 0 && this.#available(charge) < charge.lack);
    if (this.#short.length > 0) return false;
    for (const { fact, lack } of lacks) {
      const portion = this.#portions.get(fact);
      if (portion === undefined || lack === 0) continue;
      const before = this.#taken.get(fact);
      portion.left -= lack;
      if (before?.portion === portion) before.amount += lack;
      else this.#taken.set(fact, { portion, amount: lack });
    }
    return true;
  }

  /** Lets nothing be given back any more: a statement of this command may still write a bet. */
  keep(): void {
    this.#isKept = true;
  }

  /** Gives back what was taken for a bet that was not placed. */
  giveBack(): void {
    if (this.#isKept) return;
    for (const { portion, amount } of this.#taken.values()) portion.left += amount;
    this.#taken.clear();
  }

  #takenOf(charge: Charge): Money {
    const taken = this.#taken.get(charge.fact);
    return taken !== undefined && taken.portion === this.#portionFor(charge) ? taken.amount : 0;
  }

  #available(charge: Charge): Money {
    return this.#portionFor(charge)?.left ?? 0;
  }

  /** Returns the portion from which a charge may be taken: it is not void, and lies below the limit. */
  #portionFor({ fact, epoch, most }: Charge): Portion | undefined {
    const portion = this.#portions.get(fact);
    return portion?.epoch === epoch && portion.end <= most ? portion : undefined;
  }
}
