import type { Page } from "@playwright/test";

/**
 * Notes the texts of a selector's elements from now on, each text once; polling may miss transient ones. The page must
 * not be reloaded meanwhile.
 */
export async function notePassing(page: Page, selector: string): Promise<() => Promise<readonly string[]>> {
  const notes = await page.evaluateHandle<readonly string[]>(`(() => {
    const texts = [];
    const note = () => {
      for (const { textContent } of document.querySelectorAll(${JSON.stringify(selector)}))
        if (!texts.includes(textContent)) texts.push(textContent);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
    note();
    return texts;
  })()`);
  return () => notes.jsonValue();
}

/**
 * The balance that the top bar showed from a time on (milliseconds since 1970), and whether the stage showed a result
 * by then.
 */
export interface SeenBalance {
  readonly at: number;
  readonly balance: number;
  readonly told: boolean;
}

/**
 * Notes every balance that the page ever shows, from its first paint on; after a reload it starts again. Must be called
 * before the page is opened.
 * @param result text on the stage while it shows a result
 */
export async function noteBalances(page: Page, result: string): Promise<() => Promise<readonly SeenBalance[]>> {
  await page.addInitScript(`
    window.seenBalances = [];
    new MutationObserver(() => {
      const text = document.querySelector('[role=group][aria-label="Balance"]')?.textContent ?? "";
      const digits = text.match(/^[\\d,]+/)?.[0].replaceAll(",", "");
      if (digits === undefined) return;
      const told = document.querySelector(${JSON.stringify(result)}) !== null;
      const seen = { at: Date.now(), balance: Number(digits), told };
      const last = window.seenBalances.at(-1);
      if (last?.balance !== seen.balance || last.told !== seen.told) window.seenBalances.push(seen);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  `);
  return () => page.evaluate<readonly SeenBalance[]>("window.seenBalances");
}

/** The balances until the stage first showed a result: the next round may have begun since. */
export function untilTold(seen: readonly SeenBalance[]): readonly number[] {
  const told = seen.findIndex((one) => one.told);
  if (told === -1) throw new Error("the stage has shown no result");
  return seen.slice(0, told).map(({ balance }) => balance);
}
