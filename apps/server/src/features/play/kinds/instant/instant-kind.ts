import { InstantHost } from "@fairhouse/play/instant-host.ts";
import type { PlayKind } from "../kind.ts";
import { readSoloProof } from "../solo-proof.ts";
import { betRoute } from "./routes.ts";

export const instantKind: PlayKind = {
  open({ random }, parts) {
    const host = new InstantHost({ ...parts, random });
    return { routes: (app) => betRoute(app, parts, host) };
  },
  proof: async ({ pool }, bet, own) => ({ proof: await readSoloProof(pool, bet, own), moves: [] }),
  openBets: null,
  giveBack: null,
};
