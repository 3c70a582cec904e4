import type {
  ExpectedResult,
  ExpectingCommand,
  Readable,
  UnshownResult,
  UnshownResults,
  WaitingResult,
} from "@fairhouse/client/play-context.tsx";
import type { SharedNotes } from "@fairhouse/client/storage.ts";
import type { BalanceAfter } from "@fairhouse/protocol/play.ts";
import { type Asked, type Held, HeldResults } from "./held-results.ts";
import { type HiddenBets, HiddenLists } from "./hidden-lists.ts";
import { RevealWaits } from "./reveal-waits.ts";
import { newerBalances, type SessionState, type SessionStore } from "./session.ts";

export interface ShownBalanceParts {
  readonly store: SessionStore;
  readonly notes: SharedNotes;
  readonly tab: string;
  /** Returns server time in milliseconds since 1970. */
  now(): number;
}

/**
 * Longest delay of the socket behind an answer: a movement missing between two balances is on its way over the socket
 * for at most this long.
 */
const MISSING_MS = 750;

/**
 * The balance as shown: that of the ledger minus what no screen has shown yet. `balances` of the session's store has
 * the true ones, `balance` the one shown.
 *
 * A balance that arrives while a command has no answer may include its result without saying so. It is therefore set
 * aside until the answer comes, and the balance before it is shown minus stakes since then.
 */
export class ShownBalance implements UnshownResults {
  /** The player's own bets that must not be listed. */
  readonly hidden: Readable<HiddenBets>;
  readonly byHand: Readable<readonly WaitingResult[]>;
  /** Everything that waits for reveals. */
  readonly waits: RevealWaits;
  readonly #store: SessionStore;
  readonly #notes: SharedNotes;
  readonly #held: HeldResults;
  readonly #now: () => number;
  readonly #lists = new HiddenLists();
  /** The last balance of which everything was known. */
  #anchor: Pick<BalanceAfter, "amount" | "version"> | null = null;
  /** Changes since then by own commands that were answered while others were not. */
  #answered: readonly { readonly version: number; readonly change: number }[] = [];
  /** Versions since the anchor whose movements are explained by what brought them, one by one or all up to one. */
  readonly #explained = new Set<number>();
  #explainedTo = 0;
  #missingSince: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWriting = false;

  constructor({ store, notes, tab, now }: ShownBalanceParts) {
    this.#store = store;
    this.#notes = notes;
    this.#now = now;
    this.#held = new HeldResults({ notes, tab, now });
    this.hidden = this.#lists.hidden;
    this.byHand = this.#lists.byHand;
    this.waits = new RevealWaits(now);
    notes.follow(() => this.#refresh());
    store.subscribe((state, before) => {
      if (this.#isWriting || (state.player === before.player && state.balances === before.balances)) return;
      if (state.player !== before.player) {
        this.#held.leave();
        this.#held.forgetRounds();
        this.#setAnchor(null);
      }
      // A new or renewed session brings complete balances, beyond what is held.
      for (const { held, version } of state.balances) this.#held.learn(held, version);
      this.#explainedTo = this.#newest?.version ?? 0;
      this.waits.noteNews();
      this.#refresh();
    });
  }

  /**
   * Takes a balance of an answer or an event that is not the result of a command of {@link expect}. The newer version
   * wins.
   */
  accept(after: BalanceAfter): void {
    this.#take(after, 1);
    this.#refresh();
  }

  /** Takes a balance of the socket once the note of the tab that caused it is there: the balance may come first. */
  async hear(after: BalanceAfter): Promise<void> {
    await this.#notes.caughtUp();
    this.accept(after);
  }

  /**
   * Takes a balance that includes everything that the house holds, as a session brings it: nothing before it is
   * missing.
   */
  acceptWhole(after: BalanceAfter): void {
    this.#take(after, 1);
    this.#explainedTo = this.#newest?.version ?? 0;
    this.#refresh();
  }

  expect({ game, slot, stake, byHand = false }: ExpectingCommand): ExpectedResult {
    const { player, balance } = this.#store.getState();
    if (player === null) return { answered: (after) => this.accept(after), dropped: () => {} };
    let name: string | null = this.#held.ask(player, slot, { stake, shown: Math.max(0, balance - stake) });
    this.#refresh();
    const end = () => {
      if (name !== null) this.#held.endAsked(name);
      name = null;
    };
    return {
      answered: (after, result, took) => {
        const isOpen = name !== null && this.#store.getState().player === player;
        const { version } = after;
        // First the result, then the end of its command, so that other tabs hear of one after the other.
        if (isOpen && result !== null) this.#held.hold(player, result, { game, version, byHand });
        end();
        if (!isOpen) return this.#refresh();
        const payout = result?.payout ?? 0;
        this.#answered = [...this.#answered, { version, change: payout - (took ?? stake) }];
        // The stake and the payout of an instant bet are one movement.
        this.#take(after, took === undefined ? 1 : Number(took > 0) + Number(payout > 0));
        this.#refresh();
      },
      dropped: () => {
        end();
        this.#refresh();
      },
    };
  }

  keep(game: string, result: UnshownResult): void {
    const { player } = this.#store.getState();
    if (player === null) return;
    this.#held.hold(player, result, { game, version: this.#newest?.version ?? 0, byHand: false });
    this.#refresh();
  }

  shown(id: string): void {
    const { player } = this.#store.getState();
    if (player === null) return;
    if (this.#held.shown(player, id)) this.waits.noteNews();
    this.#refresh();
  }

  keepRound(round: string): () => void {
    const letGo = this.#held.keepRound(round);
    return () => {
      letGo();
      this.#refresh();
    };
  }

  caughtUp(): Promise<void> {
    return this.#notes.caughtUp();
  }

  /** Called when the page is left. */
  leave(): void {
    this.#held.leave();
  }

  /**
   * Returns a balance of the ledger at a version, minus what is covered in it: for lists with the balance after each
   * movement.
   */
  withoutCovered(amount: number, version: number): number {
    const covered = this.#heldNow().filter((held) => held.until === null && held.version <= version);
    return amount - sumOf(covered);
  }

  get #newest() {
    const { balances, balanceId } = this.#store.getState();
    return balances.find((balance) => balance._id === balanceId);
  }

  #heldNow(): readonly Held[] {
    const { player } = this.#store.getState();
    return player === null ? [] : this.#held.held(player);
  }

  #askedNow(): readonly Asked[] {
    const { player } = this.#store.getState();
    return player === null ? [] : this.#held.asked(player);
  }

