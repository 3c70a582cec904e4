import { commitmentOf } from "@fairhouse/fairness/seeds.ts";
import type { Seeds } from "@fairhouse/protocol/fairness.ts";
import type { BalanceAfter, BetList, BetPage, BetRecord } from "@fairhouse/protocol/play.ts";
import { type GuestBet, type GuestBook, openBets } from "./guest-book.ts";

/** Guest coins have no currency of the house, so that they cannot be mistaken for an account's. */
export const GUEST_CURRENCY = "guest";

export function balanceOf(book: GuestBook): BalanceAfter {
  return { currencyId: GUEST_CURRENCY, amount: book.coins, version: book.changes };
}

/** Returns a bet as the tables show it; a guest has no public name. */
export function recordOf(bet: GuestBet): BetRecord {
  return {
    id: bet.id,
    game: bet.game,
    gameVersion: bet.gameVersion,
    kind: bet.kind,
    player: null,
    avatar: "",
    simulated: false,
    currencyId: GUEST_CURRENCY,
    stake: bet.stake,
    payout: bet.payout,
    bet: bet.bet,
    outcome: bet.outcome,
    round: null,
    ended: bet.payout === null ? null : bet.refunded ? "refunded" : "settled",
    leftAt: null,
    createdAt: bet.createdAt,
    settledAt: bet.settledAt,
  };
}

/**
 * Returns a bet with its proof. Includes the server seed once it is revealed, although this browser knows it all along.
 */
export function pageOf(book: GuestBook, bet: GuestBet): BetPage {
  const revealed = book.revealed.find(({ serverSeedHash }) => serverSeedHash === bet.serverSeedHash);
  return {
    bet: recordOf(bet),
    own: true,
    proof: {
      seeding: "solo",
      serverSeedHash: bet.serverSeedHash,
      serverSeed: revealed?.serverSeed ?? null,
      clientSeed: bet.clientSeed,
      nonce: bet.nonce,
    },
    moves: bet.payout === null ? [] : bet.moves,
  };
}

/** Lists bets, newest first; `cursor` is the id of the last bet of the previous page. */
export function listOf(
  book: GuestBook,
  { game, cursor, limit }: { readonly game: string | null; readonly cursor: string | null; readonly limit: number },
): BetList {
  const bets = game === null ? book.bets : book.bets.filter((bet) => bet.game === game);
  const from = cursor === null ? 0 : bets.findIndex(({ id }) => id === cursor) + 1;
  const page = bets.slice(from, from + limit);
  const next = from + limit < bets.length ? (page.at(-1)?.id ?? null) : null;
  return { bets: page.map(recordOf), next };
}

export function seedsOf(book: GuestBook): Seeds {
  const { serverSeed, clientSeed, nonce } = book.active;
  return {
    // Both seeds of a guest are made in this browser: nobody else could have drawn them.
    active: { serverSeedHash: commitmentOf(serverSeed), clientSeed, chosen: true, free: false, nonce },
    nextServerSeedHash: commitmentOf(book.next),
    previous: book.revealed[0] ?? null,
    openHands: openBets(book).map(({ id, game }) => ({ id, game })),
  };
}
