import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { type BookedTicket, bookHash } from "@fairhouse/house-log/book.ts";
import { decodeEntry, type Entry, type EntryKind, type EntryOf } from "@fairhouse/house-log/entry.ts";
import type { LoggedPrice } from "./prices.ts";
import type { LoggedRound } from "./rounds.ts";
import { WideMap } from "./wide-map.ts";

/** Something in a log that must not be. */
export interface LogFinding {
  readonly rule: string;
  /** Index of the entry. */
  readonly index: number;
  readonly about: string;
}

/** Counts what a log holds. */
export interface LogCounts {
  readonly entries: number;
  readonly kinds: Readonly<Record<string, number>>;
  readonly linksChecked: number;
  readonly roundsChecked: number;
  readonly daysChecked: number;
}

interface BetState {
  round: string | null;
  isSettled: boolean;
  /** Its steps so far: those of `placed` as they are, those of `settled` as −1 − step. */
  steps: number[];
}

interface RoundState {
  /** All of it is in this log: others were opened before it began. */
  isWhole: boolean;
  /** Null if it was opened before this log. */
  opened: EntryOf<"round"> | null;
  closed: EntryOf<"round"> | null;
  tickets: BookedTicket[];
  paid: number;
  /** Null until it is shown, and again when its link is known. */
  shown: Pick<LoggedRound, "outcome" | "index" | "bets"> | null;
}

interface ChainState {
  readonly terminalHash: string;
  /** The link with the highest index that was told. Those below it follow from it. */
  readonly newest: Link;
}

interface Link {
  readonly index: number;
  readonly hash: string;
}

interface DaySums {
  readonly day: EntryOf<"day">;
  /** The gains of players and escrow together since, by the entries after it. */
  gained: number;
}

/** Entries are dated up to so long before the pass that writes them: what may not be told yet waits, at most for seconds. */
const LATEST_MS = 10 * 60_000;
/** A log that is written has a newer beat than so long ago. */
const STILL_MS = 2 * 60_000;

/** The steps of a round after which it is over. */
const OVER = [3, 5];

/** Checks the entries of one log, one after the other and in their order, with nothing but themselves. */
export class LogAudit {
  readonly findings: LogFinding[] = [];
  readonly #played: LoggedRound[] = [];
  readonly #published: LoggedPrice[] = [];
  readonly #mostPlayed: number;
  readonly #salts = new Map<string, string>();
  #index = 0;
  readonly #kinds = new Map<string, number>();
  readonly #steps = new WideMap<true>();
  readonly #bets = new WideMap<BetState>();
  readonly #rounds = new WideMap<RoundState>();
  readonly #chains = new Map<string, ChainState>();
  readonly #pairs = new WideMap<true>();
  readonly #days = new Map<string, DaySums>();
  #house: EntryOf<"house"> | null = null;
  #beat = 0;
  #links = 0;
  #roundsChecked = 0;
  #daysChecked = 0;

  /** @param mostPlayed rounds that are remembered with what they were made of, and published states of events. */
  constructor(mostPlayed = 0) {
    this.#mostPlayed = mostPlayed;
  }

  /** The newest rounds that were played, the last one first. */
  get played(): readonly LoggedRound[] {
    return this.#played.toReversed();
  }

  /** The newest states of real events that were published, the last one first. */
  get published(): readonly LoggedPrice[] {
    return this.#published.toReversed();
  }

