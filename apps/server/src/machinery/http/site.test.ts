import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PLAIN, siteRoutes } from "./site.ts";

const app = fastify();
let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "site-"));
  await mkdir(join(dist, "assets"));
  for (const name of ["index.html", "verify-proof.html", "verify-proof.html.br", "assets/a-1.js", "assets/a-1.js.br"]) {
    await writeFile(join(dist, name), name);
  }
  const pages = [{ path: "/home", sources: [] }];
  await siteRoutes(app, { dist, pages, dress: PLAIN, about: async () => null });
});
afterAll(() => rm(dist, { recursive: true }));

const get = (url: string, accepted: string) => app.inject({ url, headers: { "accept-encoding": accepted } });

describe.each(["identity", "br"])("with the encoding %s", (accepted) => {
  test("a script has the policy for workers, and no headers for documents", async () => {
    const { headers } = await get("/assets/a-1.js", accepted);
    expect(headers["content-encoding"]).toBe(accepted === "br" ? "br" : undefined);
    expect(headers).toMatchObject({
      "content-security-policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers).not.toHaveProperty("x-frame-options");
  });

  test("a page for saving is an attachment, because its script may not run here", async () => {
    const { statusCode, headers } = await get("/verify-proof.html", accepted);
    expect([statusCode, headers["content-disposition"]]).toEqual([200, "attachment"]);
    expect((await get("/home", accepted)).headers).not.toHaveProperty("content-disposition");
  });
});
