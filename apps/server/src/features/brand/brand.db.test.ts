import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { type House, startHouse } from "../../house.ts";
import { checkout, readConfig } from "../../machinery/config.ts";
import { testConfig } from "../../testing.ts";
import { startBrand } from "./start.ts";
import { brandFolder, markOf } from "./testing.ts";

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

let database: TestDatabase;
let house: House;
let site: string;
let folder: string;

beforeAll(async () => {
  database = await freshDatabase();
  site = await mkdtemp(join(tmpdir(), "site-"));
  await writeFile(join(site, "index.html"), await readFile(join(checkout, "apps/web/index.html")));
  await writeFile(join(site, "site.webmanifest"), '{"name":"Fairhouse"}');
  folder = await brandFolder({ "mark.svg": markOf("green"), "touch-icon.png": PNG, "terms.en.md": "# Ours" });
  const { accents, brandDir, social } = readConfig({
    HOUSE_ACCENT: "#e91e63",
    BRAND_DIR: folder,
    SOCIAL_LINKS: "facebook=https://f.example/owl",
  });
  const config = {
    databaseUrl: database.url,
    houseName: "Golden Owl",
    accents,
    brandDir,
    social,
    supportEmail: "desk@owl.example",
  };
  house = await startHouse(testConfig(config), { site, features: [startBrand] });
});
afterAll(async () => {
  await house.close();
  await database.drop();
  for (const path of [site, folder]) await rm(path, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => house.app.inject({ url, headers });

test("every page is branded, compressed or not, under an unchanged policy", async () => {
  const page = await get("/home");
  expect(page.body).toContain("<title>Golden Owl</title>");
  expect(page.body).toContain("--accent:#e91e63");
  // The brand needs no script of its own, so no further script is allowed.
  expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
  expect((await get("/nowhere")).body).toContain("<title>Golden Owl</title>");
  const small = await get("/home", { "accept-encoding": "br" });
  expect(small.headers["content-encoding"]).toBe("br");
});

test("manifest and mark are the operator's; the mark may be cached for ever and may do nothing", async () => {
  const manifest = (await get("/site.webmanifest")).json();
  expect(manifest.name).toBe("Golden Owl");
  const mark = await get(manifest.icons[0].src);
  expect(mark.body).toBe(markOf("green"));
  expect(mark.headers).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(/^default-src 'none';.*sandbox$/),
  });
  expect((await get("/brand/mark-000000000000.svg")).statusCode).toBe(404);
  expect((await get("/brand/../terms.en.md")).body).not.toContain("# Ours");
});

test("the picture for home screens is the operator's too", async () => {
  const path = /rel="apple-touch-icon" href="([^"]*)"/.exec((await get("/home")).body)?.[1] ?? "";
  const picture = await get(path);
  expect(picture.headers["content-type"]).toBe("image/png");
  expect(picture.rawPayload).toEqual(PNG);
});

test("the house tells its name, its social links, and which texts are its operator's", async () => {
  expect((await get("/api/house")).json()).toMatchObject({
    name: "Golden Owl",
    brand: {
      social: { facebook: "https://f.example/owl" },
      supportEmail: "desk@owl.example",
      sendsMail: true,
      texts: ["terms"],
    },
  });
  expect((await get("/api/house/texts/terms?language=ar")).json()).toEqual({ language: "en", markdown: "# Ours" });
  expect((await get("/api/house/texts/privacy")).statusCode).toBe(404);
  expect((await get("/api/house/texts/..%2Fmark.svg")).statusCode).toBe(400);
  expect((await get("/api/house/texts/terms?language=fr")).statusCode).toBe(400);
});

test("an unusable folder stops the start before a database is touched", async () => {
  const broken = await brandFolder({ "terms.xx.md": "?" });
  const start = startHouse(testConfig({ databaseUrl: "postgres://nobody@127.0.0.1:1/none", brandDir: broken }), {
    site: null,
  });
  await expect(start).rejects.toThrow("BRAND_DIR holds terms.xx.md");
  await rm(broken, { recursive: true });
});
