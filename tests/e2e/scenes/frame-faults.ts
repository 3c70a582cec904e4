import type { Page } from "@playwright/test";

/**
 * Finds layout faults of a game, from the boxes of visible elements in the page. Words and controls of panel, bar and
 * cards must lie inside them and be whole; a scrolling area must show that it scrolls, end above the button and be
 * reachable; the stage must have its minimum size, and cards must be inside the window.
 */
const FAULTS = `(() => {
  const faults = [];
  const box = (element) => element.getBoundingClientRect();
  const named = (element) =>
    element.tagName.toLowerCase() + " “" + (element.getAttribute("aria-label") || element.value || element.textContent).trim().slice(0, 40) + "”";
  const seen = (element) => {
    const { width, height } = box(element);
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const stage = document.querySelector("[data-stage]");
  const panel = document.querySelector("[data-compact]");
  const bar = document.querySelector("[role=toolbar]").parentElement;
  const cards = [...document.querySelectorAll("[data-floating-card]")];

  for (const room of [panel, bar, ...cards]) {
    const { left, right } = box(room);
    for (const element of room.querySelectorAll("*")) {
      if (!seen(element) || element.closest("svg, [aria-hidden=true], .sr-only, [role=toolbar] *")) continue;
      const own = box(element);
      if (own.left < left - 1 || own.right > right + 1) faults.push(named(element) + " runs out of its box");
      const cuts = getComputedStyle(element).overflowX !== "visible" || element.tagName === "INPUT";
      // Names of others in a list are as long as they like: they end in an ellipsis.
      if (element.closest("li") && getComputedStyle(element).textOverflow === "ellipsis") continue;
      if (cuts && element.tagName !== "SELECT" && element.scrollWidth > element.clientWidth + 1 && element.textContent + (element.value || "") !== "")
        faults.push(named(element) + " is cut by " + (element.scrollWidth - element.clientWidth) + " px");
    }
  }

  const buttons = [...document.querySelectorAll("[data-play-button]")];
  const areas = [...panel.querySelectorAll(".scroll-fade")];
  for (const area of areas) {
    const shared = (start, end) => (one, other) => Math.min(one[end], other[end]) - Math.max(one[start], other[start]);
    const [across, down] = [shared("left", "right"), shared("top", "bottom")];
    // A button beside the area covers nothing of it.
    const stacked = buttons.map(box).filter((own) => across(box(area), own) > 1);
    const overlap = Math.max(0, ...stacked.map((own) => down(box(area), own)));
    if (overlap > 1) faults.push("the button covers " + Math.round(overlap) + " px of what scrolls");
    if (area.scrollHeight <= area.clientHeight + 1) continue;
    if (getComputedStyle(area).overflowY !== "auto") faults.push("an area hides what it has no room for");
    if (!area.hasAttribute("data-below") && area.scrollTop === 0) faults.push("nothing says that an area scrolls");
    const controls = [...area.querySelectorAll("input, select, button")].filter(seen);
    area.scrollTop = area.scrollHeight;
    const last = controls.at(-1);
    if (last && box(last).bottom > box(area).bottom + 1) faults.push(named(last) + " cannot be reached");
    area.scrollTop = 0;
  }

  const { width, height } = box(stage);
  if (width < 400 || height < 300) faults.push("the stage is " + Math.round(width) + " × " + Math.round(height));
  for (const card of cards) {
    const { left, top, right, bottom } = box(card);
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push(named(card) + " leaves the window");
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.push("the page scrolls sideways");
  return [...new Set(faults)];
})()`;

export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FAULTS);
}
