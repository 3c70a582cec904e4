import { ENDS } from "@fairhouse/kernel/ended.ts";
import { GAME_KINDS } from "@fairhouse/kernel/game.ts";
import { z } from "zod";
import { saltFacts } from "./salt.ts";

/**
 * Part of a balance that is not shown yet, because the reveal of the round that paid it is still on; 0 if the bet was
 * lost.
 */
export const heldResult = z.object({
  round: z.uuid(),
  amount: z.int(),
  /** When the reveal is over, in milliseconds since 1970. */
  until: z.number(),
});
export type HeldResult = z.infer<typeof heldResult>;

/**
 * A player's balance after a command; the one with the larger version is newer. A client that shows it subtracts what
 * is `held` for each round until its time has come, from this balance and from those that follow.
 */
export const balanceAfter = z.object({
  currencyId: z.string(),
  amount: z.int(),
  version: z.int(),
  held: z.array(heldResult).readonly().optional(),
});
export type BalanceAfter = z.infer<typeof balanceAfter>;

/** The way in which a bet ended; see the kernel's `Ended`. */
export const ended = z.enum(ENDS);

export const gameKind = z.enum(GAME_KINDS);
/** The kinds whose bets can be open. */
export const openKind = gameKind.exclude(["instant"]);
export type OpenKind = z.infer<typeof openKind>;

/**
 * A bet as anybody may see it. Open bets show neither outcome nor payout, and a ticket is open until its round is
 * shown.
 */
export const betRecord = z.object({
  id: z.uuid(),
  game: z.string(),
  gameVersion: z.int(),
  kind: gameKind,
  /** Public name, or null when the player hides it. */
  player: z.string().nullable(),
  /** Seed or path of the player's picture; empty when the name is hidden. */
  avatar: z.string(),
  simulated: z.boolean(),
  currencyId: z.string(),
  /** Total stake so far. */
  stake: z.int(),
  /** Includes the stake; null while open. */
  payout: z.int().nullable(),
  bet: z.unknown(),
  outcome: z.unknown(),
  /** Round in which a ticket was played, named by table and number, as its page is found. Null for other bets. */
  round: z.object({ id: z.uuid(), table: z.string(), number: z.int() }).nullable(),
  /** Null while it is open. */
  ended: ended.nullable(),
  /** Hundredths at which a ticket was cashed out; null for every other bet. */
  leftAt: z.int().nullable(),
  createdAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  /** The parts of it that its player has sold back to the house, in all; absent if none was. */
  sold: z
    .object({
      parts: z.int(),
      /** Units of each line. */
      units: z.int(),
      stake: z.int(),
      /** Its payout, once it has one, includes this. */
      value: z.int(),
    })
    .optional(),
});
export type BetRecord = z.infer<typeof betRecord>;

export const placedBet = z.object({ bet: betRecord, nonce: z.int(), balance: balanceAfter });
export type PlacedBet = z.infer<typeof placedBet>;

/** A bet that was placed on facts, open, with the balance after its stake. */
export const placedSlip = z.object({ bet: betRecord, balance: balanceAfter });
export type PlacedSlip = z.infer<typeof placedSlip>;

/** `POST /api/slips/:id/cash-out-order`: the house sells the bet once it pays at least so much. Null: no order stands. */
export const cashOutOrder = z.object({ bet: z.uuid(), least: z.int().min(1).nullable() });
export type CashOutOrder = z.infer<typeof cashOutOrder>;
/** `GET /api/games/:id/cash-out-orders`: the orders for the player's open bets on a game. */
export const cashOutOrders = z.object({ orders: z.array(cashOutOrder) });
export type CashOutOrders = z.infer<typeof cashOutOrders>;

/** An open or just closed hand, as its player sees it. */
export const hand = z.object({
  id: z.uuid(),
  game: z.string(),
  gameVersion: z.int(),
  bet: z.unknown(),
  stake: z.int(),
  /** Number of moves made so far; the next move names it. */
  turn: z.int(),
  view: z.unknown(),
  /** Includes the stake; null while the hand is open. */
  payout: z.int().nullable(),
  nonce: z.int(),
  createdAt: z.iso.datetime(),
});
export type Hand = z.infer<typeof hand>;

export const handAnswer = z.object({ hand, balance: balanceAfter });
export type HandAnswer = z.infer<typeof handAnswer>;

export const openHand = z.object({ hand: hand.nullable() });
export const openHands = z.object({ hands: z.array(hand) });

/** The proof of a bet. Secrets are null until they are revealed. */
export const soloProof = z.object({
  seeding: z.literal("solo"),
  serverSeedHash: z.string(),
  serverSeed: z.string().nullable(),
  clientSeed: z.string(),
  nonce: z.int(),
});
/**
 * Client seed of a bettor as it stood when the round opened, in rounds whose chance mixes the seeds of their bettors.
 * Nobody could compute the round without all of them, so the seed of a player who hides is here too, without their
 * name.
 */
