import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";
import { isLong } from "../../form.ts";
import { turnInto } from "./look-as.ts";
import { desktopDark, phoneLight } from "./looks.ts";
import { comeToRest, open, playButton } from "./scene.ts";

export async function openAtRest(page: Page, path: string): Promise<void> {
  await open(page, path);
  if (path.startsWith("/game/")) await expect(page.locator(playButton).first()).toBeVisible();
}

/** Time after which late content has faded in, on a busy machine too. */
const SETTLES_MS = 45_000;

export const DIALOG = "[role=dialog]";
/** Selects a game with its panel, stage and bar, without the page around it. */
export const GAME = "main :has(> h1 ~ section [data-stage])";
/** Selects cards and elements that are opened over the page. */
export const ABOVE = `:is(${DIALOG}, [data-floating-card])`;

/**
 * Expects that axe finds nothing with all of its rules, best practices included. Contrast is not final while something
 * fades in, and a row may arrive while axe runs, so a fault must persist.
 * @param within limits the search to this part: a dialog, if the page behind it was checked already. Without it the
 * whole page is checked as a page.
 */
export async function expectAccessible(page: Page, what: string, ...within: readonly string[]): Promise<void> {
  await expect(async () => expect(await violations(page, within), what).toEqual([])).toPass({ timeout: SETTLES_MS });
}

/** The two extreme looks, between which all others lie. */
export const CORNERS = [desktopDark, phoneLight] as const;

/** Checks the page in each corner without reloading it. The next page is opened in the first window again. */
export async function expectAccessibleInCorners(page: Page, what: string, ...within: readonly string[]): Promise<void> {
  for (const corner of CORNERS) {
    await turnInto(page, corner);
    await expectAccessible(page, `${what}, ${corner.name}`, ...within);
  }
  await page.setViewportSize(CORNERS[0].viewport);
}

/** Checks a page that no other page stands for: in each corner, and in the long form also in the other colour mode. */
export async function expectAccessibleInLooks(page: Page, what: string, ...within: readonly string[]): Promise<void> {
  for (const corner of CORNERS) {
    await turnInto(page, corner);
    await (isLong ? expectAccessibleInBothModes : expectAccessible)(page, `${what}, ${corner.name}`, ...within);
  }
  await page.setViewportSize(CORNERS[0].viewport);
}

/** Checks a page as a whole, then in the other colour mode: in the same window only the contrast can differ there. */
async function expectAccessibleInBothModes(page: Page, what: string, ...within: readonly string[]): Promise<void> {
  await expectAccessible(page, what, ...within);
  await page.evaluate(
    `(({ dataset }) => { dataset.mode = dataset.mode === "dark" ? "light" : "dark"; })(document.documentElement)`,
  );
  const look = async () => expect(await violations(page, within, CONTRAST), `${what}, the other mode`).toEqual([]);
  await expect(look).toPass({ timeout: SETTLES_MS });
}

const CONTRAST = ["color-contrast"];

/** Returns axe's findings at this moment, once moving elements have come to rest. */
export async function violations(
  page: Page,
  within: readonly string[] = [],
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  await comeToRest(page);
  // The script has half a megabyte: it is loaded once per document.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const context = within.length > 0 ? JSON.stringify({ include: within }) : "document";
  const only = rules.length > 0 ? { runOnly: { type: "rule", values: rules } } : {};
  const options = JSON.stringify({ resultTypes: ["violations"], ...only });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, ${options})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 160)}: ${failureSummary.slice(0, 260)}`),
  );
}
