import { randomUUID } from "node:crypto";
import { catalog } from "@fairhouse/games/catalog.ts";
import { someInstant } from "@fairhouse/games/samples.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectBalance, test } from "../page/fixture.ts";
import { PASSWORD, Player } from "../page/player.ts";

const newEmail = () => `${randomUUID()}@house.test`;

async function openDialog(page: Page, path = "/home"): Promise<Locator> {
  await page.goto(path);
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
  return page.getByRole("dialog", { name: "Sign in" });
}

async function openRegistration(page: Page): Promise<Locator> {
  const signIn = await openDialog(page);
  await expect(signIn.getByText("New user?")).toBeVisible();
  await signIn.getByRole("button", { name: "Create an account" }).click();
  return page.getByRole("dialog", { name: "Sign Up" });
}

async function fillRegistration(dialog: Locator | Page, email: string, password = PASSWORD): Promise<void> {
  await dialog.getByRole("textbox", { name: "First name" }).fill("Ada");
  await dialog.getByRole("textbox", { name: "Last name" }).fill("Byron");
  await dialog.getByRole("textbox", { name: "Email address" }).fill(email);
  await dialog.getByRole("textbox", { name: "Password" }).fill(password);
}

async function fillLogin(dialog: Locator | Page, email: string, password = PASSWORD): Promise<void> {
  await dialog.getByRole("textbox", { name: "Email address" }).fill(email);
  await dialog.getByRole("textbox", { name: "Password" }).fill(password);
}

test("a visitor registers in the dialog and gets the free coins", async ({ page }) => {
  const dialog = await openRegistration(page);
  await expect(dialog.getByText("Already have an account?")).toBeVisible();
  await expect(dialog.getByText("By signing up, I agree to Terms of Service and Privacy Policy")).toBeVisible();
  await fillRegistration(dialog, newEmail());
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(dialog).toBeHidden();
  // The age is asked here, in a step of its own, and not at the first bet.
  const question = page.getByRole("alertdialog", { name: "Are you 18 or older?" });
  await question.getByRole("button", { name: "I am 18 or older" }).click();
  const welcome = page.getByRole("dialog", { name: "Welcome, Ada" });
  await expect(welcome.getByText("1,000,000", { exact: true })).toBeVisible();
  await welcome.getByRole("button", { name: "Look around first" }).click();
  await expect(welcome).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Ada" })).toBeVisible();
  await expectBalance(page, 1_000_000);
  await expect(page).toHaveURL("/home");
});

