import type { BrowserContext } from "@playwright/test";
import { isLong } from "../../form.ts";

/** Between two frames that a script draws. A browser's own pause is 17 ms. */
const PAUSE_MS = 33;

/**
 * Lets the scripts of a page draw every third frame, as on an old phone: without a graphics card, each one costs a core
 * as much as a bet does. The long form draws all of them.
 */
export async function drawFewer(context: BrowserContext): Promise<void> {
  if (!isLong) await context.addInitScript(fewerFrames);
}

const fewerFrames = `{
  const [request, cancel] = [requestAnimationFrame.bind(window), cancelAnimationFrame.bind(window)];
  const waiting = new Map();
  let newest = 0;
  window.requestAnimationFrame = (draw) => {
    newest += 1;
    const id = newest;
    const one = { frame: null, timer: setTimeout(() => {
      one.frame = request((now) => {
        waiting.delete(id);
        draw(now);
      });
    }, ${PAUSE_MS}) };
    waiting.set(id, one);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    const one = waiting.get(id);
    if (one === undefined) return;
    waiting.delete(id);
    clearTimeout(one.timer);
    if (one.frame !== null) cancel(one.frame);
  };
}`;
