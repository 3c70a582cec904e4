import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";
import { isLong } from "../form.ts";
import { turnInto } from "./look-as.ts";
import { desktopDark, phoneLight } from "./looks.ts";
import { comeToRest, open, playButton } from "./scene.ts";

export async function openAtRest(page: Page, path: string): Promise<void> {
  await open(page, path);
  if (path.startsWith("/game/")) await expect(page.locator(playButton).first()).toBeVisible();
}

/** What comes late has faded in by then, on a busy machine too. */
const SETTLES_MS = 45_000;

export const DIALOG = "[role=dialog]";
/** A game with its panel, stage and bar; not the page around it. */
export const GAME = "main :has(> h1 ~ section [data-stage])";
/** Cards and what is opened over the page. */
export const ABOVE = `:is(${DIALOG}, [data-floating-card])`;

/**
 * Everything that axe knows, best practices included. While something fades in its contrast is not yet what it will be, and a row may
 * come while axe looks: what is wrong has to stay wrong.
 * @param within only there: a dialog, when the page behind it was looked at already. Without it the whole page, as a page.
 */
export async function expectAccessible(page: Page, what: string, ...within: readonly string[]): Promise<void> {
  await expect(async () => expect(await violations(page, within), what).toEqual([])).toPass({ timeout: SETTLES_MS });
}

/** The two corners between which every other look lies. */
export const CORNERS = [desktopDark, phoneLight] as const;

/** In each corner, without loading anything once more. The next page is opened in the first window again. */
export async function expectAccessibleInCorners(page: Page, what: string, ...within: readonly string[]): Promise<void> {
  for (const corner of CORNERS) {
    await turnInto(page, corner);
    await expectAccessible(page, `${what}, ${corner.name}`, ...within);
  }
  await page.setViewportSize(CORNERS[0].viewport);
}

/** A page that no other stands for: in each corner, and in the long form there in the other of dark and light as well. */
export async function expectAccessibleInLooks(page: Page, what: string, ...within: readonly string[]): Promise<void> {
  for (const corner of CORNERS) {
    await turnInto(page, corner);
    await (isLong ? expectAccessibleInBothModes : expectAccessible)(page, `${what}, ${corner.name}`, ...within);
  }
  await page.setViewportSize(CORNERS[0].viewport);
}

/** A page as a page, and then in the other of dark and light: of the same window only the contrast can differ there. */
async function expectAccessibleInBothModes(page: Page, what: string, ...within: readonly string[]): Promise<void> {
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
  await comeToRest(page);
  // Half a megabyte of script: once for each document.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const context = within.length > 0 ? JSON.stringify({ include: within }) : "document";
  const only = rules.length > 0 ? { runOnly: { type: "rule", values: rules } } : {};
  const options = JSON.stringify({ resultTypes: ["violations"], ...only });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, ${options})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 160)}: ${failureSummary.slice(0, 260)}`),
  );
}
