import { tableSnapshot } from "@fairhouse/protocol/table.ts";
import { expect, type Locator, type Page } from "@playwright/test";

/** A round with its betting, on a busy machine. */
export const ROUND_MS = 60_000;

/** The game of slide as players see it. */
export class SlidePage {
  readonly page: Page;
  /** Only while bets are taken for the round on screen. */
  readonly bet: Locator;
  readonly betNext: Locator;
  readonly cancelNext: Locator;
  readonly takeBack: Locator;
  readonly amount: Locator;
  readonly target: Locator;
  readonly countdown: Locator;
  readonly moving: Locator;
  readonly landed: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bet = page.getByRole("button", { name: "Bet", exact: true });
    this.betNext = page.getByRole("button", { name: "Bet on the next round" });
    this.cancelNext = page.getByRole("button", { name: "Cancel the next bet" });
    this.takeBack = page.getByRole("button", { name: "Take back" });
    this.amount = page.getByRole("textbox", { name: "Bet amount" });
    this.target = page.getByRole("textbox", { name: "Target" });
    this.countdown = page.getByText("Next slide in");
    this.moving = page.locator(".slide-window[data-moving=true]");
    this.landed = page.locator(".slide-window[data-landed=true]");
  }

  async open(): Promise<void> {
    await this.page.goto("/game/slide");
    await expect(this.bet.or(this.betNext)).toBeVisible();
  }

  /** When the reveal of the round that is on is over, in milliseconds since 1970. */
  async shownAt(): Promise<number> {
    const answer = await this.page.request.get("/api/tables/slide");
    const { round } = tableSnapshot.parse(await answer.json());
    return (round?.startedAt ?? 0) + (round?.revealMs ?? 0);
  }

  /** Waits for the start of the next betting, so that its whole length is left. */
  async nextBetting(): Promise<void> {
    await expect(this.countdown).toBeHidden({ timeout: ROUND_MS });
    await expect(this.countdown).toBeVisible({ timeout: ROUND_MS });
    await expect(this.bet).toBeEnabled();
  }
}

/** What the top bar showed from a moment on (milliseconds since 1970), and whether the strip stood on a result by then. */
export interface SeenBalance {
  readonly at: number;
  readonly balance: number;
  readonly landed: boolean;
}

/** Notes every balance that the page ever shows, from its first paint on, also after a reload. To be called before it is opened. */
export async function noteBalances(page: Page): Promise<() => Promise<readonly SeenBalance[]>> {
  await page.addInitScript(`
    window.seenBalances = [];
    new MutationObserver(() => {
      const text = document.querySelector('[role=group][aria-label="Balance"]')?.textContent ?? "";
      const digits = text.match(/^[\\d,]+/)?.[0].replaceAll(",", "");
      if (digits === undefined) return;
      const seen = { at: Date.now(), balance: Number(digits), landed: document.querySelector(".slide-window[data-landed=true]") !== null };
      const last = window.seenBalances.at(-1);
      if (last?.balance !== seen.balance || last.landed !== seen.landed) window.seenBalances.push(seen);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  `);
  return () => page.evaluate<readonly SeenBalance[]>("window.seenBalances");
}
