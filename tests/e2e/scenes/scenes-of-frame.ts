import { someFlight, someHand } from "@fairhouse/games/samples.ts";
import type { Page } from "@playwright/test";
import { arrived, open, playSome, type Scene } from "./scene.ts";

const playersPanels = ["wallet", "promotions", "profile"];
const everybodysPanels = ["terms", "privacy", "support", "licensing"];
const header = (page: Page) => page.getByRole("banner");

async function search(page: Page, query: string): Promise<void> {
  await open(page, "/home");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill(query);
}

/** Elements around the pages, or opened over them. */
export const scenesOfFrame: readonly Scene[] = [
  ...[...playersPanels, ...everybodysPanels].map(
    (panel): Scene => ({
      name: `panel-${panel}-visitor`,
      visitor: true,
      show: (page) => open(page, `/home?panel=${panel}`),
    }),
  ),
  ...playersPanels.map(
    (panel): Scene => ({
      name: `panel-${panel}`,
      async show(page, player) {
        if (panel === "wallet") await playSome(player);
        await open(page, `/home?panel=${panel}`);
      },
    }),
  ),
  {
    name: "panel-wallet-history",
    async show(page, player) {
      await playSome(player);
      await open(page, "/home?panel=wallet");
      await page.getByRole("dialog").getByRole("tab").last().click();
      await arrived(page);
    },
  },
  {
    name: "dialog-sign-in",
    visitor: true,
    async show(page) {
      await open(page, "/home");
      await header(page).getByRole("button").last().click();
      await page.getByRole("dialog").locator("input").first().waitFor();
    },
  },
  {
    name: "dialog-sign-up",
    visitor: true,
    async show(page) {
      await open(page, "/home");
      await header(page).getByRole("button").last().click();
      const email = page.getByRole("dialog").locator("input[name=email]");
      await email.waitFor();
      await page.getByRole("dialog").locator("p button").first().click();
      await page.getByRole("dialog").locator("input[name=firstName]").waitFor();
    },
  },
  {
    name: "token-expired",
    async show(page) {
      await page.clock.install();
      await open(page, "/profile");
      await page.context().clearCookies();
      await page.clock.fastForward(15 * 60 * 1000);
      await page.getByRole("alertdialog").waitFor();
      await page.clock.resume();
    },
  },
  {
    name: "settings",
    async show(page) {
      await open(page, someHand.entry.path);
      // On phones a player finds the drawer in their account menu.
      if ((page.viewportSize()?.width ?? 0) < 600) {
        await header(page).locator("button[popovertarget]").last().click();
        await page.locator("[popover]:popover-open button[aria-haspopup=dialog]").click();
      } else {
        await header(page).locator("button[aria-haspopup=dialog]:not([popovertarget]):visible").last().click();
      }
      await page.getByRole("dialog").getByRole("switch").first().waitFor();
    },
  },
  {
    name: "account-menu",
    async show(page) {
      await open(page, "/home");
      await header(page).locator("button[popovertarget]").last().click();
    },
  },
  {
    name: "bell",
    async show(page, player) {
      await player?.openMines(5000, 3);
      await open(page, "/home");
      await header(page).locator("button[popovertarget]").first().click();
    },
  },
  { name: "search-empty", visitor: true, show: (page) => search(page, "") },
  { name: "search-hits", visitor: true, show: (page) => search(page, "ra") },
  { name: "search-nothing", visitor: true, show: (page) => search(page, "<b>poker") },
  { name: "layout-mini", settings: { themeLayout: "mini" }, from: 900, show: (page) => open(page, "/home") },
  {
    name: "layout-mini-menu",
    settings: { themeLayout: "mini" },
    from: 900,
    async show(page) {
      await open(page, someFlight.entry.path);
      await page.getByRole("navigation").locator("button[aria-expanded]").last().hover();
    },
  },
  {
    name: "layout-horizontal",
    settings: { themeLayout: "horizontal" },
    from: 900,
    show: (page) => open(page, "/home"),
  },
  {
    name: "layout-horizontal-menu",
    settings: { themeLayout: "horizontal" },
    from: 900,
    async show(page) {
      await open(page, someHand.entry.path);
      await page.getByRole("navigation").locator("button[aria-expanded]").first().hover();
    },
  },
  {
    name: "games-sheet",
    async show(page) {
      await open(page, "/home");
      const games = page.getByRole("navigation").locator("button[aria-haspopup=dialog]:visible");
      if ((await games.count()) > 0) await games.first().click();
    },
  },
  {
    name: "footer",
    visitor: true,
    async show(page) {
      await open(page, "/home");
      await page.mouse.move(300, 300);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.evaluate("scrollTo(0, document.body.scrollHeight)");
    },
  },
];
