import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { MinesPage } from "@fairhouse/games/mines/e2e/mines-page.ts";
import { houseLogs } from "@fairhouse/protocol/house-log.ts";
import { betPage } from "@fairhouse/protocol/play.ts";
import { verifyLogProof } from "@fairhouse/tools/verify/log-proof.ts";
import { expect, type Page } from "@playwright/test";
import { test } from "../page/fixture.ts";
import { expectAccessible } from "../scenes/axe.ts";

const inLog = (page: Page) => page.getByRole("region", { name: "In the public log" });

test("anybody sees a bet checked in the log, and keeps a proof that holds offline", async ({ page, player }) => {
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  const hand = await player.playMines(1_000, 3, [0]);
  await page.context().clearCookies();
  await page.goto(`/bet/${hand}`);
  await expect(inLog(page).getByText("Checked")).toBeVisible();
  await expect(inLog(page).getByRole("listitem")).toHaveCount(2);
  await page.goto(`/bet/${id}`);
  await expect(inLog(page).getByText("Checked")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await inLog(page).getByRole("button", { name: "Save the proof: End" }).click();
  const file = await (await downloading).path();
  const text = await readFile(file, "utf8");
  const { lines, holds } = await verifyLogProof(text, null);
  expect(holds).toBe(true);
  expect(lines.join("\n")).toContain(id);
  expect((await verifyLogProof(text.replace(/^index .*$/m, "index 0"), null)).holds).toBe(false);
});

test("the saved verifier checks a saved proof from a disk, without a network", async ({ browser, page, player }) => {
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await page.goto(`/bet/${id}`);
  const [proof] = await Promise.all([
    page.waitForEvent("download"),
    inLog(page).getByRole("button", { name: "Save the proof: End" }).click(),
  ]);
  const [verifier] = await Promise.all([
    page.waitForEvent("download"),
    inLog(page).getByRole("link", { name: "Save the offline verifier" }).click(),
  ]);
  expect(verifier.suggestedFilename()).toBe("verify-proof.html");
  const saved = test.info().outputPath("verify-proof.html");
  await verifier.saveAs(saved);
  const [log] = houseLogs.parse(await (await page.request.get("/log")).json()).logs;
  const alone = await browser.newContext({ offline: true, colorScheme: "dark" });
  const own = await alone.newPage();
  await own.goto(pathToFileURL(saved).href);
  await own.getByLabel("Choose proofs").setInputFiles(await proof.path());
  await expect(own.getByText("The proof holds")).toBeVisible();
  await expect(own.getByText(`${log?.origin} has signed that tree.`)).toBeVisible();
  await expect(own.getByText(id, { exact: true })).toBeVisible();
  await expectAccessible(own, "the verifier");
  // With the key that the reader knows, and with another one.
  const key = own.getByLabel("Key of the log that you know");
  await key.fill(log?.vkey ?? "");
  await expect(own.getByText("The key is the one that you entered.")).toBeVisible();
  await key.fill("house.example/log/1+218c3b24+Aa2EWGJUWJqejoIzZVImx3/YPOffP1dHSCivnzjy0Kqo");
  await expect(own.getByText("The proof does not hold")).toBeVisible();
  await own.getByLabel("Language").selectOption("العربية");
  await expect(own.getByText("الإثبات غير صحيح")).toBeVisible();
  await expect(own.locator("html")).toHaveAttribute("dir", "rtl");
  await alone.close();
});

test("a page that shows another payout than the log is found out", async ({ page, player }) => {
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await page.route(`**/api/bets/${id}`, async (route) => {
    const answer = await route.fetch();
    const { bet, ...rest } = betPage.parse(await answer.json());
    await route.fulfill({ response: answer, json: { ...rest, bet: { ...bet, payout: (bet.payout ?? 0) + 1 } } });
  });
  await page.goto(`/bet/${id}`);
  await expect(inLog(page).getByRole("alert")).toContainText("The entry says something else than this page.");
  await expect(inLog(page).getByText("Does not agree")).toBeVisible();
});

test("a bet that ends while its page is fetched accuses nobody", async ({ page, player }) => {
  const hand = await player.playMines(1_000, 3, [0]);
  let isOpen = true;
  await page.route(`**/api/bets/${hand}`, async (route) => {
    const answer = await route.fetch();
    const { bet, ...rest } = betPage.parse(await answer.json());
    const open = { ...bet, payout: null, ended: null, settledAt: null, outcome: null };
    await route.fulfill({ response: answer, json: isOpen ? { ...rest, bet: open } : { ...rest, bet } });
    isOpen = false;
  });
  await page.addInitScript(`new MutationObserver(() => {
    if (document.body?.textContent.includes("Does not agree")) document.documentElement.dataset.accused = "";
  }).observe(document, { childList: true, subtree: true, characterData: true })`);
  await page.goto(`/bet/${hand}`);
  await expect(inLog(page).getByText("Checked")).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-accused");
});

test("a browser keeps the receipt of a bet that is open, and says on every page that it was broken", async ({
  page,
  player,
}) => {
  const receipts = () => page.evaluate(() => JSON.parse(localStorage.getItem("receipts") ?? '{"open":[]}'));
  const mines = new MinesPage(page);
  await mines.open();
  // The footer is fetched at the first sign of life, and watches the log.
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("log"))).not.toBeNull();
  await mines.bet.click();
  await expect.poll(receipts).toMatchObject({ open: [{ log: 1, isMissing: false }], broken: [] });
  const {
    open: [receipt],
  } = await receipts();
  expect(receipt.note).toContain("localhost/log/1/receipts");
  expect(await player.get(`/bets/${receipt.bet}/receipt`)).toMatchObject({ entries: receipt.entries });
  // As if the minute were over, and the house had promised something else.
  const other = { ...receipt, due: 0, entries: [receipt.entries[0].replace(/.$/, "A")] };
  await page.evaluate((text) => localStorage.setItem("receipts", text), JSON.stringify({ open: [other], broken: [] }));
  await page.goto("/home");
  await page.mouse.wheel(0, 200);
  await expect.poll(receipts).toMatchObject({ open: [{ isMissing: true }], broken: [] });
  await page.goto("/fairness");
  await page.mouse.wheel(0, 200);
  const banner = page.getByRole("alert").filter({ hasText: "A bet of yours is missing from the log" });
  await expect(banner).toBeVisible();
  const downloading = page.waitForEvent("download");
  await banner.getByRole("button", { name: "Save" }).click();
  expect(await readFile(await (await downloading).path(), "utf8")).toContain(receipt.bet);
});

