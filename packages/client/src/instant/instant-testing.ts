import { BALANCE, fakeContext, memoryStorage, settled } from "../testing.ts";
import { InstantPlay } from "./instant.ts";

export const BET = { chips: [{ on: "red", amount: 2_000 }] };
export const PLACED = {
  bet: { id: "b1", bet: BET, stake: 2_000, payout: 4_000, outcome: { pocket: 32 }, ended: "settled" as const },
  nonce: 0,
  balance: BALANCE,
};

/** Sets up a game of instant bets whose answers a test gives. */
export function setUp(storage = memoryStorage(), byHand = false) {
  const fake = fakeContext();
  const lists = () => ({ bets: [], next: null });
  let answer: (value: unknown) => void = () => {};
  let reject: (value: unknown) => void = () => {};
  fake.answer(({ path }) =>
    path.startsWith("/bets?")
      ? lists()
      : new Promise((yes, no) => {
          answer = yes;
          reject = no;
        }),
  );
  const play = new InstantPlay<typeof BET, { pocket: number }>(fake.context, "three", {
    storage,
    byHand,
    pause: async () => {},
  });
  const detach = play.attach();
  const sent = () => fake.asked.filter(({ path }) => path.endsWith("/bets"));
  return {
    fake,
    play,
    detach,
    storage,
    sent,
    answer: async (value: unknown) => {
      answer(value);
      await settled();
    },
    reject: async (value: unknown) => {
      reject(value);
      await settled();
    },
  };
}
