import { someFlight, someInstant } from "@fairhouse/games/samples.ts";
import { session } from "@fairhouse/protocol/account.ts";
import { expect, type Page } from "@playwright/test";
import { expectBalance, holdRequests, test } from "../page/fixture.ts";
import { arrived, open } from "../scenes/scene.ts";

const navigation = (page: Page) => page.getByRole("navigation", { name: "Main navigation" });

async function storeLayout(page: Page, themeLayout: string): Promise<void> {
  await page.addInitScript(`localStorage.setItem("settings", '{"themeLayout":"${themeLayout}"}')`);
}

test("the top bar is 70 high, 64 after scrolling and 60 on phones, and nothing shifts", async ({ page }) => {
  await page.goto("/home");
  const bar = page.getByRole("banner");
  const height = async () => (await bar.boundingBox())?.height;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(height).toBe(70);
  const topOfPage = () => page.evaluate("document.querySelector('#page').getBoundingClientRect().top + scrollY");
  const top = await topOfPage();
  await page.mouse.wheel(0, 600);
  await expect.poll(height).toBe(64);
  await expect.poll(topOfPage).toBe(top);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(height).toBe(60);
});

test("vertical is 280 wide: groups fold, nested places open on a click, other sites in a new tab", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/home");
  await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(280);
  const games = navigation(page).getByRole("button", { name: "Games" });
  await games.click();
  await expect(games).toHaveAttribute("aria-expanded", "false");
  await expect(navigation(page).getByRole("link", { name: "Mine" })).toBeHidden();
  await games.click();
  await expect(navigation(page).getByRole("link", { name: "Mine" })).toBeVisible();

  const about = navigation(page).getByRole("button", { name: "About us" });
  await about.hover();
  await expect(navigation(page).getByRole("link", { name: "Terms of Service" })).toBeHidden();
  await about.click();
  await navigation(page).getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveURL("/home?panel=terms");
  await page.goBack();
  const api = navigation(page).getByRole("link", { name: /^API/ });
  await expect(api).toHaveAttribute("target", "_blank");
  await expect(api).toHaveAttribute("rel", "noopener");
});

test("mini is 88 wide: nested places open on hover and on focus, 160 wide, and Escape closes them", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "Collapse navigation" }).click();
  await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(88);
  const about = navigation(page).getByRole("button", { name: "About us" });
  const terms = navigation(page).getByRole("link", { name: "Terms of Service" });
  await about.hover();
  await expect(terms).toBeVisible();
  const menu = page.locator("[popover]:popover-open ul").locator("..");
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(160);
  await page.mouse.move(800, 500);
  await expect(terms).toBeHidden();
  await navigation(page)
    .getByRole("link", { name: /^Fairness/ })
    .focus();
  await page.keyboard.press("Tab");
  await expect(terms).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(terms).toBeHidden();
  await expect(about).toBeFocused();
  await page.getByRole("button", { name: "Expand navigation" }).click();
  await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(280);
});

test("horizontal has its menu in the top bar, and a drawer if the window is narrow", { tag: "@long" }, async ({
  page,
}) => {
  await storeLayout(page, "horizontal");
  await page.goto("/home");
  await navigation(page).getByRole("button", { name: "Games" }).hover();
  await navigation(page).getByRole("link", { name: someInstant.entry.title }).click();
  await expect(page).toHaveURL(someInstant.entry.path);
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("link", { name: someFlight.entry.title }).click();
  await expect(page).toHaveURL(someFlight.entry.path);
  await expect(drawer).toBeHidden();
});

test("the top bar holds a balance of ten digits beside the horizontal menu at 1,200 px and on phones, and it opens the wallet", async ({
  page,
  player,
}) => {
  expect(player.email).toContain("@");
  await storeLayout(page, "horizontal");
  await page.route(/\/api\/auth\/(me|refresh)$/, async (route) => {
    const answer = await route.fetch();
    const said: unknown = await answer.json();
    if (said === null) return route.fulfill({ response: answer });
    const { balance, ...rest } = session.parse(said);
    const rich = { ...balance, amount: 9_999_999_999 };
    await route.fulfill({ response: answer, json: { ...rest, balance: rich, balances: [rich] } });
  });
  await page.goto("/home");
  for (const width of [1_200, 1_440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectBalance(page, 9_999_999_999);
    const crowded = () =>
      page.getByRole("banner").evaluate((bar) => {
        const parts = [...bar.children].flatMap((part) =>
          part.checkVisibility() ? [part.getBoundingClientRect()] : [],
        );
        const overlap = parts.some((part, at) => at > 0 && part.left < (parts[at - 1]?.right ?? 0) - 1);
        return overlap || bar.scrollWidth > bar.clientWidth;
      });
    await expect.poll(crowded, `the top bar at ${width}`).toBe(false);
  }
  const below = page.getByRole("navigation", { name: "Main navigation" });
  await expect(below.getByRole("link").or(below.getByRole("button"))).toHaveText([
    "Home",
    "Games",
    "Search",
    "Bets",
    "Wallet",
  ]);
  await page.getByRole("group", { name: "Balance" }).getByRole("link").click();
  await expect(page.getByRole("dialog", { name: "Wallet" })).toBeVisible();
});

test("the footer has its three blocks, and every address in it is the home page", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/home");
  await page.mouse.move(300, 300);
  const footer = page.getByRole("contentinfo");
  for (const name of ["Platform", "About us", "Follow us"]) {
    await expect(footer.getByRole("heading", { name })).toBeVisible();
  }
  const links = ["Home", "Promotion Rewards", "Profile Settings", "Wallet"];
  for (const name of [...links, "Terms of Service", "Privacy Policy", "Support", "Licensing & regulatory"]) {
    await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  }
  for (const name of ["WhatsApp", "LinkedIn", "Facebook", "Twitter"]) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", "/home");
  }
  for (const link of await footer.getByRole("link").all()) {
    expect(await link.getAttribute("href")).toMatch(/^\/home(\?panel=\w+)?$/);
  }
});

