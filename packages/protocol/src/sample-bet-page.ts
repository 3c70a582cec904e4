import type { BetPage } from "./play.ts";

type Bet = BetPage["bet"];
type RoundProof = Extract<BetPage["proof"], { readonly book: unknown }>;

/** Makes the public page of a settled bet for tests: a test gives what matters to it, the rest is made up. */
export function sampleBetPage(bet: Partial<Bet> & Pick<Bet, "game" | "kind">, proof?: BetPage["proof"]): BetPage {
  return {
    bet: {
      id: "5b0f0c9e-3f5b-4c1c-9a49-3f8f6f1c2d10",
      gameVersion: 1,
      player: "ada",
      avatar: "ada",
      simulated: false,
      currencyId: "coin",
      stake: 1_000,
      payout: 0,
      bet: {},
      outcome: null,
      round: null,
      ended: "settled",
      leftAt: null,
      createdAt: "2026-01-01T00:00:00Z",
      settledAt: "2026-01-01T00:01:00Z",
      ...bet,
    },
    own: false,
    proof: proof ?? { seeding: "solo", serverSeedHash: "", serverSeed: null, clientSeed: "", nonce: 0 },
    moves: [],
  };
}

/** Makes the proof of a round with this outcome and this book, for tests. */
export function sampleRoundProof(outcome: unknown, book: RoundProof["book"] = []): RoundProof {
  return {
    seeding: "all-bettors",
    table: "some",
    round: 7,
    roundId: "5b0f0c9e-3f5b-4c1c-9a49-3f8f6f1c2d11",
    closesAt: null,
    terminalHash: "",
    salt: "",
    saltFacts: { publishedAt: "2026-01-01T00:00:00Z", openedAt: null, announcement: null },
    index: 1,
    link: "",
    outcome,
    carry: null,
    seeds: [],
    book,
    interrupted: false,
    voided: false,
  };
}
