import { roundNamed } from "@fairhouse/protocol/round-name.ts";
import { z } from "zod";
import { createAttempts } from "../../machinery/http/attempts.ts";
import { fileOf } from "../../machinery/http/docs.ts";
import { AppError } from "../../machinery/http/errors.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";
import { addressKey } from "../../machinery/http/limit.ts";
import { Window } from "../../machinery/http/window.ts";
import type { StartFeature } from "../../parts.ts";
import { aboutBet, aboutRound } from "./about.ts";
import { PictureCache } from "./picture-cache.ts";
import { Rasteriser } from "./rasteriser.ts";
import { drawSharedBet, findSharedBet } from "./shared-bets.ts";
import { drawSharedRound, findSharedRound } from "./shared-rounds.ts";

const BET_PICTURE = {
  path: "/api/bets/:id/picture.png",
  tags: ["bets"],
  summary: "A picture of a bet that is over and whose player does not hide, 1200 × 630 pixels",
};
const ROUND_PICTURE = {
  path: "/api/rounds/:id/picture.png",
  tags: ["tables"],
  summary: "A picture of a round that is over, 1200 × 630 pixels",
};
/** Bets of guests are known to their browsers alone. */
const GUEST_BET = "guest-";
/** New pictures that an address may make in a quarter of an hour; cached ones cost nothing. */
const MOST_NEW_PICTURES = 120;
/** A picture changes if its player hides or is renamed: caches elsewhere forget it within this time. */
const KEPT_BY_OTHERS = "public, max-age=600";

/** The public faces of shared bets and rounds: a picture, and the head of the page. */
export const startSharing: StartFeature = async (house) => {
  const rasteriser = new Rasteriser();
  const pictures = new PictureCache((svg, address) => rasteriser.toPng(svg, address));
  const attempts = createAttempts(house.clock);
  const lookUps = new Window({ max: house.config.limits.readsPerSecond, windowMs: 1000 }, house.clock);

  /** Serves the picture of what `draw` draws by the id in its path; null from `draw` for a thing that has none. */
  const pictureRoute = (app: AppInstance, { path, ...about }: PictureRoute, draw: Draw) =>
    app.get(
      path,
      {
        onRequest: app.limit("reads"),
        config: { refuses: ["not_found"] },
        schema: {
          ...about,
          params: z.object({ id: z.uuid().toLowerCase() }),
          response: { 200: fileOf("image/png"), 304: z.null().describe("It is as it was") },
        },
      },
      async (request, reply) => {
        const svg = await draw(request.params.id);
        if (svg === null) throw new AppError("not_found");
        const address = addressKey(request.ip);
        const { png, etag } = await pictures.pictureOf(svg, address, () => attempts.demand(address, MOST_NEW_PICTURES));
        reply.header("cache-control", KEPT_BY_OTHERS).header("etag", etag);
        if (request.headers["if-none-match"] === etag) return reply.code(304).send(null);
        return reply.type("image/png").send(png);
      },
    );

  return {
    routes(app) {
      pictureRoute(app, BET_PICTURE, async (id) => {
        const shared = await findSharedBet(house, id);
        return isShared(shared) ? drawSharedBet(house, shared) : null;
      });
      pictureRoute(app, ROUND_PICTURE, async (id) => {
        const shared = await findSharedRound(house, { id });
        return isShared(shared) ? drawSharedRound(house, shared) : null;
      });
    },
    async pageAbout(path, address) {
      const [, kind, segment = ""] = /^\/(bet|round)\/([^/]+)\/?$/.exec(path) ?? [];
      if (kind === undefined) return null;
      const name = kind === "bet" ? betNamed(segment) : roundNamed(segment);
      if (name === null) return "missing";
      // A client that asks too often gets the page as it is for everything else.
      if (name === GUEST_BET || !lookUps.take(addressKey(address))) return null;
      if (typeof name === "string") {
        const shared = await findSharedBet(house, name);
        return isShared(shared) ? aboutBet(house.config, shared) : shared;
      }
      const shared = await findSharedRound(house, name);
      return isShared(shared) ? aboutRound(house.config, shared) : shared;
    },
    close: () => rasteriser.close(),
  };
};

type PictureRoute = typeof BET_PICTURE;

/** Returns the picture of a thing as SVG; null if it is not shown to the world. */
type Draw = (id: string) => Promise<string | null>;

function isShared<Shared extends object>(found: Shared | "missing" | null): found is Shared {
  return found !== null && found !== "missing";
}

/** Parses the last segment of the path of a bet's page; null for what no bet is called. */
function betNamed(segment: string): string | null {
  const id = segment.toLowerCase();
  if (id.startsWith(GUEST_BET)) return GUEST_BET;
  return z.uuid().safeParse(id).success ? id : null;
}
