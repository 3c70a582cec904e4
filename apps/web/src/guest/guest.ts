import type { Http } from "@fairhouse/client/http.ts";
import { newKey } from "@fairhouse/client/money-command.ts";
import { deviceStorage } from "@fairhouse/client/storage.ts";
import { entryOf } from "@fairhouse/games/catalog.ts";
import { createStore } from "zustand/vanilla";
import { GUEST, GUEST_MARK } from "../guest-door.ts";
import { heldResults, houseInfo, sessionStore } from "../house.ts";
import { STARTING_COINS } from "../starting-coins.ts";
import { balanceOf, GUEST_CURRENCY } from "./guest-answers.ts";
import { type GuestBook, openBets } from "./guest-book.ts";
import { GuestHouse } from "./guest-house.ts";
import { guestHttp } from "./guest-http.ts";
import { mayRefill } from "./guest-seeds.ts";
import { openVault } from "./guest-vault.ts";
import { sayHandReturned, sayTakenOver } from "./say.ts";

/** Who plays in this browser without an account. */
export interface Guest {
  readonly http: Http;
  /** Whether the guest has confirmed to be 18 or older; once this resolves, the session knows the guest. */
  isAdult(): Promise<boolean>;
  /** The starting coins once more. */
  refill(): Promise<void>;
}

/** Beside the balance: `broke` when the coins, with those in open hands, do not cover the smallest bet. */
export const guestPurse = createStore<{ readonly broke: boolean }>(() => ({ broke: false }));

const house = new GuestHouse({
  vault: openVault(globalThis.indexedDB),
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  newId: newKey,
  now: () => Date.now(),
  limits: () => houseInfo.getState().currency,
  startingCoins: STARTING_COINS,
  rules: async (game) => (await entryOf(game)?.rules()) ?? null,
  gameOff: (game) => houseInfo.getState().gamesOff.includes(game),
  onChange: noteChange,
});

export const guest: Guest = {
  http: guestHttp(house),
  async isAdult() {
    await enter();
    return (await house.read()).adultAt !== null;
  },
  async refill() {
    heldResults.accept(balanceOf(await house.refill()));
  },
};

let entering: Promise<void> | null = null;

sessionStore.subscribe((now, before) => {
  if (now.isVisitor && now.player === null) enter().catch(nextPressTries);
  if (now.isLoggedIn && before.player === GUEST) leave().catch(nextPressTries);
});
addEventListener("storage", ({ key }) => {
  if (key === GUEST_MARK) followOtherTab().catch(nextPressTries);
});
enter().catch(nextPressTries);

/** What the browser could not read or write now: a bet tries it again, and says so when that fails too. */
function nextPressTries(): void {}

/** Makes the guest the player of this page, unless somebody is signed in or may be. */
function enter(): Promise<void> {
  entering ??= enterOnce().finally(() => {
    entering = null;
  });
  return entering;
}

async function enterOnce(): Promise<void> {
  if (!isUnclaimed()) return;
  const lost = await house.giveBackLost();
  const book = await house.read();
  // Somebody may have signed in meanwhile.
  if (!isUnclaimed()) return;
  if (lost > 0) void sayHandReturned();
  noteChange(book);
  const { amount, version } = balanceOf(book);
  const currency = { ...sessionStore.getState().currency, _id: GUEST_CURRENCY };
  sessionStore.setState({
    player: GUEST,
    balance: amount,
    balanceId: GUEST_CURRENCY,
    balances: [{ _id: GUEST_CURRENCY, amount, version, currency }],
  });
}

function isUnclaimed(): boolean {
  const { isVisitor, player } = sessionStore.getState();
  return isVisitor && player === null;
}

/** An account plays now. What the guest had stays in this browser; nothing of it is of use to the account. */
async function leave(): Promise<void> {
  sessionStore.setState({ betsId: null, winValue: 0 });
  const book = await house.read();
  if (book.bets.length > 0) await sayTakenOver(openBets(book).map(({ game }) => game));
}

async function followOtherTab(): Promise<void> {
  const book = await house.read();
  guestPurse.setState({ broke: isBroke(book) });
  if (sessionStore.getState().player === GUEST) heldResults.accept(balanceOf(book));
}

function noteChange(book: GuestBook): void {
  guestPurse.setState({ broke: isBroke(book) });
  deviceStorage.setItem(GUEST_MARK, String(book.changes));
}

function isBroke(book: GuestBook): boolean {
  return mayRefill(book, houseInfo.getState().currency.minBet);
}
