import { deviceStorage } from "@fairhouse/client/storage.ts";
import type { ServerClock } from "@fairhouse/client/wire/clock.ts";
import type { Http } from "@fairhouse/client/wire/http.ts";
import { newKey } from "@fairhouse/client/wire/new-key.ts";
import { entryOf } from "@fairhouse/games/catalog.ts";
import { rulesOf } from "@fairhouse/games/rules.ts";
import type { HouseInfo } from "@fairhouse/protocol/account.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import { STARTING_COINS } from "../base/starting-coins.ts";
import type { SessionStore } from "../session/session.ts";
import type { ShownBalance } from "../session/shown-balance.ts";
import { balanceOf, GUEST_CURRENCY } from "./guest-answers.ts";
import { type GuestBook, openBets } from "./guest-book.ts";
import { GuestHouse } from "./guest-house.ts";
import { guestHttp } from "./guest-http.ts";
import { GUEST, GUEST_MARK } from "./guest-marks.ts";
import { mayRefill } from "./guest-seeds.ts";
import { openVault } from "./guest-vault.ts";
import { sayHandReturned, sayTakenOver } from "./say.ts";

/** A player in this browser without an account. */
export interface Guest {
  readonly http: Http;
  /** True if they have confirmed to be 18 or older; the session knows them once this resolves. */
  isAdult(): Promise<boolean>;
  /** Gives the starting coins again. */
  refill(): Promise<void>;
}

/** The parts of the page that a guest receives. */
export interface GuestParts {
  readonly sessionStore: SessionStore;
  readonly houseInfo: StoreApi<HouseInfo>;
  readonly shownBalance: ShownBalance;
  /** Clock by which the page orders events before and after a reveal. */
  readonly clock: Pick<ServerClock, "now">;
}

/** State beside the balance: `broke` if the coins, including those in open hands, do not cover the smallest bet. */
export const guestPurse = createStore<{ readonly broke: boolean }>(() => ({ broke: false }));

/** Keeps the session, the purse and the other tabs in step with the house in this browser. */
export class BrowserGuest implements Guest {
  readonly http: Http;
  readonly #parts: GuestParts;
  readonly #house: GuestHouse;
  #entering: Promise<void> | null = null;

  constructor(parts: GuestParts) {
    const { clock, houseInfo, sessionStore } = parts;
    this.#parts = parts;
    this.#house = new GuestHouse({
      vault: openVault(globalThis.indexedDB),
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      newId: newKey,
      now: () => clock.now(),
      limits: () => {
        const { currency, play: pacing } = houseInfo.getState();
        return { ...currency, pacing };
      },
      startingCoins: STARTING_COINS,
      rules: async (game) => {
        const entry = entryOf(game);
        return entry === undefined ? null : rulesOf(entry);
      },
      gameOff: (game) => houseInfo.getState().gamesOff.includes(game),
      onChange: (book) => this.#noteChange(book),
    });
    this.http = guestHttp(this.#house);
    sessionStore.subscribe((now, before) => {
      if (now.isVisitor && now.player === null) this.#enter().catch(nextPressTries);
      if (now.isLoggedIn && before.player === GUEST) this.#leave().catch(nextPressTries);
    });
    addEventListener("storage", ({ key }) => {
      if (key === GUEST_MARK) this.#followOtherTab().catch(nextPressTries);
    });
    this.#enter().catch(nextPressTries);
  }

  async isAdult(): Promise<boolean> {
    await this.#enter();
    return (await this.#house.read()).adultAt !== null;
  }

  async refill(): Promise<void> {
    this.#parts.shownBalance.accept(balanceOf(await this.#house.refill()));
  }

  /** Makes the guest the player of this page, unless a player is signed in or may be. */
  #enter(): Promise<void> {
    this.#entering ??= this.#enterOnce().finally(() => {
      this.#entering = null;
    });
    return this.#entering;
  }

  async #enterOnce(): Promise<void> {
    const { sessionStore } = this.#parts;
    if (!isUnclaimed(sessionStore)) return;
    const lost = await this.#house.giveBackLost();
    const book = await this.#house.read();
    // A player may have signed in meanwhile.
    if (!isUnclaimed(sessionStore)) return;
    if (lost > 0) void sayHandReturned();
    this.#noteChange(book);
    const { amount, version } = balanceOf(book);
    const currency = { ...sessionStore.getState().currency, _id: GUEST_CURRENCY };
    sessionStore.setState({
      player: GUEST,
      balance: amount,
      balanceId: GUEST_CURRENCY,
      balances: [{ _id: GUEST_CURRENCY, amount, version, currency }],
    });
  }

  /**
   * Leaves the page to an account. The guest's belongings stay in this browser; none of them is of use to the account.
   */
  async #leave(): Promise<void> {
    this.#parts.sessionStore.setState({ betsId: null, winValue: 0 });
    const book = await this.#house.read();
    if (book.bets.length > 0) await sayTakenOver(openBets(book).map(({ game }) => game));
  }

  async #followOtherTab(): Promise<void> {
    const { sessionStore, shownBalance } = this.#parts;
    const book = await this.#house.read();
    guestPurse.setState({ broke: this.#isBroke(book) });
    if (sessionStore.getState().player === GUEST) shownBalance.accept(balanceOf(book));
  }

  #noteChange(book: GuestBook): void {
    guestPurse.setState({ broke: this.#isBroke(book) });
    deviceStorage.setItem(GUEST_MARK, String(book.changes));
  }

  #isBroke(book: GuestBook): boolean {
    return mayRefill(book, this.#parts.houseInfo.getState().currency.minBet);
  }
}

/** Ignores that the browser could not read or write now: a bet tries again, and reports it if that fails too. */
function nextPressTries(): void {}

function isUnclaimed(sessionStore: SessionStore): boolean {
  const { isVisitor, player } = sessionStore.getState();
  return isVisitor && player === null;
}
