import type { Job } from "@fairhouse/platform/every.ts";
import { readMoves } from "@fairhouse/play/commit/bet-store.ts";
import { HandHost } from "@fairhouse/play/hand/hand-host.ts";
import { giveBackHands } from "@fairhouse/play/restore/give-back-hands.ts";
import type { PlayKind } from "../kind.ts";
import { readSoloProof } from "../solo-proof.ts";
import { startAbandonedJob } from "./abandoned-job.ts";
import { openHandsSql } from "./open-hands.ts";
import { handRoutes } from "./routes.ts";

export const handKind: PlayKind = {
  open(house, parts) {
    const hands = new HandHost({ ...parts, random: house.random });
    let abandoned: Job | null = null;
    return {
      routes: (app) => handRoutes(app, parts, hands),
      async begin() {
        abandoned = startAbandonedJob(house, { pool: parts.pool, hands });
      },
      finish: async () => abandoned?.stop(),
    };
  },
  async proof({ pool }, bet, own) {
    const proof = await readSoloProof(pool, bet, own);
    // The moves of an open hand show what was found: only its player sees them, as part of the hand.
    const moves = bet.settled_at !== null ? await readMoves(pool, bet.id) : [];
    return { proof, moves: [...moves] };
  },
  openBets: openHandsSql,
  giveBack: ({ pool, commit }) => giveBackHands(pool, commit),
};
