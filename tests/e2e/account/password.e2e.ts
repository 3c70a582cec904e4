import { randomUUID } from "node:crypto";
import { catchMail, type MailCatcher } from "@fairhouse/server/machinery/mail/testing.ts";
import { expect } from "@playwright/test";
import { makeDataDir, removeDataDir, type Server, startServer } from "../house/server.ts";
import { test } from "../page/fixture.ts";
import { PASSWORD, Player } from "../page/player.ts";

/** A separate house, because only a house with a mail server sends links. */
let server: Server;
let mail: MailCatcher;
const NEW_PASSWORD = "orange lantern 41";

// The tests run one after the other in one worker: a second worker would open a second house.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  mail = await catchMail();
  server = await startServer(await makeDataDir(), { SMTP_URL: mail.url, SIGN_INS_PER_MINUTE: "1000" });
});
test.afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
  await mail.close();
});

test("the mailed link sets a new password", async ({ page, playwright, complaints }) => {
  // The test uses the link a second time.
  complaints.expect(/status of (401|404)/);
  const request = await playwright.request.newContext({ baseURL: server.url });
  const player = await Player.register(request);
  await page.goto(`${server.url}/home`);
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("dialog", { name: "Sign in" }).getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL(`${server.url}/auth/jwt/forgot-password`);
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Email is required")).toBeVisible();
  await page.getByRole("textbox", { name: "Email address" }).fill(player.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();

  const link = new URL(/https?:\S+/.exec((await mail.next(player.email)).text)?.[0] ?? "");
  await page.goto(server.url + link.pathname + link.hash);
  await expect(page.getByRole("heading", { level: 1, name: "New password" })).toBeVisible();
  await expect(page).toHaveTitle("New password · Fairhouse");
  await expect(page, "the token leaves the address").toHaveURL(`${server.url}/auth/jwt/new-password`);
  const password = page.getByRole("textbox", { name: "Password" });
  await password.fill("short");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Password must have at least 8 characters")).toBeVisible();
  await password.fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your password is set" })).toBeVisible();

  await page.getByRole("link", { name: "Back to sign in" }).click();
  await page.getByRole("textbox", { name: "Email address" }).fill(player.email);
  await page.getByRole("textbox", { name: "Password" }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(`${server.url}/home`);

  await page.goto(server.url + link.pathname + link.hash);
  await page.getByRole("textbox", { name: "Password" }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "This link or code is too old or has already been used. Ask for a new one.",
  );
  await request.dispose();
});

test("the page says the same for an unknown address", { tag: "@long" }, async ({ page }) => {
  const email = `${randomUUID()}@house.test`;
  await page.goto(`${server.url}/auth/jwt/forgot-password`);
  await page.getByRole("textbox", { name: "Email address" }).fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
  expect(mail.received.some(({ to }) => to === email)).toBe(false);
});

test("a house without mail promises no link", { tag: "@long" }, async ({ page }) => {
  await page.goto("/auth/jwt/forgot-password");
  await expect(page.getByText("This house does not send email")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send link" })).toHaveCount(0);
});

test("a link without its token says so", { tag: "@long" }, async ({ page }) => {
  await page.goto(`${server.url}/auth/jwt/new-password`);
  await expect(page.getByText("This link is incomplete.")).toBeVisible();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Forgot your password?" })).toBeVisible();
});

test("an address changes when its mailbox has proven the code, and the old one takes the account back", async ({
  page,
  playwright,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const request = await playwright.request.newContext({ baseURL: server.url });
  const player = await Player.register(request);
  await page.goto(`${server.url}/auth/jwt/login`);
  await page.getByRole("textbox", { name: "Email address" }).fill(player.email);
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(`${server.url}/home`);
  const next = `${randomUUID()}@house.test`;
  await page.goto(`${server.url}/profile?tab=security`);
  await page.getByRole("textbox", { name: "New email address" }).fill(next);
  await page.getByRole("textbox", { name: "Current password" }).last().fill(PASSWORD);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText("Until then nothing changes.")).toContainText(next);
  await expect(page.getByText("You sign in with")).toContainText(player.email);
  await page
    .getByRole("textbox", { name: "Code from the mail" })
    .fill(/^\d{8}$/m.exec((await mail.next(next)).text)?.[0] ?? "");
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByText("You sign in with")).toContainText(next);

  const link = new URL(/https?:\S+/.exec((await mail.next(player.email)).text)?.[0] ?? "");
  await page.goto(server.url + link.pathname + link.hash);
  await expect(page.getByRole("heading", { level: 1, name: "Recover your account" })).toBeVisible();
  await page.getByRole("textbox", { name: "Password" }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Recover account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account is yours again" })).toBeVisible();
  await request.dispose();
});