test("the link of a bet carries the sharer's head, and who is shown less of the log finds out", async ({
  page,
  context,
  player,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const seen = (own: Page) => own.evaluate(() => JSON.parse(localStorage.getItem("log") ?? '{"seen":null}').seen);
  const old = await page.request.get("/log/1/checkpoint");
  const oldNote = await old.text();
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await expect.poll(async () => (await page.request.get("/log/1/checkpoint")).text()).not.toBe(oldNote);
  await page.goto(`/bet/${id}`);
  // The footer is fetched at the first sign of life, and watches the log.
  await page.mouse.wheel(0, 200);
  await expect.poll(() => seen(page)).toMatchObject({ n: 1 });
  const { note } = await seen(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  const copied = () => page.evaluate<string>("navigator.clipboard.readText()");
  await expect(async () => {
    await page.getByRole("button", { name: "Copy link" }).click();
    expect(await copied()).toMatch(/#log=1\.\d+\.[\w-]{128}$/);
  }).toPass();
  const link = await copied();

  const other = await browser.newPage({ baseURL: new URL(link).origin });
  await other.goto(link);
  await other.mouse.wheel(0, 200);
  await expect.poll(() => seen(other)).toMatchObject({ n: 1, behindSince: null });
  await other.evaluate(() => localStorage.removeItem("log"));
  await other.route("**/log/1/checkpoint", (route) => route.fulfill({ body: oldNote }));
  await other.reload();
  await other.mouse.wheel(0, 200);
  await expect.poll(() => seen(other)).toMatchObject({ n: 1, behindSince: expect.any(Number) });
  expect((await seen(other)).note.split("\n").slice(0, 3)).toEqual(note.split("\n").slice(0, 3));
  await other.close();
});

test("a browser remembers the signed log, and after a fork nothing is staked from it", async ({ page, player }) => {
  const seen = () => page.evaluate(() => JSON.parse(localStorage.getItem("log") ?? "null"));
  await page.goto("/home");
  // The footer is fetched at the first sign of life, and watches the log.
  await page.mouse.wheel(0, 200);
  await expect.poll(seen).toMatchObject({ seen: { n: 1, behindSince: null }, fork: null });
  const { seen: known } = await seen();
  await page.evaluate(
    ([text]) => localStorage.setItem("log", text ?? ""),
    [JSON.stringify({ seen: known, fork: { kind: "fork", notes: [known.note, known.note] } })],
  );
  const mines = new MinesPage(page);
  await mines.open();
  await page.mouse.wheel(0, 200);
  const banner = page.getByRole("alert").filter({ hasText: "This house shows two different logs" });
  await expect(banner).toBeVisible();
  const downloading = page.waitForEvent("download");
  await banner.getByRole("button", { name: "Save" }).click();
  expect(await readFile(await (await downloading).path(), "utf8")).toContain(known.note);
  const before = await player.balance();
  await mines.bet.click();
  await expect(page.getByText("The house is not taking new bets at the moment.")).toBeVisible();
  expect(await player.balance()).toBe(before);
});
