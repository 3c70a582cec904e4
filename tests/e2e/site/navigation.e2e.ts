import { catalog } from "@fairhouse/games/catalog.ts";
import { someFlight, someHand, someInstant, someReveal } from "@fairhouse/games/samples.ts";
import type { CatalogEntry } from "@fairhouse/games/shared/catalog-entry.ts";
import { type Role, session } from "@fairhouse/protocol/account.ts";
import { expect, type Page } from "@playwright/test";
import { switchOff, test } from "../page/fixture.ts";
import { arrived } from "../scenes/scene.ts";

const navigation = (page: Page) => page.getByRole("navigation", { name: "Main navigation" });

const listed = (entries: readonly CatalogEntry[]) => entries.map(({ title, path }) => [title, path] as const);
const isSport = ({ kind }: CatalogEntry) => kind === "external";

/** All places of this house, in order. None is limited to certain roles: there are no pages for staff. */
const PLACES = [
  ["Home", "/home"],
  ["Profile", "/profile"],
  ...listed(catalog.filter(isSport)),
  ...listed(catalog.filter((entry) => !isSport(entry))),
  ["Wallet", "/home?panel=wallet"],
  ["Promotion Rewards", "/home?panel=promotions"],
  ["Fairness", "/fairness"],
  ["Terms of Service", "/home?panel=terms"],
  ["Privacy Policy", "/home?panel=privacy"],
  ["Licensing & regulatory", "/home?panel=licensing"],
  ["API", "/api/docs"],
] as const;

/** The places above the links that only concern the house itself. */
const OF_THE_HOUSE = PLACES.slice(0, PLACES.findIndex(([title]) => title === "Wallet") + 1);

/** Title and address of each entry, as the page shows them; nested entries are unfolded. */
async function placesOf(page: Page): Promise<readonly (readonly [string, string])[]> {
  await navigation(page).getByRole("button", { name: "About us" }).click();
  await expect(navigation(page).getByRole("link", { name: /^API/ })).toBeVisible();
  const links = await navigation(page).getByRole("link").all();
  return Promise.all(
    links.map(async (link) => {
      const { pathname, search } = new URL((await link.getAttribute("href")) ?? "", page.url());
      const title = link.locator("span:not([aria-hidden]):not(.sr-only)").last();
      const text = (await title.count()) > 0 ? await title.textContent() : await link.textContent();
      return [text ?? "", pathname + search] as const;
    }),
  );
}

test("visitors, players and staff see the same places, each with title, icon and path", async ({ page, player }) => {
  expect(player.email).toContain("@");
  let role: Role = "player";
  // The house's answer about the account gets another role: the server decides what staff may do.
  await page.route(/\/api\/auth\/(me|refresh)$/, async (route) => {
    const answer = await route.fetch();
    const said: unknown = await answer.json();
    if (said === null) return route.fulfill({ response: answer });
    const { user, ...rest } = session.parse(said);
    await route.fulfill({ response: answer, json: { ...rest, user: { ...user, role } } });
  });
  // No place has roles, so one of the staff stands for all.
  for (role of ["player", "admin"] as const) {
    await page.goto("/home");
    await expect(page.getByRole("group", { name: "Balance" })).toBeVisible();
    expect(await placesOf(page), role).toEqual(PLACES);
  }
  await page.context().clearCookies();
  await page.evaluate("sessionStorage.clear()");
  await page.goto("/home");
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(await placesOf(page), "visitor").toEqual(PLACES);
  for (const [title] of OF_THE_HOUSE) {
    const icon = navigation(page).getByRole("link", { name: title, exact: true }).locator("svg");
    await expect(icon).toHaveCount(1);
    await expect(icon).toBeVisible();
  }
  const fairness = navigation(page).getByRole("link", { name: "Fairness", exact: true });
  await expect(fairness.getByText("Check every result"), "the caption").toBeVisible();
  await expect(fairness).toHaveAccessibleDescription("Check every result");
});

test("a game that is switched off stays in sight, says so, and leads nowhere", { tag: "@long" }, async ({ page }) => {
  await switchOff(page, someFlight.id);
  await page.goto("/home");
  const off = navigation(page).getByRole("link", { name: someFlight.entry.title, exact: true });
  await expect(off).toHaveAttribute("aria-disabled", "true");
  await off.focus();
  await expect(off).toHaveAccessibleDescription("Switched off at the moment");
  await off.click({ force: true });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/home");
  await expect(navigation(page).getByRole("link", { name: someHand.entry.title, exact: true })).not.toHaveAttribute(
    "aria-disabled",
  );
});

/** Paths that the specification's template declares and that nothing calls (§7). */
const DECLARED = [
  ...["chat", "kanban", "calendar", "mail/list", "mail/details", "mail/labels"],
  ...["post/list", "post/details", "post/latest", "post/search"],
  ...["product/list", "product/details", "product/search"],
].map((path) => `/api/${path}`);

/** Returns the paths of the API that a page requests from now on. */
function listen(page: Page): readonly string[] {
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

function expectNoneDeclared(asked: readonly string[]): void {
  expect(asked, "the test hears requests").toContain("/api/auth/me");
  expect(asked.filter((path) => /^\/api\/(chat|kanban|calendar|mail|post|product)\b/.test(path))).toEqual([]);
}

const SOME: readonly string[] = [
  ...["/home", "/profile", "/fairness", "/sports"],
  ...[someInstant, someHand, someFlight, someReveal].map(({ entry }) => entry.path),
];
const pages = OF_THE_HOUSE.toReversed().filter(([, path]) => !path.includes("?"));

// All pages in one test take minutes on a slow machine.
for (const [name, isTried, details] of [
  ["some pages", (path: string) => SOME.includes(path), {}],
  ["every other page", (path: string) => !SOME.includes(path), { tag: "@long" }],
] as const) {
  test(
    `${name} of the navigation: its title, its top, and no request of a path that is only declared`,
    details,
    async ({ page, player }) => {
      await player.spin([{ on: "red", amount: 1_000 }]);
      const asked = listen(page);
      await page.goto("/home");
      for (const [title, path] of pages.filter(([, path]) => isTried(path))) {
        await page.mouse.wheel(0, 400);
        const link = navigation(page).getByRole("link", { name: title, exact: true });
        await link.click();
        await expect(page).toHaveURL(path);
        await expect(page).toHaveTitle(`${catalog.find((game) => game.path === path)?.name ?? title} · Fairhouse`);
        await expect(link).toHaveAttribute("aria-current", "page");
        await expect.poll(() => page.evaluate("scrollY")).toBe(0);
        await arrived(page);
      }
      expectNoneDeclared(asked);
    },
  );
}

test("panels name themselves in the title, and no path that is only declared is requested", { tag: "@long" }, async ({
  page,
  player,
}) => {
  expect(player.username).not.toBe("");
  const asked = listen(page);
  await page.goto("/home");
  await navigation(page).getByRole("link", { name: "Wallet", exact: true }).click();
  await expect(page, "a panel over the page names itself").toHaveTitle("Wallet · Fairhouse");
  await page.goBack();
  await expect(page).toHaveTitle("Home · Fairhouse");
  await page.getByRole("link", { name: "Fairhouse, home" }).click();
  await expect(page).toHaveURL("/home");
  await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
  await expect(page.getByRole("dialog", { name: "Support" })).toBeVisible();
  expectNoneDeclared(asked);
});

test("paths that are only declared answer 404", { tag: "@long" }, async ({ request }) => {
  for (const path of DECLARED) {
    expect((await request.get(path)).status(), path).toBe(404);
    expect((await request.post(path, { data: {} })).status(), path).toBe(404);
  }
});