test("a slow page shows the loading screen and the progress bar until it is there", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/home");
  const release = await holdRequests(page, "**/assets/fairness-*.js");
  await navigation(page)
    .getByRole("link", { name: /^Fairness/ })
    .click();
  const loading = page.getByText("Loading", { exact: true });
  await expect(loading).toBeAttached();
  await expect(loading.locator("xpath=preceding-sibling::*"), "the logo pulses").toHaveCSS("animation-name", /pulse/);
  const bar = page.locator("body div.fixed.top-0[aria-hidden=true][style*='2.5px']");
  await expect(bar).toBeAttached();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Fairness" })).toBeVisible();
  await expect(page.getByText("Loading", { exact: true })).toBeHidden();
  await expect(bar).toBeHidden();
});

test("the progress bar starts and finishes on every change of path, from one layout to another too, and on no other", {
  tag: "@long",
}, async ({ page }) => {
  const bar = "body div.fixed.top-0[aria-hidden=true][style*='2.5px']";
  // Each drawn line, as the fraction at which it starts and the one at which it disappears.
  await page.addInitScript(`{
    window.lines = [];
    let line = null;
    new MutationObserver(() => {
      const share = document.querySelector("${bar} > div")?.style.scale.split(" ")[0];
      if (share !== undefined && line === null) window.lines.push((line = []));
      if (share === undefined) line = null;
      else if (line.at(-1) !== share) line.push(share);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["style"] });
  }`);
  await page.goto("/home");
  const go = (path: string) =>
    page.evaluate(`history.pushState({}, "", "${path}"), dispatchEvent(new PopStateEvent("popstate"))`);
  let changes = 0;
  const finished = async () => {
    changes += 1;
    await expect.poll(() => page.evaluate("window.lines.length")).toBe(changes);
    await expect(page.locator(bar)).toBeHidden();
  };
  for (const name of ["Fairness", "Home", "Fairness"]) {
    await navigation(page).getByRole("link", { name, exact: true }).click();
    await finished();
  }
  await navigation(page).getByRole("link", { name: "Wallet" }).click();
  await expect(page.getByRole("dialog", { name: "Wallet" })).toBeVisible();
  for (const path of ["/404", "/auth/jwt/login", "/home"]) {
    await go(path);
    await finished();
  }
  const lines = await page.evaluate<string[][]>("window.lines");
  for (const line of lines) expect([line[0], line.at(-1)]).toEqual(["0.08", "1"]);
});

test("a change of the query does not scroll, a change of the path does", { tag: "@long" }, async ({ page }) => {
  await open(page, "/fairness");
  await page.mouse.move(300, 300);
  const terms = page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" });
  await terms.scrollIntoViewIfNeeded();
  // Late content makes the page longer.
  await arrived(page);
  await terms.scrollIntoViewIfNeeded();
  const before = await page.evaluate<number>("scrollY");
  expect(before).toBeGreaterThan(0);
  await terms.click();
  await expect(page).toHaveURL("/fairness?panel=terms");
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(() => page.evaluate("scrollY")).toBe(before);
  await navigation(page).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/home");
  await expect.poll(() => page.evaluate("scrollY")).toBe(0);
});

test("scroll bars are the house's own on desktops and the phone's own on phones", { tag: "@long" }, async ({
  page,
  browser,
  baseURL,
}) => {
  const width = "getComputedStyle(document.querySelector('nav')).scrollbarWidth";
  await page.goto("/home");
  await expect(navigation(page)).toBeVisible();
  expect(await page.evaluate(width)).toBe("thin");
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page2 = await phone.newPage();
  await page2.goto("/home");
  await expect(navigation(page2)).toBeVisible();
  expect(await page2.evaluate(width)).toBe("auto");
  await phone.close();
});

test("the font is Jost, corners have a radius of 8", { tag: "@long" }, async ({ page }) => {
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate("getComputedStyle(document.body).fontFamily")).toMatch(/^"?Jost/);
  expect(await page.evaluate("document.fonts.check('16px Jost Variable') && document.fonts.size > 0")).toBe(true);
  const signIn = page.getByRole("banner").getByRole("button", { name: "Sign in" });
  await expect(signIn).toHaveCSS("border-radius", "8px");
});

test("a tooltip comes after 100 ms, by touch after 700, stays 1500 longer, and is at most 300 wide", {
  tag: "@long",
}, async ({ page }) => {
  await page.clock.install();
  await page.goto("/home");
  await page.getByRole("button", { name: "Collapse navigation" }).waitFor();
  const fairness = navigation(page).getByRole("link", { name: /^Fairness/ });
  const shown = page.locator("[role=tooltip]:popover-open");
  await page.clock.pauseAt(Date.now() + 60_000);
  await fairness.hover();
  await page.clock.runFor(99);
  await expect(shown).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(shown).toHaveText("Check every result");
  await expect(shown).toHaveCSS("max-width", "300px");
  await page.mouse.move(700, 500);
  await expect(shown).toHaveCount(0);

  const touch = { pointerType: "touch", bubbles: true };
  await fairness.dispatchEvent("pointerdown", touch);
  await page.clock.runFor(699);
  await expect(shown).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(shown).toHaveCount(1);
  await fairness.dispatchEvent("pointerup", touch);
  await page.clock.runFor(1499);
  await expect(shown).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(shown).toHaveCount(0);
});
