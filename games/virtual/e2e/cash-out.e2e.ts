import { test } from "@fairhouse/tests/e2e/house/own-quick-house.ts";
import { expectBalance } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect } from "@playwright/test";
import { betOnDraw, own, START } from "./virtual-page.ts";

test("half of an open slip is sold, then the rest, and both prices are verified", async ({ page, player }) => {
  await betOnDraw(page, 4);
  const [open] = await player.bets("virtual");
  await page.goto(`/bet/${open?.id}`);
  await expect(page.getByText(/^Single · Pays at most \d/)).toBeVisible();
  await expect(page.getByRole("list", { name: "Legs of the slip" })).toContainText(/Open · Kick-off \w/);
  await page.goto("/sports");
  const slip = own(page).first();
  const sell = slip.getByRole("button", { name: /^Cash out \d/ });
  // For a moment the button has the amount before a change as well.
  const offered = async (like: RegExp) => {
    await expect(sell).toHaveText(like);
    return Number((await sell.textContent())?.match(/\d+/)?.[0]);
  };
  const whole = await offered(/^Cash out 9[0-3]\d(?!\d)/);
  await slip.getByRole("radio", { name: "50%" }).click();
  const half = await offered(/^Cash out 4[4-6]\d(?!\d)/);
  expect(2 * half).toBeGreaterThanOrEqual(whole - 2);
  expect(2 * half).toBeLessThanOrEqual(whole);
  await sell.click();
  await expect(slip).toContainText(`50% cashed out for ${half}`);
  await expectBalance(page, START - 1_000 + half);
  await expectAccessible(page, "a slip of which a part was sold");

  await page.reload();
  await expect(slip).toContainText(`50% cashed out for ${half}`);
  const rest = await offered(/^Cash out 4[4-6]\d(?!\d)/);
  await sell.click();
  await expect(slip).toContainText(`Cashed out ${half + rest}`);
  await expectBalance(page, START - 1_000 + half + rest);
  const [bet] = await player.bets("virtual");
  await page.goto(`/bet/${bet?.id}`);
  await expect(page.getByText(`50% of this slip was sold back to the house for ${half}`)).toBeVisible();
  await expect(page.getByText(`The rest was sold back to the house for ${rest}`)).toBeVisible();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText(/^Verified/)).toBeVisible();
});

test("a slip is sold once the house pays what its player has ordered, on a page that was loaded since", {
  tag: "@long",
}, async ({ page, player }) => {
  await betOnDraw(page, 4);
  const slip = own(page).first();
  const later = slip.getByRole("button", { name: "Cash out later, at a value" });
  const value = slip.getByRole("textbox", { name: "Cash out at a value of" });
  await later.press("Enter");
  await expect(value, "what takes the place of a button has its focus").toBeFocused();
  await slip.getByRole("button", { name: "Close" }).press("Enter");
  await expect(later).toBeFocused();
  await later.press("Enter");
  const set = slip.getByRole("button", { name: "Set" });
  await value.fill("900");
  await expect(slip.getByText(/^The house pays 9\d\d/)).toBeVisible();
  await expect(set).toBeDisabled();
  await value.fill("1500");
  await expectAccessible(page, "an order to sell a slip");
  await value.press("Enter");
  await expect(slip).toContainText("Cash out at1,500");
  await expect(slip.getByRole("button", { name: "Remove the automatic cash-out" })).toBeFocused();
  await page.reload();
  await expect(slip).toContainText("1,500");
  await slip.getByRole("button", { name: "Remove the automatic cash-out" }).press("Enter");
  await expect(later).toBeFocused();

  // From elsewhere, at less than what the house pays now.
  const [bet] = await player.bets("virtual");
  await player.post(`/slips/${bet?.id}/cash-out-order`, { least: 800 });
  await expect(slip).toContainText(/Cashed out 9\d\d/);
  const [sold] = await player.bets("virtual");
  expect(sold).toMatchObject({ ended: "cashed_out" });
  await expectBalance(page, START - 1_000 + (sold?.payout ?? 0));
});
