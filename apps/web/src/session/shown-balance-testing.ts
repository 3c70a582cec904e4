import { browserOfTabs } from "@fairhouse/client/testing.ts";
import type { BalanceAfter, HeldResult } from "@fairhouse/protocol/play.ts";
import fc from "fast-check";
import { vi } from "vitest";
import { createSessionStore, defaultCurrency } from "./session.ts";
import { ShownBalance } from "./shown-balance.ts";

export const TABS = [0, 1];
const REVEAL_MS = 6_000;
/** Time between two looks of {@link World.pass}. */
export const MOMENT_MS = 20;

type Game = "dice" | "tickets";
/** An event. Numbers choose among what exists, and choose nothing if nothing does. */
export type Step =
  | { readonly does: "bet"; readonly tab: number; readonly game: Game; readonly stake: number; readonly payout: number }
  | { readonly does: "settle" | "answer" | "refuse" | "reveal"; readonly which: number }
  | { readonly does: "hear" | "reload"; readonly tab: number }
  | { readonly does: "round" | "reward"; readonly amount: number }
  | { readonly does: "wait"; readonly ms: number };

const tab = fc.constantFrom(...TABS);
const which = fc.nat(5);
const amount = fc.integer({ min: 1, max: 500 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant("bet" as const),
    tab,
    game: fc.constantFrom<Game>("dice", "tickets"),
    stake: amount,
    payout: amount,
  }),
  fc.record({ does: fc.constantFrom("settle" as const, "answer" as const, "reveal" as const), which }),
  fc.record({ does: fc.constant("refuse" as const), which }),
  fc.record({ does: fc.constant("hear" as const), tab }),
  fc.record({ does: fc.constant("reload" as const), tab }),
  fc.record({ does: fc.constantFrom("round" as const, "reward" as const), amount }),
  fc.record({ does: fc.constant("wait" as const), ms: fc.constantFrom(100, 700, 7_000) }),
);

interface Sent {
  readonly id: string;
  readonly tab: number;
  readonly game: Game;
  readonly stake: number;
  readonly payout: number;
  end: ReturnType<ShownBalance["expect"]>;
  balance: BalanceAfter | null;
  answered: boolean;
}

/** An addition to the payout of the bet or round of this number. */
export interface Secret {
  readonly number: number;
  readonly adds: number;
}

