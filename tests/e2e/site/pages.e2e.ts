import { catalog } from "@fairhouse/games/catalog.ts";
import { someFlight } from "@fairhouse/games/samples.ts";
import { expect } from "@playwright/test";
import { test } from "../page/fixture.ts";
import { open } from "../scenes/scene.ts";

test("an unknown path answers 404 and shows the not-found page", async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto("/home");
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL("/404");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await page.goBack();
  await expect(page, "the redirect left no entry in the history").toHaveURL("/home");
  await page.goForward();
  await page.getByRole("link", { name: "Go to home" }).click();
  await expect(page).toHaveURL("/home");
  await page.goBack();
  await page.getByRole("button", { name: "Search for the games ..." }).click();
  await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").fill("roul");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/game/roulette");
});

for (const path of ["/game/unknown", "/game/crashs", `${catalog[0].path}s`]) {
  test(`${path} does not exist`, path === "/game/unknown" ? {} : { tag: "@long" }, async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page).toHaveURL("/404");
  });
}

test("/ leads to /home, /game to the first game, /auth to the sign-in page", async ({ page }) => {
  await page.goto("/profile");
  await page.goto("/");
  await expect(page).toHaveURL("/home");
  await page.goBack();
  await expect(page, "the redirect left no entry in the history").toHaveURL("/profile");
  await page.goto("/game");
  await expect(page).toHaveTitle(`${catalog[0].name} · Fairhouse`);
  await page.goto("/auth");
  await expect(page).toHaveURL("/auth/jwt/login");
});

test("a page names its own files before the first script has run", { tag: "@long" }, async ({ page }) => {
  for (const [path, file] of [
    ["/home", /<\/assets\/home-[\w-]+\.js>; rel=modulepreload/],
    [catalog[0].path, /<\/assets\/game-page-[\w-]+\.js>; rel=modulepreload.*<\/assets\/screen-[\w-]+\.js>/],
  ] as const) {
    const answer = await page.goto(path);
    const link = (await answer?.headerValue("link")) ?? "";
    expect(link).toMatch(file);
    const named = [...link.matchAll(/<([^>]+)>/g)].map(([, file]) => file ?? "");
    const unused = async () => {
      const loaded = await page.evaluate<string[]>(
        "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)",
      );
      return named.filter((file) => !loaded.includes(file));
    };
    await expect.poll(unused, "what is named is what the page loads").toEqual([]);
  }
});

test("a page that cannot be loaded shows the router's error screen", { tag: "@long" }, async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|dynamically imported module|error loading route|React Router/i);
  await page.route("**/assets/fairness-*.js", (route) => route.abort());
  await page.goto("/home");
  const navigation = page.getByRole("navigation", { name: "Main navigation" });
  await navigation.getByRole("link", { name: "Fairness", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fairness" })).toBeVisible();
});

test("the fairness page of a new house waits for the first chain, and then shows it", { tag: "@long" }, async ({
  page,
}) => {
  const rounds = `**/api/fairness/tables/${someFlight.table}/rounds`;
  const nothingYet = {
    table: someFlight.table,
    seeding: "salted",
    chain: null,
    next: null,
    earlier: [],
    rounds: [],
    more: null,
  };
  await page.route(rounds, (route) => route.fulfill({ json: nothingYet }), { times: 1 });
  await page.goto(`/fairness#chain-${someFlight.table}`);
  await expect(page.getByText("The house is computing its first chain")).toBeVisible();
  await expect(page.getByText("Published first link").filter({ visible: true })).toBeVisible();
});

test("the fairness page has a folded row for each table, which opens by the keyboard and by a link", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/fairness");
  const rows = page.getByRole("region", { name: "Shared rounds" }).getByRole("group");
  const row = rows.filter({ hasText: someFlight.entry.name }).first();
  await expect(row).toContainText(/Links played [\d,]+ \/ [\d,]+/);
  const link = page.getByText("Published first link").filter({ visible: true });
  await expect(link).toHaveCount(0);
  await row.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect(link).toHaveCount(1);
  await page.goto("/home");
  await page.goto(`/fairness#chain-${someFlight.table}`);
  await expect(link).toBeInViewport();
});

test("a bet that does not exist says so", async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  expect((await page.goto("/bet/00000000-0000-4000-8000-000000000000"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "There is no such bet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to home" })).toBeVisible();
  await expect(page).toHaveTitle("There is no such bet · Fairhouse");
});

test("paths are case-sensitive, and a trailing slash leads to the same place", { tag: "@long" }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  await page.goto(`${someFlight.entry.path}/`);
  const navigation = page.getByRole("navigation", { name: "Main navigation" });
  await expect(navigation.getByRole("link", { name: someFlight.entry.title })).toHaveAttribute("aria-current", "page");
  for (const path of ["/Home", someFlight.entry.path.toUpperCase(), "/AUTH/jwt/login"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page).toHaveURL("/404");
  }
});

test("terms, privacy and licensing open over the current page, and going back closes them", async ({ page }) => {
  await page.goto("/fairness");
  const footer = page.getByRole("contentinfo");
  const terms = footer.getByRole("link", { name: "Terms of Service" });
  await expect(terms).toHaveAttribute("href", "/home?panel=terms");
  await terms.click();
  const panel = page.getByRole("dialog", { name: "Terms of Service" });
  await expect(panel.getByRole("heading", { name: "Coins are not money" })).toBeVisible();
  await expect(page).toHaveURL("/fairness?panel=terms");

  await panel.getByRole("link", { name: "Privacy Policy" }).click();
  const privacy = page.getByRole("dialog", { name: "Privacy Policy" });
  await expect(privacy.getByRole("heading", { name: "Cookies and storage" })).toBeVisible();
  await page.goBack();
  await expect(privacy).toBeHidden();
  await expect(page).toHaveURL("/fairness");

  await footer.getByRole("link", { name: "Licensing & regulatory" }).click();
  await page.getByRole("dialog", { name: "Licensing & regulatory" }).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/fairness");
});

test("the registration form leads to terms and privacy, and keeps what was typed", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await page.goto("/auth/jwt/register");
  await page.getByRole("textbox", { name: "First name" }).fill("Ada");
  for (const name of ["Terms of Service", "Privacy Policy"]) {
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name }).click();
    const tab = await opened;
    await expect(tab.getByRole("dialog", { name }).getByRole("heading", { level: 3 }).first()).toBeVisible();
    await tab.getByRole("button", { name: "Close" }).click();
    await expect(tab).toHaveURL("/home");
    await tab.close();
  }
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Ada");
});

test("a panel that does not exist opens nothing", { tag: "@long" }, async ({ page }) => {
  await open(page, "/home?panel=wallets");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the skip link leads past the navigation", async ({ page }) => {
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the browser runs no script that is not a file of the house, and these tests would notice one", async ({
  page,
  complaints,
}) => {
  complaints.expect(/Content Security Policy/);
  await page.goto("/home");
  await page.evaluate(`{
    const script = document.createElement("script");
    script.textContent = "window.intruded = true";
    document.head.append(script);
  }`);
  await expect.poll(() => complaints.heard).not.toEqual([]);
  expect(await page.evaluate("window.intruded")).toBeUndefined();
});
