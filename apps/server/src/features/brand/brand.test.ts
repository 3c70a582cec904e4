import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../../machinery/config.ts";
import { setTestClock } from "../accounts/testing.ts";
import { type Brand, openBrand } from "./brand.ts";
import { brandFolder, markOf } from "./testing.ts";

const log = pino({ level: "silent" });
const { clock, advance } = setTestClock();

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function open(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<Brand & { readonly folder: string }> {
  const folder = await brandFolder(files);
  folders.push(folder);
  return { ...(await openBrand(readConfig({ BRAND_DIR: folder }), clock, log)), folder };
}

test("without a folder everything is built in", async () => {
  const brand = await openBrand(readConfig({}), clock, log);
  expect(brand).toMatchObject({ mark: null, touchIcon: null, share: null });
  expect(await brand.texts.names()).toEqual([]);
  expect(await brand.texts.find("terms", "en")).toBeNull();
});

test("a mark's path changes with its content", async () => {
  const red = (await open({ "mark.svg": markOf("red") })).mark;
  const blue = (await open({ "mark.svg": markOf("blue") })).mark;
  expect(red?.path).toMatch(/^\/brand\/mark-[0-9a-f]{12}\.svg$/);
  expect(blue?.path).not.toBe(red?.path);
});

test("gradients, references within the file and the usual editors' namespaces are allowed in a mark", async () => {
  const mark = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">
    <style>.a{fill:url(#g)}</style><linearGradient id="g"/><use xlink:href="#p" href='#p'/><path id="p" class="a" fill="url('#g')" d="M0 0"/></svg>`;
  expect((await open({ "mark.svg": mark })).mark).not.toBeNull();
});

test.each([
  ["<script>alert(1)</script>", "a script"],
  ["<svg:script/>", "a script"],
  ['<path onload="alert(1)"/>', "an event handler"],
  ["<path/onclick=alert(1) />", "an event handler"],
  ["<foreignObject><p/></foreignObject>", "a foreign object"],
  ['<a href="javascript:alert(1)"><path/></a>', "a link"],
  ["<image href=https://elsewhere.example/x.png />", "a link"],
  ['<use xlink:href="/other.svg#x"/>', "a link"],
  ['<image href="data:image/svg+xml,%3Csvg/%3E"/>', "a link"],
  ["<style>@import 'x.css';</style>", "a file from elsewhere"],
  ['<path fill="url(https://elsewhere.example/x)"/>', "a file from elsewhere"],
])("a mark with %s stops the start", async (part, what) => {
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${part}</svg>`;
  await expect(open({ "mark.svg": mark })).rejects.toThrow(`BRAND_DIR/mark.svg holds ${what}`);
});

test.each([
  [{ "mark.svg": "a picture" }, "BRAND_DIR/mark.svg is no SVG picture"],
  [{ "mark.svg": "<svg><path/></svg>" }, "BRAND_DIR/mark.svg must have a viewBox"],
  [{ "mark.svg": `<!DOCTYPE svg [<!ENTITY a "b">]>${markOf("red")}` }, "BRAND_DIR/mark.svg holds a document type"],
  [{ "mark.svg": markOf("r".repeat(70_000)) }, "BRAND_DIR/mark.svg must have at most 65536 bytes"],
  [{ "share.png": "<svg/>" }, "BRAND_DIR/share.png is no PNG picture"],
  [{ "touch-icon.png": "<svg/>" }, "BRAND_DIR/touch-icon.png is no PNG picture"],
  [{ "touch-icon.png": "x".repeat(300_000) }, "BRAND_DIR/touch-icon.png must have at most 262144 bytes"],
  [{ "term.en.md": "# Terms" }, "BRAND_DIR holds term.en.md; its texts are named like terms.en.md"],
  [{ "terms.fr.md": "# Conditions" }, "BRAND_DIR holds terms.fr.md"],
  [{ "terms.en.md": " \n" }, "BRAND_DIR/terms.en.md is empty"],
  [{ "terms.en.md": new Uint8Array([0x54, 0xff]) }, "BRAND_DIR/terms.en.md must be text in UTF-8"],
  [{ "terms.en.md": "x".repeat(200_001) }, "BRAND_DIR/terms.en.md must have at most 200000 bytes"],
])("%s stops the start with a sentence that names it", async (files, message) => {
  await expect(open(files)).rejects.toThrow(message);
});

test("a missing folder stops the start", async () => {
  await expect(openBrand(readConfig({ BRAND_DIR: "/nowhere/at/all" }), clock, log)).rejects.toThrow(
    "BRAND_DIR must be a folder that this server can read: /nowhere/at/all",
  );
});

test("a text comes in the requested language, else in the one that it was written in", async () => {
  const { texts } = await open({
    "terms.en.md": "Our terms",
    "terms.ar.md": "شروطنا",
    "privacy.ar.md": "خصوصيتكم",
    "README.md": "for colleagues",
  });
  expect(await texts.names()).toEqual(["terms", "privacy"]);
  expect(await texts.find("terms", "ar")).toEqual({ language: "ar", markdown: "شروطنا" });
  expect(await texts.find("terms", "en")).toEqual({ language: "en", markdown: "Our terms" });
  expect(await texts.find("privacy", "en")).toEqual({ language: "ar", markdown: "خصوصيتكم" });
  expect(await texts.find("licensing", "en")).toBeNull();
});

test("an edited text is served soon, and a folder that breaks leaves the earlier texts", async () => {
  const { texts, folder } = await open({ "terms.en.md": "first" });
  await writeFile(join(folder, "terms.en.md"), "second");
  expect(await texts.find("terms", "en")).toMatchObject({ markdown: "first" });
  advance(6_000);
  expect(await texts.find("terms", "en")).toMatchObject({ markdown: "second" });
  await rm(folder, { recursive: true });
  advance(6_000);
  expect(await texts.find("terms", "en")).toMatchObject({ markdown: "second" });
});