/** A house with one player, their browser of two tabs, and everything in flight between them. */
export class World {
  readonly #secret: Secret;
  readonly #browser: ReturnType<typeof browserOfTabs>;
  readonly #notesLateBy: number;
  readonly #tabs = TABS.map((at) => ({
    at,
    balance: null as ShownBalance | null,
    shown: (): number => 0,
    events: [] as { readonly sentAt: number; readonly after: BalanceAfter }[],
  }));
  readonly #sent: Sent[] = [];
  #numbers = 0;
  #ledger: Pick<BalanceAfter, "amount" | "version"> = { amount: 1_000_000, version: 1 };
  #rounds: HeldResult[] = [];
  /** Payouts of bets that are settled but that no screen has shown. */
  readonly unshown = new Map<string, Pick<Sent, "payout" | "game" | "tab"> & { readonly at: number }>();

  constructor(secret: Secret, notesLateBy: number) {
    this.#secret = secret;
    this.#notesLateBy = notesLateBy;
    this.#browser = browserOfTabs({ lateBy: notesLateBy });
    for (const at of TABS) this.#open(at);
  }

  get shown(): readonly number[] {
    return this.#tabs.map(({ shown }) => shown());
  }

  /** Returns the ledger's balance minus what no screen has shown and the house does not show yet. */
  get expected(): number {
    const held = [...this.unshown.values()].reduce((sum, { payout }) => sum + payout, 0);
    const rounds = this.#rounds.filter(({ until }) => until + 200 > Date.now());
    return this.#ledger.amount - held - rounds.reduce((sum, { amount: paid }) => sum + paid, 0);
  }

  do(one: Step): void {
    const { does } = one;
    if (does === "bet") this.#bet(one);
    else if (does === "settle") this.#settle(pick(this.#unsettled, one.which));
    else if (does === "answer") this.#answer(pick(this.#unanswered, one.which));
    else if (does === "refuse") this.#refuse(pick(this.#unsettled, one.which));
    else if (does === "reveal")
      this.#reveal(
        pick(
          [...this.unshown.keys()].filter((id) => this.#isAnswered(id)),
          one.which,
        ),
      );
    else if (does === "hear") this.#hear(one.tab);
    else if (does === "reload") this.#reload(one.tab);
    else if (does === "round") this.#round(one.amount);
    else if (does === "reward") this.#post(one.amount);
    else if (does === "wait") this.#wait(one.ms);
  }

  /** Returns true if nobody may know yet what the bet or round of this number pays. */
  isSecret(number: number): boolean {
    const isAhead = this.#rounds.some(({ round, until }) => round === `round-${number}` && until + 200 > Date.now());
    const id = `bet-${number}`;
    return isAhead || this.unshown.has(id) || this.#sent.some((sent) => sent.id === id && !sent.answered);
  }

  /** Delivers everything that is in flight. */
  finish(): void {
    for (const sent of this.#unsettled) this.#settle(sent);
    for (const sent of this.#unanswered) this.#answer(sent);
    for (const { at, events } of this.#tabs) while (events.length > 0) this.#hear(at);
    vi.advanceTimersByTime(900);
  }

  /** Passes time, for promises as well, with a look now and then. */
  async pass(ms: number, look: () => void): Promise<void> {
    this.#answerWhatIsDue(ms);
    for (let left = ms; left > 0; left -= MOMENT_MS) {
      this.#hearWhatIsDue(MOMENT_MS);
      await vi.advanceTimersByTimeAsync(MOMENT_MS);
      look();
    }
    this.#revealWhatIsDue();
  }

  #wait(ms: number): void {
    this.#hearWhatIsDue(ms);
    this.#answerWhatIsDue(ms);
    vi.advanceTimersByTime(ms);
    this.#revealWhatIsDue();
  }

  /** Delivers events: each takes less than half a second. */
  #hearWhatIsDue(ms: number): void {
    for (const { at, events } of this.#tabs) {
      while ((events[0]?.sentAt ?? Number.POSITIVE_INFINITY) < Date.now() + ms - 400) this.#hear(at);
    }
  }

  /** Delivers answers: each takes seconds. */
  #answerWhatIsDue(ms: number): void {
    if (ms <= 5_000) return;
    for (const sent of this.#unsettled) this.#settle(sent);
    for (const sent of this.#unanswered) this.#answer(sent);
  }

  /** Ends animations: each comes to rest within some more seconds. */
  #revealWhatIsDue(): void {
    for (const [id, { game, at }] of this.unshown) {
      if (game === "dice" && at < Date.now() - 20_000) this.#reveal(id);
    }
  }

  #bet(one: Extract<Step, { does: "bet" }>): void {
    const { game, stake, tab: at } = one;
    const page = this.#tabs[at]?.balance;
    // A screen sends one bet at a time.
    if (!page || this.#sent.some((sent) => !sent.answered && sent.tab === at && sent.game === game)) return;
    const number = this.#numbers++;
    const payout = one.payout + (number === this.#secret.number ? this.#secret.adds : 0);
    const end = page.expect({ game, slot: `bet:${game}`, stake, byHand: game === "tickets" });
    this.#sent.push({ id: `bet-${number}`, tab: at, game, stake, payout, end, balance: null, answered: false });
  }

  #settle(sent: Sent | undefined): void {
    if (sent === undefined) return;
    sent.balance = this.#post(sent.payout - sent.stake);
    this.unshown.set(sent.id, { ...sent, at: Date.now() });
  }

  #answer(sent: Sent | undefined): void {
    if (sent?.balance == null) return;
    sent.answered = true;
    sent.end.answered(sent.balance, sent);
  }

  #refuse(sent: Sent | undefined): void {
    if (sent === undefined) return;
    sent.answered = true;
    sent.end.dropped();
  }

  #reveal(id: string | undefined): void {
    if (id === undefined) return;
    const { tab: at = 0 } = this.unshown.get(id) ?? {};
    this.unshown.delete(id);
    this.#tabs[at]?.balance?.shown(id);
  }

  #round(paid: number): void {
    const number = this.#numbers++;
    const payout = paid + (number === this.#secret.number ? this.#secret.adds : 0);
    const held = { round: `round-${number}`, amount: payout, until: Date.now() + REVEAL_MS };
    this.#rounds.push(held);
    this.#post(payout, [held]);
  }

  #post(change: number, held?: readonly HeldResult[]): BalanceAfter {
    this.#ledger = { amount: this.#ledger.amount + change, version: this.#ledger.version + 1 };
    const after = { currencyId: defaultCurrency._id, ...this.#ledger };
    for (const { events } of this.#tabs)
      events.push({ sentAt: Date.now(), after: { ...after, ...(held && { held }) } });
    return after;
  }

  #hear(at: number): void {
    const event = this.#tabs[at]?.events.shift();
    const balance = this.#tabs[at]?.balance;
    if (event === undefined) return;
    if (this.#notesLateBy === 0) balance?.accept(event.after);
    else void balance?.hear(event.after);
  }

  /**
   * Reloads a page: its animations are gone, a covered ticket stays, and the new page sends a command without an answer
   * again.
   */
  #reload(at: number): void {
    const page = this.#tabs[at];
    if (!page) return;
    page.balance?.leave();
    page.events = [];
    for (const [id, { game, tab: of }] of this.unshown) {
      if (of === at && game === "dice" && this.#isAnswered(id)) this.unshown.delete(id);
    }
    this.#open(at);
    for (const sent of this.#sent) {
      if (sent.answered || sent.tab !== at || page.balance === null) continue;
      const { game } = sent;
      sent.end = page.balance.expect({ game, slot: `bet:${game}`, stake: 0, byHand: game === "tickets" });
    }
  }

  #open(at: number): void {
    const page = this.#tabs[at];
    if (!page) return;
    const store = createSessionStore();
    const now = () => Date.now();
    page.balance = new ShownBalance({ store, notes: this.#browser.notes(), tab: `tab-${at}`, now });
    page.shown = () => store.getState().balance;
    const held = this.#rounds.filter(({ until }) => until > Date.now());
    const { amount: coins, version } = this.#ledger;
    const balances = [{ _id: "b1", amount: coins, version, currency: defaultCurrency, held }];
    store.setState({ player: "ann", balance: coins, balanceId: "b1", balances });
  }

  #isAnswered(id: string): boolean {
    return this.#sent.some((sent) => sent.id === id && sent.answered);
  }

  get #unsettled(): readonly Sent[] {
    return this.#sent.filter(({ answered, balance }) => !answered && balance === null);
  }

  get #unanswered(): readonly Sent[] {
    return this.#sent.filter(({ answered, balance }) => !answered && balance !== null);
  }
}

function pick<Value>(values: readonly Value[], which: number): Value | undefined {
  return values[which % Math.max(1, values.length)];
}

/** Any sequence of events. */
export const steps = fc.array(step, { maxLength: 40, size: "max" });