test("registration validates on submit, and then on every change", async ({ page }) => {
  const dialog = await openRegistration(page);
  const firstName = dialog.getByRole("textbox", { name: "First name" });
  const email = dialog.getByRole("textbox", { name: "Email address" });
  await firstName.focus();
  await email.focus();
  await expect(dialog.getByText("First name required")).toBeHidden();

  await dialog.getByRole("button", { name: "Create account" }).click();
  for (const message of ["First name required", "Last name required", "Email is required", "Password is required"]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await expect(firstName).toHaveAccessibleDescription("First name required");
  await firstName.fill("A");
  await expect(dialog.getByText("First name required")).toBeHidden();
  await email.fill("not an address");
  await expect(dialog.getByText("Email must be a valid email address")).toBeVisible();
  await email.fill("ada@house.test");
  await expect(dialog.getByText("Email must be a valid email address")).toBeHidden();
  await dialog.getByRole("textbox", { name: "Password" }).fill("short");
  await expect(dialog.getByText("Password must have at least 8 characters")).toBeVisible();
});

test("the password can be shown and hidden", { tag: "@long" }, async ({ page }) => {
  const dialog = await openDialog(page);
  const password = dialog.getByRole("textbox", { name: "Password" });
  await expect(password).toHaveAttribute("type", "password");
  await dialog.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await dialog.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("while the house works, the button shows it and a second press sends nothing", async ({ page }) => {
  const dialog = await openRegistration(page);
  await fillRegistration(dialog, newEmail());
  let sent = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/auth/register", async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  const create = dialog.getByRole("button", { name: "Create account" });
  await create.click();
  await expect(create).toHaveAttribute("aria-busy", "true");
  await create.click({ force: true });
  await dialog.getByRole("textbox", { name: "Password" }).press("Enter");
  answer();
  await expect(dialog).toBeHidden();
  expect(sent).toBe(1);
});

test("a refused registration says why, clears the fields and starts over", { tag: "@long" }, async ({
  page,
  complaints,
  player,
}) => {
  complaints.expect(/status of 409/);
  await page.context().clearCookies();
  const dialog = await openRegistration(page);
  await fillRegistration(dialog, player.email);
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "No account can be opened with this e-mail address. If it has one already, sign in instead.",
  );
  for (const field of await dialog.getByRole("textbox").all()) await expect(field).toHaveValue("");
  await expect(dialog.getByRole("textbox", { name: "First name" })).toBeFocused();
});

test("a wrong password is refused, and the right one signs in and out", async ({ page, complaints, player }) => {
  complaints.expect(/status of 401/);
  await page.context().clearCookies();
  const dialog = await openDialog(page);
  await fillLogin(dialog, player.email, "not my password");
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("E-mail or password is wrong.");
  await expect(dialog.getByRole("textbox", { name: "Email address" })).toHaveValue("");
  await expect(dialog.getByRole("textbox", { name: "Email address" })).toBeFocused();

  await fillLogin(dialog, player.email);
  await dialog.getByRole("textbox", { name: "Password" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expectBalance(page, 1_000_000);

  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("login asks for address and password", { tag: "@long" }, async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog.getByText("Email is required")).toBeVisible();
  await expect(dialog.getByText("Password is required")).toBeVisible();
});

for (const mode of ["dark", "light"]) {
  test(`the dialog is dark navy in ${mode} mode, at least 400 × 500, and fills a phone`, { tag: "@long" }, async ({
    page,
  }) => {
    await page.addInitScript(`localStorage.setItem("settings", '{"themeMode":"${mode}"}')`);
    const dialog = await openDialog(page);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 600, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBeGreaterThanOrEqual(400);
      await expect.poll(async () => (await dialog.boundingBox())?.height).toBeGreaterThanOrEqual(500);
    }
    const colours = await page.evaluate<string>(`(() => {
      const { backgroundColor, backgroundImage } = getComputedStyle(document.querySelector("[role=dialog]"));
      return backgroundImage + backgroundColor;
    })()`);
    const ground = colours.match(/rgb\(\d+, \d+, \d+\)/g)?.at(-1) ?? "";
    const [red = 255, green = 255, blue = 0] = (ground.match(/\d+/g) ?? []).map(Number);
    expect(Math.max(red, green), "dark").toBeLessThan(64);
    expect(blue, "navy").toBeGreaterThan(Math.max(red, green));
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  });
}

test("a house that does not answer leads to 'Something went wrong', and the form is cleared", { tag: "@long" }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  const dialog = await openDialog(page);
  await page.route("**/api/auth/login", (route) => route.abort());
  await fillLogin(dialog, "ada@house.test");
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Something went wrong");
  for (const field of await dialog.getByRole("textbox").all()) await expect(field).toHaveValue("");
});

test("the dialog closes by its button and by Escape, and gives the focus back", { tag: "@long" }, async ({ page }) => {
  const opener = page.getByRole("banner").getByRole("button", { name: "Sign in" });
  const dialog = await openDialog(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a player who signs in at a game stays at the game", async ({ page, player }) => {
  await page.context().clearCookies();
  const dialog = await openDialog(page, someInstant.entry.path);
  await fillLogin(dialog, player.email);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(someInstant.entry.path);
  await expectBalance(page, 1_000_000);
});

test("the sign-in page leads to returnTo, and only within the site", async ({ page, player }) => {
  await page.context().clearCookies();
  await page.goto("/auth/jwt/login?returnTo=%2Ffairness");
  await fillLogin(page, player.email);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/fairness");

  await page.goto("/auth/jwt/login?returnTo=https%3A%2F%2Felsewhere.test%2F");
  await expect(page).toHaveURL("/home");
});

test("the registration page registers, and sends signed-in players home", async ({ page }) => {
  await page.goto("/auth/jwt/login");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL("/auth/jwt/register");
  await fillRegistration(page, newEmail());
  await page.getByRole("button", { name: "Create account" }).click();
  // A player may leave the answer for later: the first bet asks again.
  await page.getByRole("alertdialog").getByRole("button", { name: "Not yet" }).click();
  await expect(page).toHaveURL("/home");
  const welcome = page.getByRole("dialog", { name: "Welcome, Ada" });
  const games = welcome.getByRole("region", { name: "Where do you want to start?" }).getByRole("link");
  await expect(games).toHaveCount(3);
  const chosen = (await games.last().getAttribute("href")) ?? "";
  expect(catalog.map(({ path }) => path as string)).toContain(chosen);
  await games.last().click();
  await expect(page).toHaveURL(chosen);
  await expect(welcome).toBeHidden();
  await page.goto("/auth");
  await expect(page).toHaveURL("/home");
});

test("other tabs follow a sign-in and a sign-out", async ({ context, complaints }) => {
  // The other tab may still send the token of the session that has just ended.
  complaints.expect(/status of 401/);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await second.goto("/profile");
  await expect(second.getByText("Sign in to see your profile")).toBeVisible();

  const player = await Player.register(context.request);
  await context.clearCookies();
  const dialog = await openDialog(first);
  await fillLogin(dialog, player.email);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(second.getByRole("heading", { level: 1, name: player.username })).toBeVisible();

  await first.getByRole("button", { name: "Account", exact: true }).click();
  await first.getByRole("button", { name: "Log out" }).click();
  await expect(second.getByText("Sign in to see your profile")).toBeVisible();
});

test("a page whose sign-up was refused follows a sign-in in another tab", { tag: "@long" }, async ({
  context,
  complaints,
}) => {
  complaints.expect(/status of 4(01|09|00)/);
  const player = await Player.register(context.request);
  await context.clearCookies();
  const [first, second] = [await context.newPage(), await context.newPage()];
  await second.goto("/auth/jwt/register");
  await fillRegistration(second, player.email);
  await second.getByRole("button", { name: "Create account" }).click();
  await expect(second.getByRole("alert")).toBeVisible();

  await first.goto("/home");
  const dialog = await openDialog(first);
  await fillLogin(dialog, player.email);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(second).toHaveURL("/home");
});
