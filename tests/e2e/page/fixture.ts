import { houseInfo } from "@fairhouse/protocol/account.ts";
import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { Player } from "./player.ts";

/** The browser's complaints: errors on the console (security policy violations among them) and uncaught exceptions. */
interface Complaints {
  /** Allows complaints like this one, which the test provokes. */
  expect(pattern: RegExp): void;
  /** All complaints so far, expected or not. */
  readonly heard: readonly string[];
  watch(context: BrowserContext): void;
}

interface Fixtures {
  readonly complaints: Complaints;
  /** A new adult account to which the pages of `context` are signed in. */
  readonly player: Player;
  /** A page of another browser, signed in to the same account. */
  readonly secondDevice: Page;
  /** Another player, on a phone that asks for no motion. */
  readonly phone: { readonly page: Page; readonly player: Player };
}

/**
 * Matches the refusal of a client seed that a browser offers after the round of the player's first bet has opened,
 * which is too late. The page says nothing about it, but browsers write every refusal on the console.
 */
const SEED_CAME_LATE = /status of 409 .*\/api\/fairness\/client-seed/;

/**
 * Matches the connection library's message if the browser leaves a page, or the page is too slow for the house, while
 * it sends.
 */
const LEFT_WHILE_SENDING = /^WebSocket is already in CLOSING or CLOSED state\. \(.*\/socket-wire-/;

/** An empty page has no storage. */
const knowsKeys = `if (location.protocol !== "about:" && !localStorage.getItem("play:stake-keys")) {
  localStorage.setItem("play:stake-keys", '{"value":true}');
}`;

/** A test that fails on complaints that it did not announce. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern.
  baseURL: async ({}, use) => use(process.env.HOUSE_URL),

  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [SEED_CAME_LATE, LEFT_WHILE_SENDING];
      const complaints: Complaints = {
        heard,
        expect: (pattern) => void expected.push(pattern),
        watch(watched) {
          watched.on("weberror", (thrown) => heard.push(thrown.error().stack ?? thrown.error().message));
          watched.on("console", (message) => {
            if (message.type() === "error") heard.push(`${message.text()} (${message.location().url})`);
          });
        },
      };
      complaints.watch(context);
      await use(complaints);
      const unexpected = heard.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, "the browser complained").toEqual([]);
    },
    { auto: true },
  ],

  // A browser that knows the keys: the question at their first use has a test of its own.
  context: async ({ context }, use) => {
    await context.addInitScript(knowsKeys);
    await use(context);
  },

  // A handler may still wait for the house's answer when the test is over.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },

  player: async ({ context }, use) => use(await Player.register(context.request)),

  secondDevice: async ({ browser, player, baseURL, complaints }, use) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    complaints.watch(context);
    await Player.login(context.request, player.email);
    await use(await context.newPage());
    await context.close();
  },

  phone: async ({ browser, baseURL, complaints }, use) => {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      viewport: { width: 360, height: 740 },
      reducedMotion: "reduce",
    });
    complaints.watch(context);
    const player = await Player.register(context.request);
    await use({ page: await context.newPage(), player });
    await context.close();
  },
});

/** Lets a page believe that a game is switched off. */
export async function switchOff(page: Page, game: string): Promise<void> {
  await page.route("**/api/house", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...houseInfo.parse(await answer.json()), gamesOff: [game] } });
  });
}

/** Formats an amount as the pages do: grouped, without decimals. */
export function coins(amount: number): string {
  return amount.toLocaleString("en");
}

/** Waits until the top bar shows a balance, at rest. */
export async function expectBalance(page: Page, amount: number): Promise<void> {
  const balance = page.getByRole("group", { name: "Balance" });
  await expect(balance).toHaveText(new RegExp(`^${coins(amount)}\\D*$`));
}

/**
 * Moves the mouse until the balance is there: a visitor's page goes live at the first input, or else after some
 * seconds.
 */
export async function expectLive(page: Page): Promise<void> {
  const balance = page.getByRole("group", { name: "Balance" });
  await expect(async () => {
    await page.mouse.move(2, 2);
    await page.mouse.move(3, 3);
    await expect(balance).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Notes every text that an element shows from now on; polling would miss transient ones. */
export async function noteTexts(target: Locator): Promise<() => Promise<readonly string[]>> {
  const notes = await target.evaluateHandle((element) => {
    const texts: string[] = [];
    const view = element.ownerDocument.defaultView;
    if (view === null) return texts;
    const observer = new view.MutationObserver(() => void texts.push(element.textContent ?? ""));
    observer.observe(element, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => notes.jsonValue();
}

/** Keeps the page's requests to matching addresses from being sent until the returned function is called. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Keeps the page's socket from being opened until the returned function is called. */
export const holdSocket = (page: Page) => holdRequests(page, "**/assets/socket-wire-*.js");

/** The server's message that it has authenticated the connection. */
const ACCEPTED = /^43\d+\[true\]/;

/** Resolves when the page's socket is signed in; must be called before the page is opened. */
export async function signedInSocket(page: Page): Promise<void> {
  const socket = await page.waitForEvent("websocket");
  await socket.waitForEvent("framereceived", ({ payload }) => ACCEPTED.test(payload.toString()));
}

/** Presses Tab, or Shift+Tab, until a control has the focus, like players without a mouse. */
export async function tabTo(page: Page, target: ReturnType<Page["locator"]>, key: "Tab" | "Shift+Tab" = "Tab") {
  const isFocused = () =>
    target.evaluate((element) => element.ownerDocument.activeElement === element).catch(() => false);
  for (let presses = 0; presses < 150 && !(await isFocused()); presses += 1) {
    await page.keyboard.press(key);
    await passSearch(page);
  }
  await expect(target).toBeFocused();
}

/** The search field opens its dialog on focus, as specified; a player who only tabs past closes it and goes on. */
async function passSearch(page: Page): Promise<void> {
  if (!(await page.evaluate<boolean>("document.activeElement?.matches('[data-search-field]') === true"))) return;
  const field = page.getByRole("dialog").getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(page.locator("[data-search-field]")).toBeFocused();
}