  get counts(): LogCounts {
    return {
      entries: this.#index,
      kinds: Object.fromEntries([...this.#kinds].sort()),
      linksChecked: this.#links,
      roundsChecked: this.#roundsChecked,
      daysChecked: this.#daysChecked,
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

  #find(rule: string, about: string): void {
    this.findings.push({ rule, index: this.#index, about });
  }

  #check(entry: Entry): void {
    if ((entry.kind === "house") !== (this.#index === 0)) this.#find("a log begins with its house, once", entry.kind);
    const check: (entry: never) => void = this.#checks[entry.kind];
    check(entry as never);
  }

  readonly #checks: { readonly [Kind in EntryKind]: (entry: EntryOf<Kind>) => void } = {
    house: (entry) => {
      this.#house = entry;
    },
    beat: ({ time }) => {
      if (time < this.#beat) this.#find("beats ascend", `${time} after ${this.#beat}`);
      this.#beat = time;
    },
    rules: ({ game, version }) => this.#once("rules", game, version),
    chain: (entry) => this.#chain(entry),
    pair: (entry) => this.#pair(entry),
    round: (entry) => this.#round(entry),
    placed: (entry) => this.#placed(entry),
    settled: (entry) => this.#settled(entry),
    moved: ({ reference, step, time, currency, amount, escrow }) => {
      this.#once("moved", reference, step);
      this.#fresh(time);
      this.#gain(currency, amount + escrow);
    },
    day: (entry) => this.#day(entry),
    fact: ({ fact, step }) => this.#once("fact", fact, step),
    price: (entry) => this.#price(entry),
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

  #chain(entry: EntryOf<"chain">): void {
    this.#once("chain", entry.chain, entry.step);
    if (entry.salt !== null) this.#salts.set(entry.chain, entry.salt);
    const { chain, terminalHash } = entry;
    if (!this.#chains.has(chain)) this.#chains.set(chain, { terminalHash, newest: { index: 0, hash: terminalHash } });
  }

  #pair({ pair, step, time }: EntryOf<"pair">): void {
    this.#once("pair", pair, step);
    if (step === 1) this.#pairs.set(pair, true);
    else if (!this.#pairs.get(pair) && this.#isOfThisLog(time))
      this.#find("a seed was committed before it is revealed", pair);
  }

  #round(entry: EntryOf<"round">): void {
    const { round, step } = entry;
    this.#once("round", round, step);
    const state = this.#stateOf(round);
    if (step === 1) {
      state.isWhole = this.#isOfThisLog(entry.time);
      state.opened = entry;
      if (state.isWhole) this.#opened(entry);
    }
    if (step === 3) state.shown = { outcome: entry.outcome, index: this.#index, bets: this.#betsIn(state) };
    if (step === 4) {
      this.#link(entry);
      this.#remember(entry, state);
    }
    if (!state.isWhole) return;
    if (state.opened?.chain !== entry.chain || state.opened.index !== entry.index)
      this.#find("a round keeps its place in its chain", `${entry.table}.${entry.number}`);
    if (step === 2) {
      state.closed = entry;
      const tickets = [...state.tickets].sort((a, b) => a.ticket - b.ticket);
      const staked = tickets.reduce((sum, { stake }) => sum + stake, 0);
      if (tickets.length !== entry.tickets || staked !== entry.staked || bookHash(tickets) !== entry.book) {
        this.#find("the book of a round is the tickets that were placed", `${entry.table}.${entry.number}`);
      }
      this.#roundsChecked++;
    }
    if (step === 3) {
      if (state.closed === null) this.#find("a round is closed before it is shown", `${entry.table}.${entry.number}`);
      if (state.paid !== entry.paid)
        this.#find("a round pays what its tickets are paid", `${entry.table}.${entry.number}`);
    }
    if (OVER.includes(step)) {
      // Tickets end in the transaction that ends their round, or before, and a pass writes ends first.
      for (const { bet } of state.tickets)
        if (!this.#betOf(bet).isSettled) this.#find("a bet has ended when its round is over", bet);
      state.tickets = [];
    }
  }

  #betsIn({ isWhole, tickets }: RoundState): readonly string[] | null {
    if (!isWhole || this.#mostPlayed === 0) return null;
    return tickets.toSorted((a, b) => a.ticket - b.ticket).map(({ bet }) => bet);
  }

  #remember({ round, table, number, chain, index: linkIndex, link }: EntryOf<"round">, state: RoundState): void {
    const { shown } = state;
    state.shown = null;
    if (shown === null || this.#mostPlayed === 0) return;
    const name = `${table}.${number}`;
    const [salt, terminalHash] = [this.#salts.get(chain) ?? null, this.#chains.get(chain)?.terminalHash ?? null];
    this.#played.push({ ...shown, round, name, terminalHash, linkIndex, link, salt });
    if (this.#played.length > this.#mostPlayed) this.#played.shift();
  }

  #stateOf(round: string): RoundState {
    const none = { opened: null, closed: null, shown: null };
    const state = this.#rounds.get(round) ?? { ...none, isWhole: false, tickets: [], paid: 0 };
    this.#rounds.set(round, state);
    return state;
  }

  /** A link tells the result of its round, so that nobody may know it while bets are taken. */
  #opened({ chain, index, table, number }: EntryOf<"round">): void {
    const known = this.#chains.get(chain);
    if (known === undefined) this.#find("a chain is committed before its rounds are opened", `${table}.${number}`);
    else if (index <= known.newest.index) this.#find("a round is opened before its link is told", `${table}.${number}`);
  }

  /** Every link leads down to those below it, and at last to the terminal hash. The rounds of a shoe have one in common. */
  #link({ chain, index, link, table, number }: EntryOf<"round">): void {
    if (link === null) {
      this.#find("a revealed round has a link", `${table}.${number}`);
      return;
    }
    const known = this.#chains.get(chain);
    if (known === undefined) return;
    const { newest } = known;
    const own = { index, hash: link };
    const isNewer = index > newest.index;
    if (isNewer ? leadsTo(own, newest) : leadsTo(newest, own)) {
      this.#links++;
      if (isNewer) this.#chains.set(chain, { ...known, newest: own });
    } else {
      this.#find("links lead to the terminal hash of their chain", `${table}.${number}`);
    }
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
    this.#gain(currency, payout - stake);
    const state = this.#betOf(bet);
    this.#onceOfBet(state, bet, -1 - step);
    if (step === 0) state.isSettled = true;
    if (state.round === null) return;
    const round = this.#stateOf(state.round);
    if (ended === "taken_back") round.tickets = round.tickets.filter((ticket) => ticket.bet !== bet);
    else round.paid += payout;
  }

  #gain(currency: string, amount: number): void {
    const sums = this.#days.get(currency);
    if (sums !== undefined) sums.gained += amount;
  }

  #day(entry: EntryOf<"day">): void {
    const before = this.#days.get(entry.currency);
    if (before !== undefined) {
      const { players, escrow } = before.day;
      const expected = players + escrow + before.gained;
      if (expected !== entry.players + entry.escrow) {
        this.#find(
          "what players hold changes by what the entries say",
          `${entry.day}: ${entry.players + entry.escrow}, not ${expected}`,
        );
      }
      this.#daysChecked++;
    }
    this.#days.set(entry.currency, { day: entry, gained: 0 });
  }
}

function leadsTo({ index, hash }: Link, below: Link): boolean {
  let down = hash;
  for (let at = index; at > below.index; at--) down = sha256Hex(down);
  return down === below.hash;
}
