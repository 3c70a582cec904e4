import { type Http, NO_RESPONSE } from "@fairhouse/client/wire/http.ts";
import type { Guest, GuestParts } from "../guest/guest.ts";

const GUEST_BET = /^\/bets\/guest-/;
/** Paths of solo play, which a guest's house answers instead of the server. */
const SOLO =
  /^\/games\/[^/]+\/(bets|hands)\b|^\/hands\/|^\/bets\?scope=mine|^\/fairness\/(seeds|rotate|client-seed)|^\/account\/age/;

/** Opens the guest of this browser, who is fetched when first needed. Rejects with `NO_RESPONSE` if that fails. */
export type OpenGuest = () => Promise<Guest>;

/** @param parts the parts of the page that the guest receives; read when the guest is fetched. */
export function guestDoor(parts: () => GuestParts): OpenGuest {
  let opening: Promise<Guest> | null = null;
  return () => {
    opening ??= import("../guest/guest.ts").then(
      ({ BrowserGuest }) => new BrowserGuest(parts()),
      () => {
        opening = null;
        throw NO_RESPONSE;
      },
    );
    return opening;
  };
}

/** Sends solo commands of guests to their own house in this browser, and everything else to the server. */
export function guestAware(server: Http, isGuest: () => boolean, openGuest: OpenGuest): Http {
  const houseOf = async (path: string): Promise<Http> =>
    GUEST_BET.test(path) || (isGuest() && SOLO.test(path)) ? (await openGuest()).http : server;
  return {
    get: async (path) => (await houseOf(path)).get(path),
    post: async (path, body, key, before) => (await houseOf(path)).post(path, body, key, before),
  };
}
