import { bookHash } from "@fairhouse/house-log/book.ts";
import {
  decodeEntry,
  type Entry,
  type EntryKind,
  type EntryOf,
  PAIR_STEP,
  ROUND_STEP,
} from "@fairhouse/house-log/entry.ts";
import { LoggedChains } from "./chains.ts";
import { LoggedDays } from "./days.ts";
import { type DecidedFact, LoggedFacts } from "./facts.ts";
import type { LoggedPrice } from "./prices.ts";
import type { LogCounts, LogFinding } from "./report.ts";
import type { LoggedRound } from "./rounds.ts";
import type { BetState, RoundState } from "./states.ts";
import { WideMap } from "./wide-map.ts";

/** Entries are dated up to so long before the pass that writes them: what may not be told yet waits, at most for seconds. */
const LATEST_MS = 10 * 60_000;
/** A log that is written has a newer beat than so long ago. */
const STILL_MS = 2 * 60_000;

/** Checks the entries of one log, one after the other and in their order, with nothing but themselves. */
export class LogAudit {
  readonly findings: LogFinding[] = [];
  readonly #played: LoggedRound[] = [];
  readonly #published: LoggedPrice[] = [];
  readonly #mostPlayed: number;
  #index = 0;
  readonly #kinds = new Map<string, number>();
  readonly #steps = new WideMap<true>();
  readonly #bets = new WideMap<BetState>();
  readonly #rounds = new WideMap<RoundState>();
  readonly #chains = new LoggedChains();
  /** The hashes of server seeds that were committed. */
  readonly #pairs = new WideMap<string>();
  readonly #facts: LoggedFacts;
  readonly #days = new LoggedDays();
  #house: EntryOf<"house"> | null = null;
  #beat = 0;
  #roundsChecked = 0;
  #before: Entry | null = null;

  /** @param mostPlayed rounds that are remembered with what they were made of, and published states of events. */
  constructor(mostPlayed = 0) {
    this.#mostPlayed = mostPlayed;
    this.#facts = new LoggedFacts(this.#chains, mostPlayed);
  }

  /** The newest rounds that were played, the last one first. */
  get played(): readonly LoggedRound[] {
    return this.#played.toReversed();
  }

  /** The newest states of real events that were published, the last one first. */
  get published(): readonly LoggedPrice[] {
    return this.#published.toReversed();
  }

  /** The newest facts that links of the house decided, the last one first. */
  get decided(): readonly DecidedFact[] {
    return this.#facts.decided;
  }

