import { hundredths, toNumber } from "@fairhouse/kernel/ratio.ts";
import { PLAY_COIN } from "@fairhouse/ui/format/currencies.ts";
import { formatsOf } from "@fairhouse/ui/words/format.ts";
import { expect, test } from "vitest";
import text from "../../../../docs/games.md?raw";
import { betTypesOf } from "../../../bet-types.ts";
import { catalog } from "../../../catalog.ts";
import { siteOf } from "../../../sites.ts";
import { figuresOf } from "../../rules/bet-types.ts";
import { chanceText } from "./bet-figures.tsx";

/** Returns the rows of the document's table, from the name of the bet on, by the game's name. */
function documentedRows(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const rows = new Map<string, string[][]>();
  let current = "";
  for (const line of text.split("\n").filter((one) => one.startsWith("|") && one.includes("%"))) {
    const [, game = "", , ...cells] = line.split("|").map((cell) => cell.trim());
    current = game === "" ? current : game;
    rows.set(current, [...(rows.get(current) ?? []), cells]);
  }
  return rows;
}

const rows = documentedRows();

test.each(catalog)("the figures of $name on its page and its card are those of docs/games.md", async (game) => {
  const { locale, exactPercent, percent, multiplier } = formatsOf("en", [PLAY_COIN]);
  const documented = rows.get(game.name) ?? [];
  for (const [at, { name, prizes }] of (await betTypesOf(game)).entries()) {
    const { exactReturn, hitRate, volatility, largest } = figuresOf(prizes);
    const [bet, returns = "", , hits, spread, most] = documented[at] ?? [];
    const shown = [name, chanceText(toNumber(hitRate), locale), volatility.toFixed(2), multiplier(hundredths(largest))];
    expect(shown).toEqual([bet, hits, spread, most]);
    expect(exactPercent(toNumber(exactReturn)), "without final zeros").toBe(returns.replace(/\.?0+%/, "%"));
  }
  const { returnToPlayer } = siteOf(game.id);
  if (returnToPlayer === null) return;
  // A card cuts the figure off after two digits, so that it never promises more than the game returns.
  const cut = percent(Math.floor(returnToPlayer * 10_000) / 10_000);
  expect(documented[0]?.[1]).toMatch(new RegExp(`^${cut.replace("%", "")}`));
});
