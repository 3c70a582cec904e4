import { z } from "zod";
import { createAttempts } from "../../machinery/http/attempts.ts";
import { fileOf } from "../../machinery/http/docs.ts";
import { AppError } from "../../machinery/http/errors.ts";
import { addressKey } from "../../machinery/http/limit.ts";
import { Window } from "../../machinery/http/window.ts";
import type { StartFeature } from "../../parts.ts";
import { aboutBet } from "./about-bet.ts";
import { PictureCache } from "./picture-cache.ts";
import { Rasteriser } from "./rasteriser.ts";
import { drawSharedBet, findSharedBet } from "./shared-bets.ts";

/** New pictures that an address may make in a quarter of an hour; cached ones cost nothing. */
const MOST_NEW_PICTURES = 120;
/** A picture changes if its player hides or is renamed: caches elsewhere forget it within this time. */
const KEPT_BY_OTHERS = "public, max-age=600";

/** The public face of a shared bet: a picture, and the head of the bet's page. */
export const startSharing: StartFeature = async (house) => {
  const rasteriser = new Rasteriser();
  const pictures = new PictureCache((svg, address) => rasteriser.toPng(svg, address));
  const attempts = createAttempts(house.clock);
  const lookUps = new Window({ max: house.config.limits.readsPerSecond, windowMs: 1000 }, house.clock);

  return {
    routes(app) {
      app.get(
        "/api/bets/:id/picture.png",
        {
          onRequest: app.limit("reads"),
          config: { refuses: ["not_found"] },
          schema: {
            tags: ["bets"],
            summary: "A picture of a bet that is over and whose player does not hide, 1200 × 630 pixels",
            params: z.object({ id: z.uuid().toLowerCase() }),
            response: { 200: fileOf("image/png"), 304: z.null().describe("It is as it was") },
          },
        },
        async (request, reply) => {
          const shared = await findSharedBet(house, request.params.id);
          if (shared === null) throw new AppError("not_found");
          const address = addressKey(request.ip);
          const { png, etag } = await pictures.pictureOf(await drawSharedBet(house, shared), address, () =>
            attempts.demand(address, MOST_NEW_PICTURES),
          );
          reply.header("cache-control", KEPT_BY_OTHERS).header("etag", etag);
          if (request.headers["if-none-match"] === etag) return reply.code(304).send(null);
          return reply.type("image/png").send(png);
        },
      );
    },
    async pageAbout(path, address) {
      const [, id] = /^\/bet\/([0-9a-f-]{36})\/?$/i.exec(path) ?? [];
      // A client that asks too often gets the page as it is for everything else.
      if (!z.uuid().safeParse(id).success || id === undefined || !lookUps.take(addressKey(address))) return null;
      const shared = await findSharedBet(house, id.toLowerCase());
      return shared && aboutBet(house.config, shared);
    },
    close: () => rasteriser.close(),
  };
};
