import { someHand, someInstant } from "@fairhouse/games/samples.ts";
import { expect } from "@playwright/test";
import { expectBalance, holdSocket, signedInSocket, test } from "../page/fixture.ts";

const QUARTER_OF_AN_HOUR_MS = 15 * 60 * 1000;

test("a reload keeps the session, with the stored token and without it", async ({ page, player }) => {
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name: player.username })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: player.username })).toBeVisible();
  await page.evaluate("sessionStorage.clear()");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: player.username })).toBeVisible();
  expect(await page.evaluate("Object.keys(localStorage).join() + JSON.stringify(localStorage)")).not.toContain("eyJ");
});

test("a start with a token that the house refuses is logged, and signs the player out", async ({
  page,
  player,
  complaints,
}) => {
  complaints.expect(/status of 401|token_invalid|unauthenticated/i);
  expect(await player.balance()).toBe(1_000_000);
  await page.goto("/home");
  await expectBalance(page, 1_000_000);
  await page.context().clearCookies();
  await page.evaluate(`{
    const [head, body] = sessionStorage.getItem("accessToken").split(".");
    sessionStorage.setItem("accessToken", [head, body, "x".repeat(43)].join("."));
  }`);
  await page.reload();
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(await page.evaluate("sessionStorage.getItem('accessToken')")).toBeNull();
  expect(complaints.heard.length, "the failure was logged").toBeGreaterThan(0);
});

for (const [path, isReloaded] of [
  [someInstant.entry.path, true],
  [someHand.entry.path, false],
] as const) {
  test(`logging out at ${path} ${isReloaded ? "reloads the page" : "keeps the page"}`, async ({
    page,
    player,
    complaints,
  }) => {
    // The other tab may hear of it by its connection first, asks who it is, and is told.
    complaints.expect(/status of 401 .*\/api\/auth\/me/);
    await page.goto(path);
    await expectBalance(page, await player.balance());
    const otherTab = await page.context().newPage();
    await otherTab.goto(path);
    await expectBalance(otherTab, await player.balance());
    for (const tab of [page, otherTab]) await tab.evaluate("window.isOldPage = true");
    await page.getByRole("button", { name: "Account", exact: true }).click();
    const loaded = isReloaded ? [page, otherTab].map((tab) => tab.waitForEvent("load")) : [];
    await page.getByRole("button", { name: "Log out" }).click();
    await Promise.all(loaded);
    for (const tab of [page, otherTab]) {
      await expect(tab.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible();
      expect(await tab.evaluate("window.isOldPage === true")).toBe(!isReloaded);
    }
    expect(await page.evaluate("sessionStorage.getItem('accessToken')")).toBeNull();
    await expect(page).toHaveURL(path);
  });
}

test("an expired token is renewed silently", async ({ page, player }) => {
  await page.clock.install();
  await page.goto(someHand.entry.path);
  await expectBalance(page, await player.balance());
  const renewal = page.waitForResponse("**/api/auth/refresh");
  await page.clock.fastForward(QUARTER_OF_AN_HOUR_MS);
  expect((await renewal).status()).toBe(200);
  await expectBalance(page, 1_000_000);
  await expect(page.getByRole("alertdialog")).toBeHidden();
});

test("an expired session says 'Token expired' and leads to the sign-in page and back", async ({
  page,
  player,
  complaints,
}) => {
  // The seed that a browser offers at the moment of the end is refused.
  complaints.expect(/status of 401 .*\/api\/fairness\/client-seed/);
  await page.clock.install();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name: player.username })).toBeVisible();
  await page.context().clearCookies();
  await page.clock.fastForward(QUARTER_OF_AN_HOUR_MS);
  const dialog = page.getByRole("alertdialog", { name: "Token expired" });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate("sessionStorage.getItem('accessToken')")).toBeNull();
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/auth/jwt/login?returnTo=%2Fprofile");
});

test("a sign-out in another tab that reports itself late is not called an expiry for long", { tag: "@long" }, async ({
  page,
  player,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await page.addInitScript(`{
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = function (message) {
      setTimeout(() => postMessage.call(this, message), this.name === "fairhouse-session" ? 4_000 : 0);
    };
  }`);
  await page.goto("/profile");
  const otherTab = await page.context().newPage();
  await otherTab.goto("/home");
  await expectBalance(otherTab, await player.balance());
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  const expired = otherTab.getByRole("alertdialog", { name: "Token expired" });
  await expect(expired).toBeVisible();
  await expect(expired).toBeHidden();
  await expect(otherTab.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("a session that another device ended ends here at once", async ({ page, player, secondDevice, complaints }) => {
  // Requests at the moment of the end are refused.
  complaints.expect(/status of 401/);
  await page.goto("/profile");
  const connected = signedInSocket(secondDevice);
  await secondDevice.goto("/profile");
  await expect(secondDevice.getByRole("heading", { level: 1, name: player.username })).toBeVisible();
  await connected;
  await player.endOtherSessions();
  await expect(secondDevice.getByRole("alertdialog", { name: "Token expired" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: player.username })).toBeVisible();
});

test("a session that ended while the page was not connected ends when it is", async ({
  player,
  secondDevice,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const connect = await holdSocket(secondDevice);
  await secondDevice.goto("/profile");
  await expect(secondDevice.getByRole("heading", { level: 1, name: player.username })).toBeVisible();
  await player.endOtherSessions();
  connect();
  await expect(secondDevice.getByRole("alertdialog", { name: "Token expired" })).toBeVisible();
});
