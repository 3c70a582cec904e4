import { sportsEvent } from "@fairhouse/protocol/sports.ts";
import { type RoundPage, roundPage } from "@fairhouse/protocol/table.ts";
import type { FetchPath } from "@fairhouse/transparency/log-reader.ts";
import { knownRules } from "../verify/known-rules.ts";
import { type LoggedPrice, wrongPrices } from "./prices.ts";
import type { LogFinding } from "./report.ts";
import { checkRound, type LoggedRound, needsBefore } from "./rounds.ts";
import { NotThere } from "./source.ts";

/**
 * Compares pages of the house with a log. A house that was restored lacks the newest rounds and prices of the log that
 * ended with it: of such a log, pages that are not there are counted, and not found fault with.
 */
export class HousePages {
  readonly #fetch: FetchPath;
  readonly #isNewest: boolean;
  #gone = 0;

  /** @param fetch reads below `/api` @param isNewest false for a log that ended */
  constructor(fetch: FetchPath, isNewest: boolean) {
    this.#fetch = fetch;
    this.#isNewest = isNewest;
  }

  /** Rounds and events of the log whose pages are gone. */
  get gone(): number {
    return this.#gone;
  }

  /** Computes rounds of the log again. @throws Error if the page of one cannot be read. */
  async wrongRounds(played: readonly LoggedRound[]): Promise<readonly LogFinding[]> {
    const rules = await knownRules();
    const findings: LogFinding[] = [];
    for (const logged of played) {
      const page = await this.#roundOf(`rounds/${logged.round}`);
      // A restored house had to interrupt what was open when its backup was taken.
      if (page === null || (page.proof.voided && !this.#isNewest)) {
        this.#gone += 1;
        continue;
      }
      const { table, round } = page.proof;
      const before = needsBefore(page, rules) ? await this.#roundOf(`tables/${table}/rounds/${round - 1}`) : null;
      const rule = checkRound(logged, page, before, rules);
      if (rule !== null) findings.push({ rule, index: logged.index, about: logged.name });
    }
    return findings;
  }

  /** Compares published prices with the pages of their events. @throws Error if one cannot be read. */
  async wrongPrices(published: readonly LoggedPrice[]): Promise<readonly LogFinding[]> {
    const findings: LogFinding[] = [];
    for (const [fact, logged] of Map.groupBy(published, (price) => price.fact)) {
      const page = await this.#read(`sports/events/${fact}`);
      if (page === null) {
        this.#gone += 1;
        continue;
      }
      for (const { index, version } of wrongPrices(logged, sportsEvent.parse(page), this.#isNewest)) {
        const about = `version ${version} of ${fact}`;
        findings.push({ rule: "the page of an event shows the prices that were published", index, about });
      }
    }
    return findings;
  }

  async #roundOf(path: string): Promise<RoundPage | null> {
    const page = await this.#read(path);
    return page === null ? null : roundPage.parse(page);
  }

  /** Returns null for a page that a restored house does not have. */
  async #read(path: string): Promise<unknown> {
    try {
      return JSON.parse(new TextDecoder().decode(await this.#fetch(path)));
    } catch (error) {
      if (error instanceof NotThere && !this.#isNewest) return null;
      throw error;
    }
  }
}
