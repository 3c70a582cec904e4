import { placedBet } from "@fairhouse/protocol/play.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectLive } from "./fixture.ts";
import { expectNoClosing, expectNoOpening, PRESS_MS, ROUNDS_MS } from "./live-table.ts";

/** The page of a game as players see it. */
export abstract class GamePage {
  readonly page: Page;
  abstract readonly path: string;
  /** The control with which a game starts, or goes on. */
  abstract readonly ready: Locator;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto(this.path);
    await expect(this.ready).toBeVisible();
    await expectLive(this.page);
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Bets by `press`, and returns the house's answer. */
  async answerTo(game: string, press: () => Promise<void>) {
    const answer = this.page.waitForResponse((response) => response.url().endsWith(`/api/games/${game}/bets`));
    await press();
    return placedBet.parse(await (await answer).json()).bet;
  }
}

/** The page of a game whose bet is an amount. */
export abstract class AmountPage extends GamePage {
  /** In rounds, present only while bets are taken for the round on screen. */
  readonly bet = this.button("Bet");
  readonly amount = this.page.getByRole("textbox", { name: "Bet amount" });
}

/** The page of a game whose hands are cashed out. */
export abstract class CashOutPage extends AmountPage {
  readonly cashOut = this.page.getByRole("button", { name: /^Cash out/ });
  readonly ready = this.bet.or(this.cashOut);
}

/** The page of a round with one bet of an amount. */
export abstract class RoundPage extends AmountPage {
  readonly betNext = this.button("Bet on the next round");
  /** Bets in this round or the next, whichever takes bets. */
  readonly betSoon = this.bet.or(this.betNext);
  /** Visitors are asked to sign in instead. */
  readonly ready = this.betSoon.or(this.button("Sign in to bet"));
  readonly cancelNext = this.button("Cancel the bet on the next round");
  readonly takeBack = this.button("Take back");

  /** Visitors open it too, who have no balance in rounds. */
  override async open(): Promise<void> {
    await this.page.goto(this.path);
    await expect(this.ready).toBeVisible();
  }
}

/** The page of a game on a cloth. */
export abstract class ClothPage extends GamePage {
  readonly cloth = this.page.getByRole("group", { name: /^Betting (cloth|table)$/ });

  /** Returns a place on the cloth by its name: "Tie", "17, black", "Split 17–20". */
  field(name: string): Locator {
    return this.cloth.getByRole("button", { name: new RegExp(`^${name}, pays `) });
  }

  async expectTotal(amount: string): Promise<void> {
    await expect(this.page.locator("dl", { hasText: "Total bet" }).getByRole("definition")).toHaveText(amount);
  }
}

/** The page of a round on a cloth. */
export abstract class LiveClothPage extends ClothPage {
  abstract readonly table: string;
  /** Bets in this round or the next, whichever takes bets. */
  readonly bet = this.page.getByRole("button", { name: /^Bet( on the next round)?( [\d,]+)?$/ });
  readonly ready = this.bet;
  /** Takes back the bet that is in, or cancels the one that waits. */
  readonly back = this.page.getByRole("button", { name: /^(Take back|Cancel the bet)/ });
  /** Present only while a bet is in. */
  readonly takeBack = this.page.getByRole("button", { name: /^Take back/ });

  /** Bets on the next round, takes the bet back there, and bets again. */
  async betAgain(): Promise<void> {
    await expectNoOpening(this.page, this.table, PRESS_MS);
    await this.bet.click();
    await this.takeBack.click({ timeout: ROUNDS_MS });
    // In the rest of betting or in the next round: a bet that comes too late is refused.
    await expectNoClosing(this.page, this.table, PRESS_MS);
    await this.bet.click();
    await this.takeBack.waitFor({ timeout: ROUNDS_MS });
  }
}
