import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "./chromium.ts";
import { desktopDark, type Look, phoneLight, smallPhoneLight, storing } from "./looks.ts";
import { Player } from "./player.ts";
import { type Scene, scenes } from "./scenes.ts";
import { makeDataDir, removeDataDir, startServer } from "./server.ts";

const folder = resolve(fileURLToPath(import.meta.url), "../../../shots");
const looks: readonly Look[] = [desktopDark, phoneLight, smallPhoneLight];

/** `npm run shots -- [part of a scene's name]`: every page as players see it, into `shots/`, for people to look at. */
async function main(): Promise<void> {
  const wanted = process.argv[2] ?? "";
  const chosen = scenes.filter(({ name }) => name.includes(wanted));
  await mkdir(folder, { recursive: true });
  const house = await openHouse();
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
  try {
    for (const look of looks) for (const scene of chosen) await shoot(browser, house.url, look, scene);
  } finally {
    await browser.close();
    await house.close();
  }
}

/** A house of its own, or the one at HOUSE_URL. */
async function openHouse() {
  const given = process.env.HOUSE_URL;
  if (given !== undefined) return { url: given, close: async () => {} };
  const dataDir = await makeDataDir();
  const server = await startServer(dataDir, { SIGN_INS_PER_MINUTE: "100000" });
  const close = async () => {
    await server.stop();
    await removeDataDir(dataDir);
  };
  return { url: server.url, close };
}

async function shoot(browser: Browser, baseURL: string, look: Look, scene: Scene): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: look.viewport, hasTouch: look !== desktopDark });
  await context.addInitScript(storing(look));
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  try {
    const player = scene.visitor ? null : await Player.register(context.request);
    await scene.show(page, player);
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${folder}/${scene.name}-${look.name}.png`, fullPage: scene.whole ?? false });
    console.log(`${scene.name} ${look.name}`);
  } catch (error) {
    await page.screenshot({ path: `${folder}/FAILED-${scene.name}-${look.name}.png` });
    console.error(`${scene.name} ${look.name}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

await main();
