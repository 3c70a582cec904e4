import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../page/fixture.ts";

test("the shared link is the bet's page, also if nothing can be copied", { tag: "@long" }, async ({
  page,
  context,
  player,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await page.goto(`/game/mine?bet=${id}`);
  const dialog = page.getByRole("dialog", { name: /^Bet/ });
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByText("Link copied")).toBeVisible();
  const copied = await page.evaluate<string>("navigator.clipboard.readText()");
  expect(new URL(copied).pathname + new URL(copied).search).toBe(`/bet/${id}`);

  await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
  await page.reload();
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByRole("alert")).toContainText(copied.replace(/#.*/, ""));
});

/**
 * Compares two pictures in the browser: answers the size of the first, and the largest difference (of 255) between the
 * means of fields of 10 by 10 pixels.
 */
const COMPARE = `async (addresses) => {
  const FIELD = 10;
  const means = ({ width, height, data }) => {
    const fields = new Float64Array(Math.ceil(height / FIELD) * Math.ceil(width / FIELD) * 4);
    data.forEach((value, at) => {
      const row = Math.floor(at / 4 / width / FIELD);
      const column = Math.floor((Math.floor(at / 4) % width) / FIELD);
      fields[(row * Math.ceil(width / FIELD) + column) * 4 + at % 4] += value / FIELD ** 2;
    });
    return fields;
  };
  const [one, other] = await Promise.all(addresses.map(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  }));
  const others = means(other);
  const most = means(one).reduce((worst, mean, at) => Math.max(worst, Math.abs(mean - others[at])), 0);
  return { width: one.width, height: one.height, most };
}`;
/** A fake of the system's share sheet for files, as phones have; it keeps the files that it gets. */
const SHEET = `Object.assign(navigator, {
  canShare: () => true,
  share: async ({ url, files: [file] }) => { window.shared = [url, file.name, file.size]; },
})`;
interface Comparison {
  readonly width: number;
  readonly height: number;
  readonly most: number;
}

test("the saved and shared picture is the one that the server gives for the link", { tag: "@long" }, async ({
  page,
  player,
}) => {
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await page.addInitScript(SHEET);
  await page.goto(`/bet/${id}`);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save picture" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`bet-${id}.png`);
  const png = await readFile(await file.path());
  const both = [`data:image/png;base64,${png.toString("base64")}`, `/api/bets/${id}/picture.png`];
  const { most, ...size } = await page.evaluate<Comparison>(`(${COMPARE})(${JSON.stringify(both)})`);
  expect(size).toEqual({ width: 1200, height: 630 });
  // Differently smoothed edges of letters make 7; the smallest missing word makes 64.
  expect(most).toBeLessThan(20);

  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect
    .poll(() => page.evaluate("window.shared"))
    .toEqual([new URL(page.url()).href, `bet-${id}.png`, png.length]);
});
