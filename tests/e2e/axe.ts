import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { type Look, storing } from "./looks.ts";

/** Before the page is opened: the window and the settings of a look, without motion. */
export async function lookAs(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(look.viewport);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(storing(look));
}

export async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("main :is(h1, h2, h3, p)").first()).toBeAttached();
  await page.waitForLoadState("networkidle");
}

/** What comes late has faded in by then, on a busy machine too. */
const SETTLES_MS = 45_000;

export const DIALOG = "[role=dialog]";

/**
 * Everything that axe knows, best practices included. While something fades in its contrast is not yet what it will be, and a row may
 * come while axe looks: what is wrong has to stay wrong.
 * @param within only there: a dialog, when the page behind it was looked at already. Without it the whole page, as a page.
 */
export async function expectAccessible(page: Page, what: string, ...within: readonly string[]): Promise<void> {
  await expect(async () => expect(await violations(page, within), what).toEqual([])).toPass({ timeout: SETTLES_MS });
}

/** A page as a page, and then in the other of dark and light: of the same window only the contrast can differ there. */
export async function expectAccessibleInBothModes(
  page: Page,
  what: string,
  ...within: readonly string[]
): Promise<void> {
  await expectAccessible(page, what, ...within);
  await page.evaluate(
    `(({ dataset }) => { dataset.mode = dataset.mode === "dark" ? "light" : "dark"; })(document.documentElement)`,
  );
  const look = async () => expect(await violations(page, within, CONTRAST), `${what}, the other mode`).toEqual([]);
  await expect(look).toPass({ timeout: SETTLES_MS });
}

const CONTRAST = ["color-contrast"];

/** What axe has to say at this moment, once what moves has come to rest. */
export async function violations(
  page: Page,
  within: readonly string[] = [],
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  await page.evaluate(`Promise.all(
    document.getAnimations()
      .filter(({ playState, effect }) => playState === "running" && effect?.getTiming().iterations !== Infinity)
      .map((animation) => animation.finished.catch(() => {})),
  ).then(() => {})`);
  // The other mode parts its work over frames, of which the house has none, and costs four times as much.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (rules.length > 0) axe.withRules([...rules]);
  for (const part of within) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 160)}: ${failureSummary.slice(0, 260)}`),
  );
}
