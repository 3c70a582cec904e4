import { expect, type Locator, type Page } from "@playwright/test";

/** Names elements that are wider than the window. */
const TOO_WIDE = `(() => {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room && document.body.scrollWidth <= room) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > room + 1 || element.getBoundingClientRect().left < -1)
    .map((element) => element.tagName + "." + element.className)
    .concat("document " + document.documentElement.scrollWidth);
})()`;

/** Expects no element wider than the window. */
export async function expectNoSidewaysScrolling(page: Page, what: string): Promise<void> {
  // A window that has just been resized is still being redrawn.
  await expect.poll(() => page.evaluate<string[]>(TOO_WIDE), `${what} scrolls sideways`).toEqual([]);
}

/** Expects the main button in the first window, with nothing over it. */
export async function expectMainButton(page: Page, path: string): Promise<void> {
  await expect(page.locator("[data-play-button]").first()).toBeInViewport({ ratio: 1 });
  // At tables whose rounds follow each other the button changes now and then, and for a moment there is none.
  await expect(() => expectUncovered(page, path)).toPass({ timeout: 30_000 });
}

/** Expects panel, stage and bar in view without scrolling, above the navigation. */
export async function expectFrame(page: Page, what: string): Promise<void> {
  const below = async () => {
    const { y } = await boxOf(page.getByRole("navigation").last());
    return (await bottomOf(page.locator("[role=toolbar]").first())) - y;
  };
  await expect.poll(below, what).toBeLessThanOrEqual(0);
  await expect.poll(async () => (await boxOf(page.locator("[data-stage]"))).height, what).toBeGreaterThan(230);
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error("it is not shown");
  return box;
}

async function bottomOf(target: Locator): Promise<number> {
  const { y, height } = await boxOf(target);
  return y + height;
}

/** The bottom navigation lies over the page: covered parts are not visible. */
async function expectUncovered(page: Page, path: string): Promise<void> {
  const box = await page.locator("[data-play-button]").first().boundingBox();
  if (box === null) throw new Error(`${path}: no main button`);
  const hit = await page.evaluate<boolean>(`[${box.y + 2}, ${box.y + box.height - 2}].every((y) =>
    document.elementFromPoint(${box.x + box.width / 2}, y)?.closest("[data-play-button]") != null)`);
  expect(hit, `${path}: the main button is covered`).toBe(true);
}

/** Touch targets smaller than 44 px, including the invisible margin that some carry. */
const SMALL_TARGETS = `[...document.querySelectorAll("button, nav a, select")]
  .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((element) => {
    const box = element.getBoundingClientRect();
    const margin = getComputedStyle(element, "::before");
    const grown = margin.content !== "none" && margin.position === "absolute" ? margin : { width: "0", height: "0" };
    const width = Math.max(box.width, parseFloat(grown.width));
    const height = Math.max(box.height, parseFloat(grown.height));
    const name = element.getAttribute("aria-label") ?? element.textContent;
    return { width, height, text: name + " " + Math.round(width) + " × " + Math.round(height) };
  })
  .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5))
  .map(({ text }) => text)`;

export async function expectLargeTargets(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate<string[]>(SMALL_TARGETS), `${path}: targets below 44 px`).toEqual([]);
}
