import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkout, readConfig } from "../../machinery/config.ts";
import type { Brand } from "./brand.ts";
import { brandedPage, manifestOf } from "./page.ts";

const template = await readFile(join(checkout, "apps/web/index.html"), "utf8");
const none = { mark: null, touchIcon: null, share: null };
const mark = { path: "/brand/mark-0123456789ab.svg", type: "image/svg+xml", bytes: Buffer.from("<svg/>") };
const touchIcon = { path: "/brand/touch-icon-0123456789ab.png", type: "image/png", bytes: Buffer.from("") };
const share = { path: "/brand/share-0123456789ab.png", type: "image/png", bytes: Buffer.from("") };

test("a house without configuration keeps its name, mark and blue", () => {
  const html = brandedPage(template, readConfig({}), none);
  expect(html).toContain("<title>Fairhouse</title>");
  expect(html).toContain('<link rel="icon" href="/mark.svg"');
  expect(html).toMatch(/<html[^>]* data-preset="blue"/);
  expect(html).not.toMatch(/data-accent|<style/);
});

test("name, description and mark are in the head, for the page, search engines and shared links", () => {
  const config = readConfig({
    HOUSE_NAME: "Golden Owl",
    HOUSE_DESCRIPTION: "Play.",
    PUBLIC_URL: "https://owl.example",
  });
  const html = brandedPage(template, config, { ...none, mark, share });
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain("<title>Golden Owl</title>");
  expect(html.match(/name="description"/g)).toHaveLength(1);
  expect(html).toContain('<meta property="og:title" content="Golden Owl" />');
  expect(html).toContain('<meta property="og:image" content="https://owl.example/brand/share-0123456789ab.png" />');
  expect(html).toContain('<link rel="icon" href="/brand/mark-0123456789ab.svg"');
  expect(html).toContain('svg[data-mark]{background:url("/brand/mark-0123456789ab.svg")');
  expect(html).not.toContain("Fairhouse");
});

test("home screens that show no SVG get a picture of the mark that the house has, and of no other", () => {
  const touchIconOf = (brand: Partial<Pick<Brand, "mark" | "touchIcon">>) =>
    /rel="apple-touch-icon" href="([^"]*)"/.exec(brandedPage(template, readConfig({}), { ...none, ...brand }))?.[1];
  expect(touchIconOf({})).toBe("/touch-icon.png");
  expect(touchIconOf({ mark })).toBeUndefined();
  expect(touchIconOf({ mark, touchIcon })).toBe(touchIcon.path);
});

test("the built-in picture for home screens is as iOS requires: 180 × 180 pixels, and fully opaque", async () => {
  const png = await readFile(join(checkout, "apps/web/public/touch-icon.png"));
  // Width, height, bits and colour type stand in the header; type 2 is RGB without transparency.
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([180, 180, 8, 2]);
});

test("the accent is the preset `default`, and the first that visitors see", () => {
  const html = brandedPage(template, readConfig({ HOUSE_ACCENT: "#E91E63" }), none);
  expect(html).toMatch(/<html[^>]* data-preset="default"[^>]* data-accent="default">/);
  expect(html).toContain(':root[data-mode="light"][data-preset="default"]{--accent:#e91e63;');
  // After every style sheet of the build, so that the same specificity suffices.
  expect(html.indexOf("<style>")).toBeGreaterThan(html.indexOf("<script"));
});

const hostile = ["</title><script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "A & B's $& $' `x`", "--><b>"];

test.each(hostile)("%s as a name stays text", (name) => {
  const config = readConfig({ HOUSE_NAME: name, HOUSE_DESCRIPTION: name });
  const html = brandedPage(template, config, none);
  const plain = brandedPage(template, readConfig({ HOUSE_NAME: "x", HOUSE_DESCRIPTION: "x" }), none);
  // As many tags as with a harmless name, and the decoded entities give back the very name.
  expect(html.match(/[<>]/g)).toHaveLength(plain.match(/[<>]/g)?.length ?? 0);
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  expect(decoded(title)).toBe(name);
  expect(decoded(/name="description" content="([^"]*)"/.exec(html)?.[1] ?? "")).toBe(name);
  expect(JSON.parse(manifestOf(config, none))).toMatchObject({ name, short_name: name, description: name });
});

function decoded(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
