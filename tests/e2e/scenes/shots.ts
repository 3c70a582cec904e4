import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { runCommand, UsageError } from "../../../tools/command.ts";
import { openHouse } from "../house/server.ts";
import { CHROMIUM_ARGUMENTS, findChromium } from "../page/chromium.ts";
import { Player } from "../page/player.ts";
import { checkLook, desktopDark, type Look, lookOf, smallPhoneLight, storing } from "./looks.ts";
import type { Part, Scene } from "./scene.ts";
import { scenes } from "./scenes.ts";
import { type CutPart, writeSheet } from "./sheet.ts";

const HELP = `npm run shots -- [parts of scenes' names ...] [--width 1440] [--height 720] [--mode dark|light]
                 [--direction ltr|rtl] [--contrast bold] [--preset purple] [--layout mini] [--list]

Every page and panel in its states as players see it, into shots/, for people to look at: at 1440 px dark left to right and at
360 px light right to left (Arabic), or as the options say. "parts" takes the parts that the screens of games share, and puts them
on one page, shots/parts.html. Exits with 1 when a scene failed or the browser complained.
HOUSE_URL takes a house that is open already.`;

const folder = resolve(fileURLToPath(import.meta.url), "../../../../shots");
const cuts: CutPart[] = [];
/** Time after which late content has faded in. */
const SETTLES_MS = 700;

function parsed() {
  return parseArgs({
    allowPositionals: true,
    options: {
      width: { type: "string" },
      height: { type: "string" },
      mode: { type: "string" },
      direction: { type: "string" },
      contrast: { type: "string" },
      preset: { type: "string" },
      layout: { type: "string" },
      list: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
}

type Values = ReturnType<typeof parsed>["values"];

/** The two corners, or the one that the options name. */
function chosenLooks({ width, height, mode, direction, contrast, preset, layout }: Values): readonly Look[] {
  const extras = { themeContrast: contrast, themeColorPresets: preset, themeLayout: layout };
  const given = Object.fromEntries(Object.entries(extras).filter(([, value]) => value !== undefined));
  const named = [contrast, preset, layout].filter((value) => value !== undefined).map((value) => `-${value}`);
  const changed = (look: Look): Look => ({
    ...look,
    name: look.name + named.join(""),
    settings: { ...look.settings, ...given },
  });
  if ([width, height, mode, direction].every((value) => value === undefined)) {
    return [desktopDark, smallPhoneLight].map(changed);
  }
  const look = lookOf(Number(width ?? 1440), mode === "light" ? mode : "dark", direction === "rtl" ? direction : "ltr");
  if (height === undefined) return [changed(look)];
  const viewport = { ...look.viewport, height: Number(height) };
  return [changed({ ...look, name: `${look.name}-${height}-high`, viewport })];
}

async function main(): Promise<void> {
  const { values, positionals } = parsed();
  if (values.help) return console.log(HELP);
  checkLook(values);
  const isChosen = ({ name }: Scene) => positionals.length === 0 || positionals.some((part) => name.includes(part));
  const chosen = scenes.filter(isChosen);
  if (chosen.length === 0) throw new UsageError(`no scene is called ${positionals.join(" or ")}; --list names them`);
  if (values.list) return console.log(chosen.map(({ name }) => name).join("\n"));
  await mkdir(folder, { recursive: true });
  const house = await openHouse({ SIGN_INS_PER_MINUTE: "100000" }, "known");
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
  try {
    for (const look of chosenLooks(values)) {
      const { width } = look.viewport;
      for (const scene of chosen) if (width >= (scene.from ?? 0)) await shoot(browser, house.url, look, scene);
    }
    if (cuts.length > 0) await writeSheet(`${folder}/parts.html`, cuts);
  } finally {
    await browser.close();
    await house.close();
  }
}

async function shoot(browser: Browser, baseURL: string, look: Look, scene: Scene): Promise<void> {
  const { viewport } = look;
  const context = await browser.newContext({ baseURL, viewport, hasTouch: viewport.width < 900 });
  const heard = listen(context, scene);
  await context.addInitScript(storing({ ...look, settings: { ...look.settings, ...scene.settings } }));
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const name = `${scene.name}-${look.name}`;
  try {
    const player = scene.visitor ? null : await Player.register(context.request);
    await scene.show(page, player);
    await page.waitForTimeout(SETTLES_MS);
    if (scene.parts === undefined) {
      await page.screenshot({ path: `${folder}/${name}.png`, fullPage: scene.whole ?? false });
    } else await cut(page, look, scene.parts);
    console.log(name);
  } catch (error) {
    await page.screenshot({ path: `${folder}/FAILED-${name}.png` }).catch(() => null);
    heard.push(error instanceof Error ? error.message : String(error));
  } finally {
    await context.close();
  }
  if (heard.length === 0) return;
  console.error(`${name}: ${heard.join("\n")}`);
  process.exitCode = 1;
}

async function cut(page: Page, look: Look, parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    if (look.viewport.width < (part.from ?? 0)) continue;
    const file = `part-${part.name}-${look.name}.png`;
    const element = page.locator(part.at).first();
    // An element that is redrawn meanwhile is looked up again.
    await expect(() => element.screenshot({ path: `${folder}/${file}` })).toPass({ timeout: 60_000 });
    cuts.push({ part, look: look.name, file });
  }
}

/** Collects the browser's complaints while the scene plays, except those that the scene provokes. */
function listen(context: BrowserContext, { provokes }: Scene): string[] {
  const heard: string[] = [];
  const note = (text: string) => {
    if (provokes?.test(text) !== true) heard.push(text);
  };
  context.on("weberror", (thrown) => note(thrown.error().stack ?? thrown.error().message));
  context.on("console", (message) => {
    if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
  });
  return heard;
}

await runCommand(main);
