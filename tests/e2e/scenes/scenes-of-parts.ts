import type { Page } from "@playwright/test";
import { looksOfGames } from "./looks-of-games.ts";
import { open, type Part, playButton, type Scene, seeAll } from "./scene.ts";
import { scenesOfPages } from "./scenes-of-pages.ts";

const known = [...scenesOfPages, ...looksOfGames.flatMap(({ scenes }) => scenes)];

/** Makes a scene from the parts that a scene of a page or game shows. */
function partsOf(name: string, parts: readonly Part[]): Scene {
  const scene = known.find((other) => other.name === name);
  if (scene === undefined) throw new Error(`no scene is called ${name}`);
  return { ...scene, name: `parts-of-${name}`, passing: true, parts };
}

const PANEL = "section[data-compact]";
const STAGE = "[data-stage]";
const CARD = "[data-floating-card]";
const FIELD = `${PANEL} div:has(> input:not([type=radio]))`;
/** Radio buttons in the rack; the switch between manual and auto has other ones. */
const CHIP = "input[type=radio] ~ svg";
const COUNTDOWN = `${STAGE} div:has(> svg circle[stroke-dasharray])`;

/** Waits for the start of a betting that has all of its seconds left. */
async function openBetting(page: Page): Promise<void> {
  await open(page, "/game/crash");
  await page.locator(COUNTDOWN).waitFor({ state: "detached", timeout: 60_000 });
  await page.locator(COUNTDOWN).waitFor({ timeout: 240_000 });
}

/**
 * Each part that screens of games share, in a game that uses it. `npm run shots -- parts` cuts them out and puts them
 * on one page, `shots/parts.html`.
 */
export const scenesOfParts: readonly Scene[] = [
  partsOf("mines-idle", [
    { name: "bet-panel", code: "hand/hand-panel.tsx", at: PANEL },
    { name: "amount-field", code: "amount-field.tsx", at: FIELD },
    { name: "game-bar", code: "game-bar.tsx", at: "[role=toolbar]" },
  ]),
  partsOf("mines-open", [
    { name: "ladder", code: "hand/hand-ladder.tsx", at: `${PANEL} table`, from: 900 },
    { name: "cash-out", code: "hand/hand-panel.tsx", at: playButton },
  ]),
  partsOf("mines-won", [{ name: "win", code: "packages/ui/src/game/win-overlay.tsx", at: STAGE }]),
  partsOf("mines-auto", [{ name: "automatic-bets", code: "auto-fields.tsx", at: PANEL }]),
  partsOf("hilo-idle", [{ name: "card-and-shoe", code: "cards/playing-card.tsx, cards/shoe.tsx", at: ".hilo-table" }]),
  partsOf("hilo-turning", [{ name: "card-dealt-and-turning", code: "cards/cards.css", at: ".hilo-table" }]),
  partsOf("hilo-open", [{ name: "cards-in-a-row", code: "cards/card-face.tsx", at: ".hilo-ladder" }]),
  partsOf("hilo-four-colours", [{ name: "cards-in-four-colours", code: "cards/cards.css", at: ".hilo-ladder" }]),
  {
    name: "parts-of-countdown",
    passing: true,
    parts: [{ name: "countdown", code: "live/countdown.tsx", at: COUNTDOWN }],
    show: openBetting,
  },
  {
    name: "parts-of-betting",
    passing: true,
    parts: [
      { name: "players", code: "live/players.tsx", at: "main section[aria-label]:has(> ul)" },
      { name: "own-ticket", code: "live/bet-button.tsx", at: playButton },
      { name: "result-chips", code: "live/past/round-chips.tsx", at: "div:has(> div > ol[aria-label])" },
      { name: "target-field", code: "target-field.tsx", at: `${FIELD} >> nth=1` },
    ],
    async show(page) {
      await openBetting(page);
      await page.locator(playButton).click();
    },
  },
  partsOf("roulette-chips", [
    { name: "rack", code: "packages/ui/src/game/chip-rack.tsx", at: `fieldset:has(${CHIP})` },
    {
      name: "chip-actions",
      code: "chips/chip-actions.tsx",
      at: "div:has(> button .lucide-undo2, > button .lucide-undo-2)",
    },
    { name: "cloth", code: "chips/chip-spots.tsx, chips/chip-stack.tsx", at: "div:has(> .chip-stack)" },
  ]),
  partsOf("roulette-result", [{ name: "cloth-settled", code: "chips/chip-stack.tsx", at: "div:has(> .chip-stack)" }]),
  partsOf("baccarat-roads", [{ name: "roads", code: "roads/road-board.tsx", at: "div:has(> .road-board)", from: 900 }]),
  partsOf("baccarat-2-shoe", [
    { name: "derived-roads", code: "roads/derived-board.tsx", at: ".scoreboard", from: 900 },
  ]),
  partsOf("crash-ticket", [{ name: "flight", code: "flight/flight-scene.tsx", at: STAGE }]),
  partsOf("hilo-2-chips", [{ name: "field-cloth", code: "chips/field-cloth.tsx", at: ".field-cloth" }]),
  partsOf("slide-sliding", [{ name: "reveal", code: "live/use-reveal.ts", at: STAGE }]),
  {
    name: "parts-of-keys",
    passing: true,
    from: 900,
    parts: [
      { name: "hotkeys-card", code: "hotkeys-card.tsx", at: CARD },
      { name: "hotkey-hint", code: "hotkey-hint.tsx", at: `${PANEL} > :last-child` },
    ],
    async show(page) {
      await page.addInitScript(`localStorage.setItem("gameSettings", '{"showHotkeyPanel":true}')`);
      // The page saves the setting in a request that outlives it, so Playwright never sees the page idle.
      await page.goto("/game/mine");
      await page.locator(CARD).waitFor();
    },
  },
  {
    name: "parts-of-rules",
    passing: true,
    parts: [{ name: "rules", code: "game-about.tsx, pay-table.tsx", at: "div:has(> div > p.col-span-full + section)" }],
    async show(page) {
      await open(page, "/game/hilo1");
      await seeAll(page);
    },
  },
  partsOf("bet", [{ name: "settled-bet", code: "bet-figure.tsx", at: "figure" }]),
];
