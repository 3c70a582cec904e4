import type { Chance } from "@fairhouse/kernel/chance.ts";
import { placedBet } from "@fairhouse/protocol/play.ts";
import { rotateTo } from "@fairhouse/tests/e2e/house/known-seeds.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { type Coup, totalOfHand } from "../../shared/rules/baccarat/coup.ts";
import { drawCard } from "../../shared/rules/cards.ts";
import { CARDS_DRAWN, dealOf } from "../rules/coup.ts";

/** Chooses seeds under which the player's next two deals are as the test wants them, and returns these deals. */
export async function chooseDeals(
  player: Player,
  wanted: (first: Coup, second: Coup) => boolean,
): Promise<{ readonly first: Coup; readonly second: Coup }> {
  let chosen: { readonly first: Coup; readonly second: Coup } | null = null;
  await rotateTo(player, (chanceOf) => {
    const [first, second] = [coupAt(chanceOf(0)), coupAt(chanceOf(1))];
    chosen = { first, second };
    return wanted(first, second);
  });
  if (chosen === null) throw new Error("no seeds were tried");
  return chosen;
}

function coupAt(chance: Chance): Coup {
  return dealOf(Array.from({ length: CARDS_DRAWN }, (_, k) => drawCard(chance, k)));
}

/** Formats both totals: "9 to 5". */
export function totals({ player, banker }: Coup): string {
  const both = [totalOfHand(player), totalOfHand(banker)];
  return `${Math.max(...both)} to ${Math.min(...both)}`;
}

type Field = "Player" | "Banker" | "Tie" | "Player pair" | "Banker pair";

/** The game of baccarat as players see it. */
export class BaccaratPage {
  readonly page: Page;
  readonly deal: Locator;
  readonly cloth: Locator;
  /** The card that waits to be squeezed. */
  readonly squeezed: Locator;

  constructor(page: Page) {
    this.page = page;
    this.deal = page.getByRole("button", { name: /^Deal/ });
    this.cloth = page.getByRole("group", { name: "Betting cloth" });
    this.squeezed = page.getByRole("button", { name: /^Squeeze / });
  }

  async open(): Promise<void> {
    await this.page.goto("/game/baccarat1");
    await expect(this.deal).toBeVisible();
    await expect(this.page.getByRole("group", { name: "Balance" })).toBeVisible();
  }

  field(name: Field): Locator {
    return this.cloth.getByRole("button", { name: new RegExp(`^${name}, pays `) });
  }

  hand(side: "Player" | "Banker"): Locator {
    return this.page.getByRole("region", { name: new RegExp(`^${side}: `) });
  }

  action(name: "Undo" | "Double" | "Clear" | "Repeat last bet"): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  async expectTotal(amount: string): Promise<void> {
    await expect(this.page.locator("dl", { hasText: "Total bet" }).getByRole("definition")).toHaveText(amount);
  }

  /** Deals by `press`, and returns the house's answer while the cards are still being dealt. */
  async dealBy(press: () => Promise<void>) {
    const answer = this.page.waitForResponse((response) => response.url().endsWith("/api/games/baccarat-1/bets"));
    await press();
    const { bet } = placedBet.parse(await (await answer).json());
    return bet;
  }

  /** Waits until the end of a deal has been announced. */
  async expectEnd(said: string): Promise<void> {
    await expect(this.page.getByRole("status").filter({ hasText: said })).toBeAttached();
    await expect(this.deal).toBeEnabled();
  }
}
