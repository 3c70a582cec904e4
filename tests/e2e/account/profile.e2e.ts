import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { statistics } from "@fairhouse/protocol/statistics.ts";
import { appCode } from "@fairhouse/server/features/accounts/testing.ts";
import { expect, type Page } from "@playwright/test";
import { coins, test } from "../page/fixture.ts";
import { PASSWORD } from "../page/player.ts";

const NEW_PASSWORD = "orange lantern 41";

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/auth/jwt/login");
  await page.getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Confirms a change. With a second factor, `code` is a fresh one. */
async function confirm(page: Page, button: string, { password = PASSWORD, code = "" } = {}): Promise<void> {
  const dialog = page.getByRole("dialog");
  if (code !== "") await dialog.getByRole("textbox", { name: "Code from your authenticator app" }).fill(code);
  await dialog.getByRole("textbox", { name: "Current password" }).fill(password);
  await dialog.getByRole("button", { name: button }).click();
}

test("name, picture and hiding are changed, and the page follows", async ({ page, player }) => {
  expect(player.email).toContain("@");
  const name = `Grace ${randomUUID().slice(0, 8)}`;
  await page.goto("/profile");
  await page.getByRole("tab", { name: "Identity" }).click();
  await expect(page).toHaveURL("/profile?tab=identity");
  await page.getByRole("radio", { name: "Owl" }).check();
  const username = page.getByRole("textbox", { name: "Username" });
  await username.fill("<>");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("At least 3 characters")).toBeVisible();
  await username.fill(name);
  await page.getByRole("switch", { name: "Hide my name" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Name hidden")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Owl" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Hide my name" })).toBeChecked();
});

test("the profile begins with rank, streak, best win and luck as the statistics show them", { tag: "@long" }, async ({
  page,
  player,
}) => {
  const { id } = await player.winHigh();
  await player.post("/promotions/daily", undefined);
  const { totals, topProfit } = statistics.parse(await player.get("/statistics?step=month"));
  expect(topProfit?.bet).toBe(id);
  await page.goto("/profile");
  const standing = page.getByRole("region", { name: "How you stand" });
  await expect(standing.getByRole("link", { name: "Rank this week" })).toBeVisible();
  await expect(standing.getByRole("link", { name: "Streak" })).toContainText("1 of 7 days");
  await expect(standing.getByRole("link", { name: "Best win" })).toContainText(`+${coins(topProfit?.value ?? 0)}`);
  const luck = standing.getByRole("link", { name: "Luck" });
  const shown = Number.parseFloat((await luck.textContent())?.replaceAll(",", "").match(/[\d.]+(?=%)/)?.[0] ?? "");
  expect(shown).toBeCloseTo((100 * totals.judged.paid) / totals.judged.expected, 0);
  await luck.hover();
  await expect(page.getByRole("tooltip").filter({ hasText: "divided by what the same bets return" })).toBeVisible();
  await luck.click();
  await expect(page).toHaveURL("/profile?tab=statistics");
  await standing.getByRole("link", { name: "Best win" }).click();
  await expect(page.getByRole("dialog", { name: "Bet on Roulette" })).toBeVisible();
});

test("a new password signs other devices out", async ({ page, secondDevice, player, complaints }) => {
  complaints.expect(/status of (401|403)/);
  await secondDevice.goto("/profile");
  await expect(secondDevice.getByRole("heading", { level: 1, name: player.username })).toBeVisible();
  await page.goto("/profile?tab=security");
  await page.getByRole("textbox", { name: "Current password" }).first().fill("not my password");
  await page.getByRole("textbox", { name: "New password" }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert")).toHaveText("The password is wrong.");
  await page.getByRole("textbox", { name: "Current password" }).first().fill(PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed. Other devices were signed out.")).toBeVisible();
  await expect(secondDevice.getByRole("alertdialog", { name: "Token expired" })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, player.email, NEW_PASSWORD);
  await expect(page).toHaveURL("/home");
});

test("a new address signs in from then on", async ({ page, player }) => {
  const email = `${randomUUID()}@house.test`;
  await page.goto("/profile?tab=security");
  await page.getByRole("textbox", { name: "New email address" }).fill(email);
  await page.getByRole("textbox", { name: "Current password" }).last().fill(PASSWORD);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText(`You sign in with`)).toContainText(email);
  // This house sends no mail, and says nothing about mail.
  await expect(page.getByText("Both addresses get an email")).toHaveCount(0);
  expect(player.email).not.toBe(email);
});

test("sessions show their device, and others are ended", async ({ page, secondDevice, player, complaints }) => {
  complaints.expect(/status of 401/);
  await secondDevice.goto("/profile");
  await expect(secondDevice.getByRole("heading", { level: 1, name: player.username })).toBeVisible();
  await page.goto("/profile?tab=security");
  const list = page.getByRole("region", { name: "Where you are signed in" });
  await expect(list.getByRole("listitem").first()).toContainText("This device");
  await list.getByRole("button", { name: "Sign out all others" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(secondDevice.getByRole("alertdialog", { name: "Token expired" })).toBeVisible();
});

test("with two-factor sign-in a login asks for a code, and a recovery code works once", async ({
  page,
  player,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await page.goto("/profile?tab=security");
  await page.getByRole("button", { name: "Turn on" }).click();
  await confirm(page, "Continue");
  const dialog = page.getByRole("dialog", { name: "Connect your app" });
  await expect(dialog.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await dialog.getByRole("textbox").fill(appCode(secret, Date.now()));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const [recovery = "", another = ""] = await codes.getByRole("listitem").allTextContents();
  await codes.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, player.email);
  const code = page.getByRole("textbox", { name: "Code" });
  await expect(code).toBeFocused();
  await code.fill("000000");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toHaveText("The code is wrong or has already been used.");
  await code.fill(recovery);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/home");

  await page.goto("/profile?tab=security");
  await expect(page.getByText("9 recovery codes left")).toBeVisible();
  await page.getByRole("button", { name: "Turn off" }).click();
  await confirm(page, "Turn off");
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Enter the code from your authenticator app.");
  await confirm(page, "Turn off", { code: another });
  await expect(page.getByRole("button", { name: "Turn on" })).toBeVisible();
});

test("a player who registers by the link is counted", { tag: "@long" }, async ({ page, player, browser, baseURL }) => {
  expect(player.email).toContain("@");
  await page.goto("/profile?tab=referral");
  await expect(page.getByText("Nobody has registered through your link yet.")).toBeVisible();
  const link = (await page.getByText(/\/\?ref=/).textContent()) ?? "";
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const friend = await context.newPage();
  await friend.goto(new URL(link).pathname + new URL(link).search);
  // The code survives a visit that continues on other pages.
  await friend.goto("/auth/jwt/register");
  await friend.getByRole("textbox", { name: "First name" }).fill("Charles");
  await friend.getByRole("textbox", { name: "Last name" }).fill("Babbage");
  await friend.getByRole("textbox", { name: "Email address" }).fill(`${randomUUID()}@house.test`);
  await friend.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await friend.getByRole("button", { name: "Create account" }).click();
  await friend.getByRole("button", { name: "I am 18 or older" }).click();
  await expect(friend).toHaveURL("/home");
  await context.close();
  await page.reload();
  await expect(page.getByText("1 player")).toBeVisible();
});

test("the export is a file with the account in it", { tag: "@long" }, async ({ page, player }) => {
  await page.goto("/profile?tab=data");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await (await download).path();
  const data: unknown = JSON.parse(await readFile(file, "utf8"));
  expect(data).toMatchObject({ account: { email: player.email }, movements: [{ kind: "grant" }] });
});

test("a closed account is gone", async ({ page, player, complaints }) => {
  complaints.expect(/status of (401|403)/);
  await page.goto("/profile?tab=data");
  await page.getByRole("button", { name: "Close my account" }).click();
  await confirm(page, "Close for good", { password: "not my password" });
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("The password is wrong.");
  await confirm(page, "Close for good");
  await expect(page).toHaveURL("/home");
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible();
  await signIn(page, player.email);
  await expect(page.getByRole("alert")).toHaveText("E-mail or password is wrong.");
});
