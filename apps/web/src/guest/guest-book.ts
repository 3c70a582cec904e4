import {
  commitmentOf,
  isClientSeed,
  newClientSeed,
  newServerSeed,
  type RandomBytes,
} from "@fairhouse/fairness/seeds.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { z } from "zod";

/** Number of settled bets kept; older ones are forgotten, with the seeds that only they used. */
export const KEPT_BETS = 200;
/** More than play can ever win, and low enough that the next win still fits into 2^53. */
const MOST_COINS: Money = 2 ** 52;

const coins = z.int().min(0).max(MOST_COINS);
const count = z.int().min(0);
const hex = z.string().regex(/^[0-9a-f]{64}$/);
const clientSeed = z.string().refine(isClientSeed);
const moment = z.iso.datetime();

const guestBet = z.strictObject({
  id: z.string().regex(/^guest-[0-9a-f-]{36}$/),
  /** Key of the command that made it: a repeated command gets the same answer. */
  key: z.string().max(64),
  game: z.string().max(40),
  gameVersion: z.int().min(1),
  kind: z.enum(["instant", "hand"]),
  bet: z.unknown(),
  moves: z.array(z.unknown()).max(10_000),
  stake: coins,
  /** Includes the stake; null while the hand is open. */
  payout: coins.nullable(),
  outcome: z.unknown(),
  refunded: z.boolean(),
  serverSeedHash: hex,
  clientSeed,
  nonce: count,
  createdAt: moment,
  settledAt: moment.nullable(),
});
export type GuestBet = z.infer<typeof guestBet>;

const revealedPair = z.strictObject({ serverSeed: hex, serverSeedHash: hex, clientSeed, nonces: count });

const guestBook = z.strictObject({
  /** Version of this schema; data of another one is discarded. */
  version: z.literal(1),
  /** Raised with every change; the balance with more changes is newer. */
  changes: count,
  coins,
  /** When the guest confirmed to be 18 or older. */
  adultAt: moment.nullable(),
  active: z.strictObject({ serverSeed: hex, clientSeed, nonce: count }),
  /** The server seed that a rotation makes active; its hash is shown before. */
  next: hex,
  /** Newest first. */
  revealed: z.array(revealedPair).max(KEPT_BETS + 1),
  /** Newest first, including open hands. */
  bets: z.array(guestBet).max(2 * KEPT_BETS),
});

/**
 * Everything that a guest has in this browser: coins, seeds, bets and open hands. A hand is its seed, bet and moves.
 */
export type GuestBook = z.infer<typeof guestBook>;

/** Reads a book from storage; null, which starts a new one, if it does not make sense. Anybody may write to storage. */
export function bookOf(kept: unknown): GuestBook | null {
  const parsed = guestBook.safeParse(kept);
  if (!parsed.success) return null;
  const book = parsed.data;
  const open = openBets(book);
  const hash = commitmentOf(book.active.serverSeed);
  const sound =
    // The seed of an open hand is never revealed, so every open hand uses the active one, and there is one per game.
    open.every((bet) => bet.kind === "hand" && bet.serverSeedHash === hash && bet.nonce < book.active.nonce) &&
    new Set(open.map(({ game }) => game)).size === open.length;
  return sound ? book : null;
}

export function newBook(randomBytes: RandomBytes, start: Money): GuestBook {
  return {
    version: 1,
    changes: 0,
    coins: start,
    adultAt: null,
    active: { serverSeed: newSeed(randomBytes), clientSeed: newClientSeed(randomBytes), nonce: 0 },
    next: newSeed(randomBytes),
    revealed: [],
    bets: [],
  };
}

/** Makes a server seed as text: this browser knows it, so hiding it from a log gains nothing. */
export function newSeed(randomBytes: RandomBytes): string {
  return newServerSeed(randomBytes).reveal();
}

export function openBets(book: GuestBook): readonly GuestBet[] {
  return book.bets.filter(({ payout }) => payout === null);
}

/** Returns the book after a change, without what is no longer needed. */
export function changed(book: GuestBook, changes: Partial<Omit<GuestBook, "version" | "changes">>): GuestBook {
  const next = { ...book, ...changes, changes: book.changes + 1 };
  let settled = 0;
  const bets = next.bets.filter(({ payout }) => payout === null || ++settled <= KEPT_BETS);
  const used = new Set(bets.map(({ serverSeedHash }) => serverSeedHash));
  const revealed = next.revealed.filter(({ serverSeedHash }, place) => place === 0 || used.has(serverSeedHash));
  return { ...next, bets, revealed };
}

/** Returns the bets of the book with one bet replaced. */
export function withBet(book: GuestBook, bet: GuestBet): GuestBet[] {
  return book.bets.map((known) => (known.id === bet.id ? bet : known));
}
