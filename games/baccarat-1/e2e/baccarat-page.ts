import type { Chance } from "@fairhouse/kernel/chance.ts";
import { rotateTo } from "@fairhouse/tests/e2e/house/known-seeds.ts";
import { ClothPage } from "@fairhouse/tests/e2e/page/game-pages.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { expect, type Locator } from "@playwright/test";
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

/** The game of baccarat as players see it. */
export class BaccaratPage extends ClothPage {
  readonly path = "/game/baccarat1";
  readonly deal = this.page.getByRole("button", { name: /^Deal/ });
  readonly ready = this.deal;
  /** The card that waits to be squeezed. */
  readonly squeezed = this.page.getByRole("button", { name: /^Squeeze / });

  hand(side: "Player" | "Banker"): Locator {
    return this.page.getByRole("region", { name: new RegExp(`^${side}: `) });
  }

  /** Deals by `press`, and returns the house's answer while the cards are still being dealt. */
  dealBy(press: () => Promise<void>) {
    return this.answerTo("baccarat-1", press);
  }

  /** Waits until the end of a deal has been announced. */
  async expectEnd(said: string): Promise<void> {
    await expect(this.page.getByRole("status").filter({ hasText: said })).toBeAttached();
    await expect(this.deal).toBeEnabled();
  }
}
