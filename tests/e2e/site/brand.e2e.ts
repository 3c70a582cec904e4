import { brandFolder, markOf } from "@fairhouse/server/features/brand/testing.ts";
import { expect, type Page } from "@playwright/test";
import { makeDataDir, removeDataDir, type Server, startServer } from "../house/server.ts";
import { test as base, holdRequests } from "../page/fixture.ts";

/** A name that would be a script if a page took it for one. */
const NAME = "Owl & </title><script>hacked=1</script>";
const ACCENT = "#e91e63";
const BLUE = "#3d7bff";
const HOSTILE = [
  "# Our house, our rules",
  "Run by **Owl & Sons**. See [how to verify](/fairness).",
  "<script>hacked = 1</script>",
  "<img src=x onerror='hacked = 1'>",
  "[a trap](javascript:hacked=1)",
  "![pixel](https://elsewhere.example/pixel.png)",
].join("\n\n");

/** A separate house: the same build with another operator's brand. */
const test = base.extend<object, { readonly house: Server }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern.
    async ({}, use) => {
      const folder = await brandFolder({
        "mark.svg": markOf("rgb(1, 200, 3)"),
        "terms.en.md": HOSTILE,
        "terms.ar.md": "# قواعد دارنا\n\nأهلًا بكم.",
        "privacy.en.md": "# What we keep\n\nNothing.",
      });
      const server = await startServer(await makeDataDir(), {
        HOUSE_NAME: NAME,
        HOUSE_ACCENT: ACCENT,
        BRAND_DIR: folder,
        SOCIAL_LINKS: "twitter=https://x.example/owl",
      });
      await use(server);
      await server.stop();
      await removeDataDir(server.dataDir);
      await removeDataDir(folder);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
});

// The tests run one after the other in one worker: a second worker would open a second house.
test.describe.configure({ mode: "default" });

const accent = (page: Page) =>
  page.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--accent')");
const hacked = (page: Page) => page.evaluate<boolean>("'hacked' in window");

test("name, accent and mark are there before any script of the page has run", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/*.js");
  const mark = page.waitForResponse(/\/brand\/mark-[0-9a-f]{12}\.svg$/);
  await page.goto("/home", { waitUntil: "commit" });
  await expect(page).toHaveTitle(NAME);
  await expect.poll(() => accent(page)).toBe(ACCENT);
  expect((await mark).status()).toBe(200);
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", /^\/brand\/mark-/);
  expect(await hacked(page)).toBe(false);
  release();

  const home = page.getByRole("banner").getByRole("link", { name: `${NAME}, home` });
  await expect(home).toBeVisible();
  await expect(page).toHaveTitle(`Home · ${NAME}`);
  const drawn = home.locator("svg[data-mark]").last();
  expect(await drawn.evaluate((svg) => svg.ownerDocument.defaultView?.getComputedStyle(svg).backgroundImage)).toMatch(
    /\/brand\/mark-/,
  );
  expect(
    await drawn.locator("> *").evaluateAll((parts) => parts.every((part) => part.getClientRects().length === 0)),
  ).toBe(true);
  // The information that the page then fetches about the house changes nothing of it.
  expect(await accent(page)).toBe(ACCENT);
  expect(await hacked(page)).toBe(false);
});

test("a chosen preset wins over the accent, which stays one of the presets", { tag: "@long" }, async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "Settings" }).click();
  const presets = page.getByRole("group", { name: "Presets" });
  await expect(presets.getByRole("radio", { name: "Default" })).toBeChecked();
  await presets.getByRole("radio", { name: "Blue" }).check();
  expect(await accent(page)).toBe(BLUE);
  await page.reload();
  expect(await accent(page)).toBe(BLUE);
});

test("the operator's texts replace ours, in the reader's language if they exist in it", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/home?panel=terms");
  const terms = page.getByRole("dialog", { name: "Terms of Service" });
  await expect(terms.getByRole("heading", { name: "Our house, our rules" })).toBeVisible();
  await expect(terms.getByText("Coins are not money")).toBeHidden();
  await expect(terms.getByText("<script>hacked = 1</script>")).toBeVisible();
  await expect(terms.getByRole("link", { name: "a trap" })).toHaveCount(0);
  await expect(terms.locator("img, script")).toHaveCount(0);
  expect(await hacked(page)).toBe(false);
  await terms.getByRole("link", { name: "how to verify" }).click();
  await expect(page).toHaveURL("/fairness");

  await page.goto("/home?panel=licensing");
  await expect(page.getByRole("dialog").getByRole("heading", { name: "No gambling for money" })).toBeVisible();

  await page.addInitScript("localStorage.setItem('language', 'ar')");
  await page.goto("/home?panel=terms");
  await expect(page.getByRole("dialog").getByRole("heading", { name: "قواعد دارنا" })).toBeVisible();
  await page.goto("/home?panel=privacy");
  const written = page.getByRole("dialog").locator("[lang=en]");
  await expect(written.getByRole("heading", { name: "What we keep" })).toBeVisible();
  await expect(written).toHaveAttribute("dir", "ltr");
});

test("a network with an address leads there in a new tab, the others home", { tag: "@long" }, async ({ page }) => {
  await page.goto("/home");
  await page.mouse.move(300, 300);
  const footer = page.getByRole("contentinfo");
  const link = footer.getByRole("link", { name: "Twitter" });
  await expect(link).toHaveAttribute("href", "https://x.example/owl");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(footer.getByRole("link", { name: "Facebook" })).toHaveAttribute("href", "/home");
});

test("the mark opened by itself may draw, and nothing else", { tag: "@long" }, async ({ page, request }) => {
  await page.goto("/home");
  const path = (await page.locator("link[rel=icon]").getAttribute("href")) ?? "";
  const { "content-security-policy": policy, "content-type": type } = (await request.get(path)).headers();
  expect(policy).toMatch(/default-src 'none'.*sandbox/);
  expect(type).toBe("image/svg+xml");
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ name: NAME, icons: [{ src: path }] });
});
