import type { SeedHost } from "@fairhouse/play/seed/seed-host.ts";
import { seeds } from "@fairhouse/protocol/fairness.ts";
import { clientSeedBody, rotateBody } from "@fairhouse/protocol/seed-requests.ts";
import { playerOf } from "../../machinery/http/authenticate.ts";
import { AppError } from "../../machinery/http/errors.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";
import { answerOf } from "./refusals.ts";

const tags = ["fairness"];

/** A player's own seed pairs: commitments, revealed seeds, and the change from one to the next. */
export function seedRoutes(app: AppInstance, host: SeedHost): void {
  app.get(
    "/api/fairness/seeds",
    {
      onRequest: [app.authenticate, app.limit("reads")],
      config: { refuses: ["not_found"] },
      schema: {
        tags,
        summary: "The player's active seed pair, the next commitment, the last reveal",
        response: { 200: seeds },
      },
    },
    async (request) => {
      const found = await host.seeds(playerOf(request).id);
      if (found === null) throw new AppError("not_found");
      return { ...found, openHands: [...found.openHands] };
    },
  );
  app.post(
    "/api/fairness/client-seed",
    {
      onRequest: [app.authenticate, app.limit("writes")],
      config: { refuses: ["not_found", "seed_in_use"] },
      schema: {
        tags,
        summary: "Answer a new account's commitment with the player's own client seed, before the first bet",
        body: clientSeedBody,
        response: { 200: seeds },
      },
    },
    async (request) => {
      const { clientSeed, serverSeedHash } = request.body;
      const chosen = answerOf(await host.choose(playerOf(request).id, clientSeed, serverSeedHash));
      return { ...chosen, openHands: [...chosen.openHands] };
    },
  );
  app.post(
    "/api/fairness/rotate",
    {
      onRequest: [app.authenticate, app.limit("writes")],
      config: { refuses: ["not_found", "hand_open"] },
      schema: {
        tags,
        summary: "Reveal the active server seed and start the next pair with this client seed",
        body: rotateBody,
        response: { 200: seeds },
      },
    },
    async (request) => {
      const rotated = answerOf(await host.rotate(playerOf(request).id, request.body.clientSeed));
      return { ...rotated, openHands: [...rotated.openHands] };
    },
  );
}
