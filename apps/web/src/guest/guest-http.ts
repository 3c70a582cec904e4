import type { Http } from "@fairhouse/client/wire/http.ts";
import type { GuestHouse } from "./guest-house.ts";
import { errorOf } from "./guest-refusals.ts";

interface Request {
  readonly body: unknown;
  readonly key: string | undefined;
  readonly query: Readonly<Record<string, string>>;
}

type Route = readonly [
  method: "GET" | "POST",
  path: RegExp,
  answer: (house: GuestHouse, request: Request, named: string) => Promise<unknown>,
];

/**
 * Routes of a guest's house, with the server's own paths and bodies (`packages/protocol`). The group captures game,
 * hand or bet.
 */
const routes: readonly Route[] = [
  ["POST", /^\/games\/([^/]+)\/bets$/, (house, { body, key }, game) => house.placeBet(game, body, key)],
  ["POST", /^\/games\/([^/]+)\/hands$/, (house, { body, key }, game) => house.startHand(game, body, key)],
  ["POST", /^\/hands\/([^/]+)\/moves$/, (house, { body }, hand) => house.makeMove(hand, body)],
  [
    "GET",
    /^\/games\/([^/]+)\/hands\/open$/,
    async (house, _request, game) => {
      const hands = await house.openHands();
      return { hand: hands.find((hand) => hand.game === game) ?? null };
    },
  ],
  ["GET", /^\/hands\/open$/, async (house) => ({ hands: await house.openHands() })],
  ["GET", /^\/bets$/, (house, { query }) => house.bets(query)],
  ["GET", /^\/bets\/([^/]+)$/, (house, _request, bet) => house.betPage(bet)],
  ["GET", /^\/fairness\/seeds$/, (house) => house.seeds()],
  ["POST", /^\/fairness\/client-seed$/, (house, { body }) => house.chooseSeed(body)],
  ["POST", /^\/fairness\/rotate$/, (house, { body }) => house.rotate(body)],
  ["POST", /^\/account\/age$/, (house) => house.confirmAge()],
];

/** Wraps a guest's house in the server's interface, so that callers do not notice the difference. */
export function guestHttp(house: GuestHouse): Http {
  async function request<Answer>(method: "GET" | "POST", path: string, body?: unknown, key?: string): Promise<Answer> {
    const { pathname, searchParams } = new URL(path, "http://guest");
    const query = Object.fromEntries(searchParams);
    for (const [routeMethod, pattern, answer] of routes) {
      const match = routeMethod === method ? pattern.exec(pathname) : null;
      // The edge: answers have the protocol's types, as the server's have.
      if (match !== null) return (await answer(house, { body, key, query }, match[1] ?? "")) as Answer;
    }
    throw errorOf({ code: "not_found" });
  }
  return {
    get: (path) => request("GET", path),
    post: (path, body, key) => request("POST", path, body, key),
  };
}