  get counts(): LogCounts {
    return {
      entries: this.#index,
      kinds: Object.fromEntries([...this.#kinds].sort()),
      linksChecked: this.#chains.checked,
      roundsChecked: this.#roundsChecked,
      daysChecked: this.#days.checked,
    };
  }

  /** Time of the newest beat, in milliseconds since 1970; 0 before the first. */
  get beat(): number {
    return this.#beat;
  }

  get house(): EntryOf<"house"> | null {
    return this.#house;
  }

  add(bytes: Uint8Array): void {
    try {
      const entry = decodeEntry(bytes);
      this.#kinds.set(entry.kind, (this.#kinds.get(entry.kind) ?? 0) + 1);
      this.#check(entry);
    } catch (error) {
      this.#find("every entry can be read", error instanceof Error ? error.message : String(error));
    }
    this.#index++;
  }

  /** Compares the newest beat with a clock outside of the house, of a log that it says to be writing. */
  checkStillness(now: number): void {
    const last = Math.max(this.#beat, this.#house?.time ?? 0);
    if (last < now - STILL_MS)
      this.#find("the log is being written", `its newest beat is of ${new Date(last).toISOString()}`);
  }

  #find(rule: string, about: string | null): void {
    if (about !== null) this.findings.push({ rule, index: this.#index, about });
  }

  #check(entry: Entry): void {
    if ((entry.kind === "house") !== (this.#index === 0)) this.#find("a log begins with its house, once", entry.kind);
    const check: (entry: never) => void = this.#checks[entry.kind];
    check(entry as never);
    this.#before = entry;
  }

  readonly #checks: { readonly [Kind in EntryKind]: (entry: EntryOf<Kind>) => void } = {
    house: (entry) => {
      this.#house = entry;
    },
    beat: ({ time }) => {
      if (time < this.#beat) this.#find("beats ascend", `${time} after ${this.#beat}`);
      this.#beat = time;
      this.#find("the books are told on every day", this.#days.missedAt(time));
    },
    rules: ({ game, version }) => this.#once("rules", game, version),
    chain: (entry) => {
      this.#once("chain", entry.chain, entry.step);
      const wrong = this.#chains.add(entry);
      if (wrong !== null) this.#find(wrong, `${entry.table}, chain ${entry.chain}`);
    },
    pair: (entry) => this.#pair(entry),
    round: (entry) => this.#round(entry),
    placed: (entry) => this.#placed(entry),
    settled: (entry) => this.#settled(entry),
    moved: ({ reference, step, time, currency, amount, escrow }) => {
      this.#once("moved", reference, step);
      this.#fresh(time);
      this.#days.gain(currency, amount + escrow);
    },
    day: (entry) => {
      this.#find("what players hold changes by what the entries say", this.#days.add(entry));
    },
    fact: (entry) => this.#fact(entry),
    price: (entry) => this.#price(entry),
    seeds: (entry) => this.#seeds(entry),
  };

  #once(kind: string, reference: string, step: number): void {
    const name = `${kind} ${step} ${reference}`;
    if (this.#steps.get(name)) this.#find("nothing is told twice", name);
    this.#steps.set(name, true);
  }

  /** A transaction that takes long may be told late, but never after a beat said that everything before it was told. */
  #fresh(time: number): void {
    if (time < this.#beat - LATEST_MS) this.#find("nothing is told late", `of ${new Date(time).toISOString()}`);
  }

  #isOfThisLog(time: number): boolean {
    return time > (this.#house?.time ?? 0);
  }

  #price({ fact, step, state, time }: EntryOf<"price">): void {
    this.#once("price", fact, step);
    this.#fresh(time);
    if (this.#mostPlayed === 0) return;
    this.#published.push({ fact, version: step, state, index: this.#index });
    if (this.#published.length > this.#mostPlayed) this.#published.shift();
  }

  #pair({ pair, step, serverSeedHash, time }: EntryOf<"pair">): void {
    this.#once("pair", pair, step);
    const committed = this.#pairs.get(pair);
    if (step === PAIR_STEP.committed) this.#pairs.set(pair, serverSeedHash);
    else if (committed === undefined ? this.#isOfThisLog(time) : committed !== serverSeedHash)
      this.#find("a seed was committed before it is revealed", pair);
  }

  #fact(entry: EntryOf<"fact">): void {
    this.#once("fact", entry.fact, entry.step);
    const wrong = this.#facts.add(entry, this.#index, this.#isOfThisLog(entry.time));
    if (wrong !== null) this.#find(wrong, `${entry.game}, fact ${entry.fact}`);
  }

  #round(entry: EntryOf<"round">): void {
    const { round, step } = entry;
    this.#once("round", round, step);
    const state = this.#stateOf(round);
    if (step === ROUND_STEP.opened) this.#opened(entry, state);
    if (state.isWhole && (state.opened?.chain !== entry.chain || state.opened.index !== entry.index))
      this.#findIf("a round keeps its place in its chain", entry);
    if (step === ROUND_STEP.closed) this.#closed(entry, state);
    if (step === ROUND_STEP.shown) this.#shown(entry, state);
    if (step === ROUND_STEP.revealed) {
      this.#findIf(this.#chains.reveal(entry), entry);
      this.#remember(entry, state);
    }
    if (state.isWhole && (step === ROUND_STEP.shown || step === ROUND_STEP.void)) this.#over(state);
  }

  #opened(entry: EntryOf<"round">, state: RoundState): void {
    state.isWhole = this.#isOfThisLog(entry.time);
    state.opened = entry;
    if (state.isWhole) this.#findIf(this.#chains.open(entry), entry);
  }

  #closed(entry: EntryOf<"round">, state: RoundState): void {
    state.tellsMixed = this.#kinds.has("seeds");
    if (!state.isWhole) return;
    state.closed = entry;
    const tickets = [...state.tickets].sort((a, b) => a.ticket - b.ticket);
    const staked = tickets.reduce((sum, { stake }) => sum + stake, 0);
    if (tickets.length !== entry.tickets || staked !== entry.staked || bookHash(tickets) !== entry.book)
      this.#findIf("the book of a round is the tickets that were placed", entry);
    this.#roundsChecked++;
  }

  #shown(entry: EntryOf<"round">, state: RoundState): void {
    const { mixed, tellsMixed } = state;
    state.shown = { outcome: entry.outcome, index: this.#index, bets: this.#betsIn(state), mixed, tellsMixed };
    if (!state.isWhole) return;
    if (state.closed === null) this.#findIf("a round is closed before it is shown", entry);
    if (state.paid !== entry.paid) this.#findIf("a round pays what its tickets are paid", entry);
  }

  /** Tickets end in the transaction that ends their round, or before, and a pass writes ends first. */
  #over(state: RoundState): void {
    for (const { bet } of state.tickets)
      if (!this.#betOf(bet).isSettled) this.#find("a bet has ended when its round is over", bet);
    state.tickets = [];
  }

  /** Nobody may choose among seeds once the result is known, so they are told with the closing of the bets. */
  #seeds({ round, mixed }: EntryOf<"seeds">): void {
    this.#once("seeds", round, 1);
    const before = this.#before;
    if (before?.kind !== "round" || before.round !== round || before.step !== ROUND_STEP.closed)
      this.#find("the seeds of a round are told when its bets are closed", round);
    this.#stateOf(round).mixed = mixed;
  }

  #betsIn({ isWhole, tickets }: RoundState): readonly string[] | null {
    if (!isWhole || this.#mostPlayed === 0) return null;
    return tickets.toSorted((a, b) => a.ticket - b.ticket).map(({ bet }) => bet);
  }

  #remember({ round, table, number, chain, index: linkIndex, link }: EntryOf<"round">, state: RoundState): void {
    const { shown } = state;
    state.shown = null;
    if (shown === null || this.#mostPlayed === 0) return;
    const facts = this.#chains.facts(chain);
    this.#played.push({ ...shown, round, name: `${table}.${number}`, ...facts, linkIndex, link });
    if (this.#played.length > this.#mostPlayed) this.#played.shift();
  }

  #stateOf(round: string): RoundState {
    const none = { opened: null, closed: null, shown: null, mixed: null };
    const state = this.#rounds.get(round) ?? { ...none, isWhole: false, tickets: [], paid: 0, tellsMixed: false };
    this.#rounds.set(round, state);
    return state;
  }

  #findIf(rule: string | null, { table, number }: EntryOf<"round">): void {
    if (rule !== null) this.#find(rule, `${table}.${number}`);
  }