const roundSeed = z.object({
  seed: z.string(),
  /** Public name of its player; null if hidden. */
  player: z.string().nullable(),
});
export const roundProof = z.object({
  seeding: z.enum(["salted", "stream", "first-three", "all-bettors"]),
  table: z.string(),
  round: z.int(),
  roundId: z.uuid(),
  /**
   * When betting ends, or ended, in milliseconds since 1970; null while the table waits for players, and in proofs
   * stored before this field existed.
   */
  closesAt: z.number().nullable().default(null),
  /** Published before the chain was used. */
  terminalHash: z.string(),
  salt: z.string(),
  saltFacts,
  /** Place of the round's link in its chain; link 0 is the terminal hash. */
  index: z.int(),
  /** The link; null until the round is over. */
  link: z.string().nullable(),
  /** Result of the round (hundredths, points, cards, …); null until it is over. */
  outcome: z.unknown(),
  /** Carry that the previous round handed to this one. */
  carry: z.unknown(),
  /** Seeds that the round mixes, in this order; empty unless its seeding mixes bettors' seeds, and until it is over. */
  seeds: z.array(roundSeed).readonly(),
  /** The closed book of a pot in the order of acceptance; empty for other games, and until the round is over. */
  book: z.array(z.object({ id: z.uuid(), bet: z.unknown() })).readonly(),
  /** True if a restart cut this round short (`docs/reliability.md`, invariant 7). */
  interrupted: z.boolean(),
  voided: z.boolean(),
});
/** A fact that a bet waits for, or waited for. */
export const betFact = z.object({
  id: z.uuid(),
  phase: z.enum(["open", "closed", "known", "void"]),
  /** It rises with each change of the state. */
  version: z.int(),
  /** Public from the start; bets are made of it. */
  state: z.unknown(),
  /** Null until it is known, and for ever if it is void. */
  result: z.unknown(),
  /** The links of a chain of the house that decide it; null if it comes from elsewhere. */
  links: z
    .object({
      table: z.string(),
      terminalHash: z.string(),
      salt: z.string(),
      saltFacts,
      first: z.int(),
      last: z.int(),
      /** The last link, from which the others follow; null until the result is known. */
      link: z.string().nullable(),
    })
    .nullable(),
  /** The times of the last link if the clock takes it; null for links of rounds, and for facts from elsewhere. */
  timed: z
    .object({
      /** Bets end then; it may be put off until it begins. */
      dueAt: z.iso.datetime(),
      begunAt: z.iso.datetime().nullable(),
      overAt: z.iso.datetime().nullable(),
      /** The part of the result that may be known by now; it grows with `step`. Null before the show and after it. */
      shown: z.unknown(),
      step: z.int(),
    })
    .nullable(),
  openedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  knownAt: z.iso.datetime().nullable(),
  /** The results before the newest one, which is `result`, in order. */
  corrections: z.array(
    z.object({
      /** The result until then; null if the fact was void. */
      was: z.unknown(),
      correctedAt: z.iso.datetime(),
      /** True if it came later than a day after the first result: it takes nothing away from a settled bet. */
      late: z.boolean(),
    }),
  ),
  /**
   * The states of a real event at which the bet, or a part of it, was sold, with the times from and until which they
   * stood. Told on the page of a bet alone.
   */
  published: z
    .array(
      z.object({
        version: z.int(),
        state: z.unknown(),
        from: z.iso.datetime(),
        /** Null for the state that still stands. */
        until: z.iso.datetime().nullable(),
      }),
    )
    .optional(),
});
export type BetFact = z.infer<typeof betFact>;
/** `GET /api/games/:id/facts` */
export const gameFacts = z.object({ waiting: z.array(betFact), recent: z.array(betFact) });
export type GameFacts = z.infer<typeof gameFacts>;
/** Proof of a bet on facts: they decide it, and the rules of its game say how. */
export const factsProof = z.object({
  seeding: z.literal("facts"),
  facts: z.array(betFact).readonly(),
  /** The payouts before the present one, in order, if a result was corrected after the bet was settled by it. */
  resettlements: z.array(z.object({ was: z.int(), payout: z.int(), at: z.iso.datetime() })).readonly(),
  /** The parts of the bet that its player has sold, in order. */
  sales: z
    .array(
      z.object({
        /** Units of each line. */
        units: z.int(),
        value: z.int(),
        at: z.iso.datetime(),
        /** The facts that were open then, as they stood: the price was made of them. */
        cashedOut: z.unknown(),
      }),
    )
    .readonly(),
});
/**
 * Proof of a solo bet whose player hides: hash, seed and nonce would link all of that player's bets. The player is
 * shown the whole proof, and may pass it on.
 */
export const hiddenProof = z.object({ seeding: z.literal("hidden") });
export const betProof = z.discriminatedUnion("seeding", [soloProof, roundProof, factsProof, hiddenProof]);
export type BetProof = z.infer<typeof betProof>;

/** `GET /api/bets/:id`: one bet with everything that anybody needs to verify it. */
export const betPage = z.object({
  bet: betRecord,
  /** True if the caller made the bet. */
  own: z.boolean(),
  proof: betProof,
  moves: z.array(z.unknown()),
});
export type BetPage = z.infer<typeof betPage>;

export const betList = z.object({ bets: z.array(betRecord), next: z.string().nullable() });
export type BetList = z.infer<typeof betList>;