  /** @param movements number of movements by which the balance is known to be ahead of the previous one. */
  #take(after: BalanceAfter, movements: number): void {
    // Even from an older one than the known one: what it holds is also in the newer one.
    this.#held.learn(after.held, after.version);
    if (after.currencyId === this.#newest?.currency._id) {
      for (let back = 0; back < movements; back++) this.#explained.add(after.version - back);
    }
    const balances = newerBalances(this.#store.getState().balances, after);
    if (balances !== null) this.#write({ balances });
    if (balances !== null || after.held !== undefined) this.waits.noteNews();
  }

  /** Writes to the store without reacting to its own change. */
  #write(change: Partial<Pick<SessionState, "balance" | "balances">>): void {
    this.#isWriting = true;
    this.#store.setState(change);
    this.#isWriting = false;
  }

  #refresh(): void {
    const { player } = this.#store.getState();
    const newest = this.#newest;
    const held = this.#heldNow();
    const asked = this.#askedNow();
    if (player !== null && newest !== undefined) {
      if (asked.length === 0 && !this.#misses(newest.version)) this.#anchorAt(newest);
      const balance = this.#shownOf(held, asked);
      if (balance !== this.#store.getState().balance) this.#write({ balance });
    }
    this.#lists.tell(held, asked);
    this.#comeBack();
    this.waits.follow(held, asked);
  }

  #shownOf(held: readonly Held[], asked: readonly Asked[]): number {
    const anchor = this.#anchor;
    // A page loaded while a command had no answer continues to show what the previous page showed.
    if (anchor === null) return asked.at(-1)?.shown ?? this.#store.getState().balance;
    const answered = this.#answered.filter(({ version }) => version > anchor.version);
    const isIn = ({ version }: Held) =>
      version <= anchor.version || answered.some((answer) => answer.version === version);
    const staked = asked.reduce((sum, { isOwn, stake }) => (isOwn ? sum + stake : sum), 0);
    const changed = answered.reduce((sum, { change }) => sum + change, 0);
    return Math.max(0, anchor.amount + changed - staked - sumOf(held.filter(isIn)));
  }

  #anchorAt({ amount, version }: Pick<BalanceAfter, "amount" | "version">): void {
    if (this.#anchor?.version === version && this.#anchor.amount === amount) return;
    this.#setAnchor({ amount, version });
  }

  #setAnchor(anchor: Pick<BalanceAfter, "amount" | "version"> | null): void {
    this.#anchor = anchor;
    this.#answered = [];
    this.#explained.clear();
    this.#missingSince = null;
  }

  /** Returns true if a movement before this version has not arrived yet; it may be one that the house holds. */
  #misses(newest: number): boolean {
    let next = Math.max(this.#anchor?.version ?? 0, this.#explainedTo) + 1;
    while (this.#explained.has(next)) next += 1;
    if (next > newest) return false;
    this.#missingSince ??= this.#now();
    return this.#now() < this.#missingSince + MISSING_MS;
  }

  /** Refreshes when the next entry ends by itself. */
  #comeBack(): void {
    clearTimeout(this.#timer);
    const { player } = this.#store.getState();
    const ends = player === null ? null : this.#held.nextEnd(player);
    const missing = this.#missingSince === null ? 0 : this.#missingSince + MISSING_MS;
    const next = [ends ?? 0, missing].filter((at) => at > this.#now());
    if (next.length === 0) return;
    const comeBack = () => {
      this.waits.noteNews();
      this.#refresh();
    };
    this.#timer = setTimeout(comeBack, Math.min(...next) - this.#now() + 1);
  }
}

function sumOf(held: readonly Held[]): number {
  return held.reduce((sum, { amount }) => sum + amount, 0);
}
