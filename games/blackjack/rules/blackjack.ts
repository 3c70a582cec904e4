import type { HandGame, Schema, Step } from "@fairhouse/kernel/game.ts";
import { MAX_MONEY, type Money } from "@fairhouse/kernel/money.ts";
import { accept, refuse } from "@fairhouse/kernel/result.ts";
import { z } from "zod";
import { amountPaying, WIN_FITS } from "../../shared/rules/amount-schema.ts";
import { drawCard } from "../../shared/rules/cards.ts";
import {
  type BlackjackBet,
  type BlackjackState,
  DEALT_CARDS,
  HAND_CARDS,
  insuranceStake,
  MOVES,
  type MoveName,
  movesNow,
  stakeOfMove,
} from "./hand.ts";
import { peeked, played } from "./play.ts";
import { MOST_BETS_BACK, payoutOf } from "./settle.ts";
import { returnOf, squareOf } from "./side-return.ts";
import { MOST_BACK, placedSides, sideStake } from "./sides.ts";
import { adviceOn } from "./strategy.ts";
import { showsAce } from "./total.ts";
import { type BlackjackView, viewOf } from "./view.ts";

const amount = amountPaying(MOST_BETS_BACK);
/** Version 1 knows no side bets, and refuses a bet that has any. */
const mainBet = z.strictObject({ amount });
const betWithSides = z
  .strictObject({
    amount,
    pairs: amountPaying(MOST_BACK.pairs).nullable(),
    poker: amountPaying(MOST_BACK.poker).nullable(),
  })
  .refine((bet) => mostOf(bet) <= MAX_MONEY, WIN_FITS);
const move = z.strictObject({ play: z.enum(MOVES) });

export interface BlackjackMove {
  readonly play: MoveName;
}
type BlackjackRefusal = "hand_closed" | "insurance_first" | "move_not_offered";

type Blackjack = HandGame<BlackjackBet, BlackjackMove, BlackjackState, BlackjackView, BlackjackRefusal>;

/** The terms in which versions differ. */
interface Terms extends Pick<Blackjack, "version" | "sampleBet"> {
  readonly bet: Schema<BlackjackBet>;
  /** Only a bet with sides has parts. */
  readonly smallestPart?: (bet: BlackjackBet) => Money;
}

/** Everything in which the versions agree. */
const play: Omit<Blackjack, keyof Terms> = {
  id: "blackjack",
  kind: "hand",
  move,

  stake(bet) {
    return bet.amount + sideStake(bet);
  },

  maxPayout: mostOf,

  /** The return depends on the moves. */
  exactReturn() {
    return null;
  },

  bestReturn: returnOf,
  exactSquare: squareOf,

  deal(value, chance) {
    const cards = Array.from({ length: HAND_CARDS }, (_, k) => drawCard(chance, k));
    const dealt: BlackjackState = {
      bet: value,
      cards,
      drawn: DEALT_CARDS,
      hands: [{ cards: cards.slice(0, 2), doubled: false, done: false }],
      dealer: cards.slice(2, DEALT_CARDS),
      insurance: "none",
      closed: false,
    };
    // Half of a one-unit bet rounds down to nothing, so it cannot be insured.
    const insurable = showsAce(dealt.dealer) && insuranceStake(value) > 0;
    return step(insurable ? { ...dealt, insurance: "offered" } : peeked(dealt), 0);
  },

  apply(state, { play }) {
    if (state.closed) return refuse("hand_closed");
    if (movesNow(state).includes(play)) return accept(step(played(state, play), stakeOfMove(state.bet, play)));
    return refuse(state.insurance === "offered" ? "insurance_first" : "move_not_offered");
  },

  /** Declines insurance and takes no more cards. */
  conclude(state) {
    if (state.closed) return null;
    return { play: state.insurance === "offered" ? "decline" : "stand" };
  },

  view: viewOf,

  samplePlay(view) {
    return { play: adviceOn(view)?.move ?? "stand" };
  },
};

/** Version 1, without side bets: for hands that were dealt under it. */
export const blackjackWithoutSides: Blackjack = {
  ...play,
  version: 1,
  bet: mainBet,
  sampleBet: (stake) => ({ amount: stake }),
};

/**
 * Blackjack (`games/blackjack/RULES.md`): an endless deck, a dealer who peeks and stands on all 17, and blackjacks that
 * pay 3:2. Doubles, a split and insurance add to the stake; Perfect Pairs and 21+3 may be bet beside the hand.
 */
export const blackjack: Blackjack = {
  ...play,
  version: 2,
  bet: betWithSides,
  sampleBet: (stake) => ({ amount: stake, pairs: null, poker: null }),
  smallestPart: (bet) => Math.min(bet.amount, ...placedSides(bet).map(({ stake }) => stake)),
};

/** Returns the most that a bet can pay: 8♥ 8♥ against 8♥ wins every side bet, and both hands of a split, doubled. */
function mostOf(bet: BlackjackBet): Money {
  const sides = placedSides(bet).reduce((sum, { side, stake }) => sum + stake * MOST_BACK[side], 0);
  return bet.amount * MOST_BETS_BACK + sides;
}

function step(state: BlackjackState, extraStake: number): Step<BlackjackState> {
  return { state, extraStake, payout: state.closed ? payoutOf(state) : null };
}
