import { catchMail, type MailCatcher, type ReceivedMail } from "@fairhouse/server/machinery/mail/testing.ts";
import { expect, type Page } from "@playwright/test";
import { makeDataDir, removeDataDir, type Server, startServer } from "../house/server.ts";
import { test as base } from "../page/fixture.ts";
import { Player } from "../page/player.ts";

const DESK = "desk@house.test";
const NUMBER = /^\d{4,}$/;

/** A separate house, because only a house with a mail server and a mailbox mails its messages. */
const test = base.extend<object, { readonly mail: MailCatcher; readonly house: Server }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern.
    async ({}, use) => {
      const mail = await catchMail();
      await use(mail);
      await mail.close();
    },
    { scope: "worker" },
  ],
  house: [
    async ({ mail }, use) => {
      const server = await startServer(await makeDataDir(), { SMTP_URL: mail.url, SUPPORT_EMAIL: DESK });
      await use(server);
      await server.stop();
      await removeDataDir(server.dataDir);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
});

// The tests run one after the other in one worker: a second worker would open a second house.
test.describe.configure({ mode: "default" });

async function openSupport(page: Page, path = "/fairness") {
  await page.goto(path);
  await page.mouse.move(300, 300);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Support" });
  await expect(link).toHaveAttribute("href", "/home?panel=support");
  await link.click();
  await expect(page).toHaveURL(`${path}?panel=support`);
  return page.getByRole("dialog", { name: "Support" });
}

/** The mail that the operator got about the message with this number; waits for it. */
async function mailAbout(mail: MailCatcher, number: string | null): Promise<ReceivedMail> {
  const about = () => mail.received.filter(({ text }) => text.startsWith(`Message ${number} `));
  await expect.poll(() => about().length).toBe(1);
  return about()[0] ?? { to: "", head: "", text: "" };
}

test("a visitor is told what is missing, writes, and gets a number; the operator gets the message", async ({
  page,
  mail,
}) => {
  const support = await openSupport(page);
  const send = support.getByRole("button", { name: "Send message" });
  await send.click();
  for (const missing of ["Choose a topic", "Message is required", "Email is required"]) {
    await expect(support.getByText(missing, { exact: true }).last()).toBeVisible();
  }
  const topic = support.getByRole("combobox", { name: "What is it about?" });
  await expect(topic, "what is wrong first has the focus").toBeFocused();
  await topic.selectOption("Something else");
  const message = support.getByRole("textbox", { name: "Your message" });
  await message.fill("Can owls play?\nI am one.");
  const email = support.getByRole("textbox", { name: "Where can we reach you?" });
  await email.fill("nobody");
  await expect(support.getByText("Email must be a valid email address")).toBeVisible();
  await email.fill("owl@forest.example");
  const bet = support.getByRole("textbox", { name: /^Bet number/ });
  await bet.fill("12");
  await send.click();
  await expect(support.getByText(/^This is not a bet number/)).toBeVisible();
  await bet.fill("");
  await send.click();
  const number = await support.getByText(NUMBER).textContent();
  await expect(support.getByText("owl@forest.example")).toBeVisible();
  const { to, text, head } = await mailAbout(mail, number);
  expect(to).toBe(DESK);
  expect(text).toContain("Can owls play?\nI am one.");
  expect(head).toContain("Reply-To: owl@forest.example");
  await expect(support.getByRole("link", { name: DESK })).toBeHidden();
  await support.getByRole("button", { name: "Write another message" }).click();
  await expect(message).toHaveValue("");
  await expect(support.getByRole("link", { name: DESK })).toHaveAttribute("href", `mailto:${DESK}`);
});

test("a player is not asked for an address, and an unknown bet is reported beside its field", { tag: "@long" }, async ({
  page,
  context,
  complaints,
  mail,
  baseURL,
}) => {
  complaints.expect(/status of 400/);
  const player = await Player.register(context.request);
  const support = await openSupport(page, "/home");
  await expect(support.getByText(player.email)).toBeVisible();
  await expect(support.getByRole("textbox", { name: "Where can we reach you?" })).toHaveCount(0);
  await support.getByRole("combobox").selectOption("A bet or a game");
  await support.getByRole("textbox", { name: "Your message" }).fill("What about this one?");
  const bet = support.getByRole("textbox", { name: /^Bet number/ });
  await bet.fill(`${baseURL}/bet/00000000-0000-4000-8000-000000000000`);
  await support.getByRole("button", { name: "Send message" }).click();
  await expect(support.getByText("There is no bet with this number")).toBeVisible();
  await expect(bet).toBeFocused();
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await bet.fill(`${baseURL}/bet/${id}`);
  await support.getByRole("button", { name: "Send message" }).click();
  await expect(support.getByRole("heading", { name: "Your message has arrived" })).toBeFocused();
  const { text } = await mailAbout(mail, await support.getByText(NUMBER).textContent());
  expect(text).toContain(`/bet/${id}`);
  expect(text).toContain(player.username);
});

test("a message whose answer was lost is sent again and arrives once", async ({ page, complaints, mail }) => {
  complaints.expect(/ERR_FAILED/);
  let tries = 0;
  await page.route("**/api/support", async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  const support = await openSupport(page);
  await support.getByRole("combobox").selectOption("Something else");
  await support.getByRole("textbox", { name: "Your message" }).fill("Only once, please");
  await support.getByRole("textbox", { name: "Where can we reach you?" }).fill("once@forest.example");
  await support.getByRole("button", { name: "Send message" }).click();
  const number = await support.getByText(NUMBER).textContent();
  expect(tries).toBe(2);
  expect((await mailAbout(mail, number)).text).toContain("Only once, please");
});

test("the text survives Escape, a reload and signing in, until it is sent", { tag: "@long" }, async ({
  page,
  context,
  mail,
}) => {
  const support = await openSupport(page);
  const topic = support.getByRole("combobox", { name: "What is it about?" });
  const message = support.getByRole("textbox", { name: "Your message" });
  const isKept = async () => {
    await expect(topic).toHaveValue("privacy");
    await expect(message).toHaveValue("Half a thought");
  };
  await topic.selectOption("Privacy and my data");
  await message.fill("Half a thought");
  await page.keyboard.press("Escape");
  await expect(support).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
  await isKept();
  await page.reload();
  await isKept();
  const player = await Player.register(context.request);
  await page.reload();
  await expect(support.getByText(player.email)).toBeVisible();
  await isKept();
  await support.getByRole("button", { name: "Send message" }).click();
  expect((await mailAbout(mail, await support.getByText(NUMBER).textContent())).text).toContain("Half a thought");
  await support.getByRole("button", { name: "Write another message" }).click();
  await expect(message).toHaveValue("");
  await page.reload();
  await expect(message).toHaveValue("");
});
