import type { PlayerState } from "@fairhouse/play/commit/player.ts";

const none = { day: 0, week: 0, month: 0 };
const unlimited = { day: null, week: null, month: null };

/** A confirmed adult without limits who has not played, with the given facts; drawing from the seed is an error. */
export function playerState(facts: Partial<PlayerState> = {}): PlayerState {
  return {
    id: "ada",
    version: 1,
    account: { account: 1, balance: 5_000, entries: 1 },
    currency: "PLAY",
    name: null,
    avatar: "",
    role: "player",
    simulated: false,
    adult: true,
    banned: false,
    excludedUntil: null,
    seed: {
      id: "seed",
      clientSeed: "client",
      stream: () => {
        throw new Error("nothing is drawn");
      },
    },
    nonce: 0,
    wagerLimits: unlimited,
    lossLimits: unlimited,
    spending: { on: "2026-01-01", wagered: none, returned: none },
    hands: null,
    recent: null,
    waiting: null,
    ...facts,
  };
}