  #betOf(bet: string): BetState {
    const state = this.#bets.get(bet) ?? { round: null, isSettled: false, steps: [] };
    this.#bets.set(bet, state);
    return state;
  }

  #onceOfBet(state: BetState, bet: string, step: number): void {
    if (state.steps.includes(step)) this.#find("nothing is told twice", `bet ${bet}`);
    state.steps.push(step);
  }

  #placed({ bet, step, round, ticket, stake, time }: EntryOf<"placed">): void {
    if (time !== null) this.#fresh(time);
    const state = this.#betOf(bet);
    this.#onceOfBet(state, bet, step);
    if (state.isSettled) this.#find("a bet is placed before it is settled", bet);
    if (step !== 1) return;
    state.round = round;
    if (round === null || ticket === null || stake === null) return;
    const of = this.#stateOf(round);
    if (of.closed !== null) this.#find("no ticket is placed in a closed round", bet);
    of.tickets.push({ bet, ticket, stake });
  }

  #settled({ bet, step, stake, payout, ended, currency, time }: EntryOf<"settled">): void {
    this.#fresh(time);
    this.#days.gain(currency, payout - stake);
    const state = this.#betOf(bet);
    this.#onceOfBet(state, bet, -1 - step);
    if (step === 0) state.isSettled = true;
    if (state.round === null) return;
    const round = this.#stateOf(state.round);
    if (ended === "taken_back") round.tickets = round.tickets.filter((ticket) => ticket.bet !== bet);
    else round.paid += payout;
  }
}
