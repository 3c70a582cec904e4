import { type Http, NO_RESPONSE } from "@fairhouse/client/http.ts";
import type { Guest } from "./guest/guest.ts";

/** `SessionFacts.player` of a visitor who plays with coins of this browser. */
export const GUEST = "guest";
/** In local storage while this browser has a guest; its text changes with the guest's coins, so that other tabs hear of it. */
export const GUEST_MARK = "guest";

const GUEST_BET = /^\/bets\/guest-/;
/** What a player does alone: the paths that a guest's house answers in place of the server. */
const SOLO = /^\/(games|hands)\/|^\/bets\?scope=mine|^\/fairness\/(seeds|rotate|client-seed)|^\/account\/age/;

let opening: Promise<Guest> | null = null;

/** The guest of this browser, fetched when first wanted. Rejects with `NO_RESPONSE` when it cannot be fetched. */
export function openGuest(): Promise<Guest> {
  opening ??= import("./guest/guest.ts").then(
    ({ guest }) => guest,
    () => {
      opening = null;
      throw NO_RESPONSE;
    },
  );
  return opening;
}

/** Sends what a guest does alone to the guest's house in this browser, and everything else to the server. */
export function guestAware(server: Http, isGuest: () => boolean): Http {
  const houseOf = async (path: string): Promise<Http> =>
    GUEST_BET.test(path) || (isGuest() && SOLO.test(path)) ? (await openGuest()).http : server;
  return {
    get: async (path) => (await houseOf(path)).get(path),
    post: async (path, body, key, before) => (await houseOf(path)).post(path, body, key, before),
  };
}

/** Bets of a guest are of one browser alone: nobody else can open or check them. */
export function isGuestBet(id: string): boolean {
  return GUEST_BET.test(`/bets/${id}`);
}
