import { houseText, houseTextName, houseTextQuery } from "@fairhouse/protocol/brand.ts";
import { z } from "zod";
import type { Config } from "../../machinery/config.ts";
import { AppError } from "../../machinery/http/errors.ts";
import type { AppInstance } from "../../machinery/http/instance.ts";
import type { SiteDress } from "../../machinery/http/site.ts";
import type { Brand } from "./brand.ts";
import { brandedPage, manifestOf } from "./page.ts";

/** `GET /api/house/texts/:name`: a text of the operator's, as Markdown. */
export function textRoutes(app: AppInstance, brand: Brand): void {
  app.get(
    "/api/house/texts/:name",
    {
      onRequest: app.limit("reads"),
      config: { refuses: ["not_found"] },
      schema: {
        tags: ["house"],
        summary: "A text that the operator of this house has written, as Markdown",
        params: z.object({ name: houseTextName }),
        querystring: houseTextQuery,
        response: { 200: houseText },
      },
    },
    async (request) => {
      const text = await brand.texts.find(request.params.name, request.query.language);
      if (text === null) throw new AppError("not_found");
      return text;
    },
  );
}

/** Brands the built site with the operator's name, mark and accent. */
export function siteDress(config: Config, brand: Brand): SiteDress {
  return {
    page: (html, about) => brandedPage(html, config, brand, about),
    routes: (site) => pictureRoutes(site, config, brand),
  };
}

/** Serves manifest and pictures. Their paths change with their content, so browsers may cache them. */
function pictureRoutes(app: AppInstance, config: Config, brand: Brand): void {
  const manifest = manifestOf(config, brand);
  app.get("/site.webmanifest", { schema: { hide: true } }, (_request, reply) =>
    reply.header("cache-control", "no-cache").type("application/manifest+json").send(manifest),
  );
  for (const picture of [brand.mark, brand.touchIcon, brand.share]) {
    if (picture === null) continue;
    app.get(picture.path, { schema: { hide: true } }, (_request, reply) =>
      reply
        .header("cache-control", "public, max-age=31536000, immutable")
        // An SVG file opened by itself is a document: it may draw, and nothing else.
        .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
        .header("x-content-type-options", "nosniff")
        .type(picture.type)
        .send(picture.bytes),
    );
  }
}
