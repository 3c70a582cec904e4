import { type Asked, BALANCE, fakeContext, memoryStorage } from "../testing.ts";
import { phaseOf } from "./hand.ts";
import { HandPlay } from "./hand-play.ts";

export type Move = { reveal: number } | { cashOut: true };
export const BET = { amount: 1_000, target: 3 };

/** Returns the hand as the house tells of it. @param payout null while it is open. */
export function handAt(turn: number, payout: number | null = null, id = "h1") {
  return {
    id,
    game: "one",
    gameVersion: 1,
    bet: BET,
    stake: 1_000,
    turn,
    view: { turn },
    payout,
    nonce: 0,
    createdAt: "",
  };
}

/** Has a house answer nothing until the returned function is called, which answers its newest question. */
export function holdAnswers({ answer }: Pick<ReturnType<typeof fakeContext>, "answer">): (value: unknown) => void {
  let tell: (value: unknown) => void = () => {};
  answer(() => new Promise((resolve) => (tell = resolve)));
  return (value) => tell(value);
}

/** Makes a house with one hand: moves raise the turn, and at the turn `closesAt` it pays 3,000. */
export function setUp({
  open = null as ReturnType<typeof handAt> | null,
  closesAt = 3,
  storage = memoryStorage(),
} = {}) {
  const fake = fakeContext();
  let hand = open;
  const failures: unknown[] = [];
  fake.answer(({ path, body }: Asked) => {
    if (path.startsWith("/bets?")) return { bets: [], next: null };
    if (path.endsWith("/hands/open")) return { hand: hand?.payout === null ? hand : null };
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    if (path.endsWith("/hands")) {
      const moves = (body as { moves?: unknown[] }).moves ?? [];
      hand = handAt(moves.length, moves.length >= closesAt ? 3_000 : null);
    } else {
      const turn = (body as { turn: number }).turn + 1;
      hand = handAt(turn, turn >= closesAt ? 3_000 : null);
    }
    return { hand, balance: BALANCE };
  });
  const play = new HandPlay<typeof BET, Move, { turn: number }>(fake.context, "one", {
    storage,
    pause: async () => {},
  });
  const detach = play.attach();
  const sent = () => fake.asked.filter(({ path }) => path.startsWith("/hands/") || path.endsWith("/hands"));
  const phase = () => phaseOf(play.store.getState());
  return { fake, play, detach, sent, phase, failures, storage };
}
