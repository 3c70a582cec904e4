import { type Http, NO_RESPONSE } from "@fairhouse/client/http.ts";
import type { Guest, GuestParts } from "./guest/guest.ts";

const GUEST_BET = /^\/bets\/guest-/;
/** What a player does alone: the paths that a guest's house answers in place of the server. */
const SOLO = /^\/(games|hands)\/|^\/bets\?scope=mine|^\/fairness\/(seeds|rotate|client-seed)|^\/account\/age/;

/** How a page gets hold of the guest of this browser: fetched when first wanted. It rejects with `NO_RESPONSE` when that cannot be done. */
export type OpenGuest = () => Promise<Guest>;

/** @param parts what the guest is given of the page; read when the guest is fetched. */
export function guestDoor(parts: () => GuestParts): OpenGuest {
  let opening: Promise<Guest> | null = null;
  return () => {
    opening ??= import("./guest/guest.ts").then(
      ({ BrowserGuest }) => new BrowserGuest(parts()),
      () => {
        opening = null;
        throw NO_RESPONSE;
      },
    );
    return opening;
  };
}

/** Sends what guests do alone to their own house in this browser, and everything else to the server. */
export function guestAware(server: Http, isGuest: () => boolean, openGuest: OpenGuest): Http {
  const houseOf = async (path: string): Promise<Http> =>
    GUEST_BET.test(path) || (isGuest() && SOLO.test(path)) ? (await openGuest()).http : server;
  return {
    get: async (path) => (await houseOf(path)).get(path),
    post: async (path, body, key, before) => (await houseOf(path)).post(path, body, key, before),
  };
}
