import { test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { dialogOf, expectEnd, replay } from "@fairhouse/tests/e2e/page/replay-page.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { pocketAt } from "../screen/wheel-motion.ts";
import { pocketOutcome } from "./roulette-page.ts";

/** Returns the pocket under the ball, computed from the place of the ball and the rotation of the wheel. */
async function pocketUnderBall(page: Page): Promise<number> {
  const rotor = dialogOf(page).locator("[data-rotor]");
  const turned = /rotate: (-?[\d.]+)deg/.exec((await rotor.getAttribute("style")) ?? "")?.[1];
  const [wheel, ball] = await Promise.all([
    middleOf(rotor.locator("..")),
    middleOf(dialogOf(page).locator("[data-ball]")),
  ]);
  const around = (Math.atan2(ball.x - wheel.x, wheel.y - ball.y) * 180) / Math.PI;
  return pocketAt({ ball: around - Number(turned) });
}

async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("it is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("roulette: the replayed wheel spins, and the ball comes to the drawn pocket, time after time", {
  tag: "@long",
}, async ({ page, player }) => {
  const bet = await player.spin([{ on: "red", amount: 2_000 }]);
  const { pocket } = pocketOutcome.parse(bet.outcome);
  const runs = dialogOf(page).getByText("The replay is running");
  // The text is there only briefly, so the wait starts before the press.
  await Promise.all([runs.waitFor({ state: "attached" }), replay(page, bet.id)]);
  await expectEnd(page);
  expect(await pocketUnderBall(page)).toBe(pocket);
  await expect(dialogOf(page).getByRole("heading", { name: "Bet on Roulette" })).toBeInViewport({ ratio: 1 });
  const again = dialogOf(page).getByRole("button", { name: "Replay again" });
  await Promise.all([runs.waitFor({ state: "attached" }), again.click()]);
  await expectEnd(page);
  expect(await pocketUnderBall(page)).toBe(pocket);
});
