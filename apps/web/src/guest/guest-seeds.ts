import { commitmentOf, type RandomBytes } from "@fairhouse/fairness/seeds.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import { clientSeedBody, rotateBody } from "@fairhouse/protocol/seed-requests.ts";
import { changed, type GuestBook, newSeed, openBets } from "./guest-book.ts";
import type { Refusal } from "./guest-refusals.ts";

/** Reveals the active pair and starts the next one with the given client seed. Refused while a hand is open on it. */
export function rotate(book: GuestBook, body: unknown, randomBytes: RandomBytes): Result<GuestBook, Refusal> {
  const asked = rotateBody.safeParse(body);
  if (!asked.success) return refuse({ code: "invalid_request" });
  const hands = openBets(book).map(({ id, game }) => ({ id, game }));
  if (hands.length > 0) return refuse({ code: "hand_open", details: { hands } });
  const { serverSeed, clientSeed, nonce } = book.active;
  const pair = { serverSeed, serverSeedHash: commitmentOf(serverSeed), clientSeed, nonces: nonce };
  return accept(
    changed(book, {
      active: { serverSeed: book.next, clientSeed: asked.data.clientSeed, nonce: 0 },
      next: newSeed(randomBytes),
      revealed: [pair, ...book.revealed],
    }),
  );
}

/** Sets the client seed of a pair with which no bet has been made yet. */
export function chooseSeed(book: GuestBook, body: unknown): Result<GuestBook, Refusal> {
  const asked = clientSeedBody.safeParse(body);
  if (!asked.success) return refuse({ code: "invalid_request" });
  const { active } = book;
  const answers = asked.data.serverSeedHash === commitmentOf(active.serverSeed);
  if (active.nonce > 0 || !answers || book.bets.length > 0) return refuse({ code: "seed_in_use" });
  return accept(changed(book, { active: { ...active, clientSeed: asked.data.clientSeed } }));
}

/** Stores the confirmation to be 18 or older, once, with its time. */
export function confirmAge(book: GuestBook, now: number): Result<GuestBook, Refusal> {
  if (book.adultAt !== null) return refuse({ code: "age_confirmed" });
  return accept(changed(book, { adultAt: new Date(now).toISOString() }));
}

/** Returns true if the coins, including those in open hands, are too few for the smallest bet. */
export function mayRefill(book: GuestBook, minBet: Money): boolean {
  return openBets(book).reduce((sum, { stake }) => sum + stake, book.coins) < minBet;
}

/** Gives the starting coins again. */
export function refill(book: GuestBook, minBet: Money, start: Money): Result<GuestBook, Refusal> {
  return mayRefill(book, minBet) ? accept(changed(book, { coins: start })) : refuse({ code: "coins_left" });
}
