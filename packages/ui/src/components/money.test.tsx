import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CurrenciesContext, CurrencyInPlayContext, PLAY_COIN } from "../format/currencies.ts";
import { Chip } from "../game/chip.tsx";
import { useFormats } from "../words/words.tsx";
import { Money } from "./money.tsx";

const usdt = { _id: "usdt", icon: "💵", decimals: 6, shownDecimals: 2 };

/** Renders a page of a house with two currencies, whose player bets in the second. */
function textOf(children: ReactNode): string {
  const html = renderToStaticMarkup(
    <CurrenciesContext value={[PLAY_COIN, usdt]}>
      <CurrencyInPlayContext value={usdt._id}>{children}</CurrencyInPlayContext>
    </CurrenciesContext>,
  );
  return html.replace(/<[^>]*>/g, "");
}

function Sentence() {
  const { money, signed } = useFormats();
  return `${money(1_500_000, "usdt")} and ${money(1_500_000, "play")}, ${signed(-1_500_000, "usdt")}`;
}

test("amounts of two currencies stand side by side, each with its own digits", () => {
  expect(textOf(<Money amount={12_345_678} currency="usdt" />)).toBe("12.34");
  expect(textOf(<Money amount={12_345_678} currency="play" />)).toBe("12,345,678");
  expect(textOf(<Sentence />)).toBe("1.50 and 1,500,000, −1.50");
});

test("the picture beside an amount is that of its currency", () => {
  const both = (
    <>
      <Money amount={1_000_000} currency="usdt" icon />
      <Money amount={1_000_000} currency="play" icon />
    </>
  );
  expect(textOf(both)).toBe("💵1.001,000,000");
});

test("a currency that the house does not list looks like its own", () => {
  expect(textOf(<Money amount={12_345_678} currency="guest" />)).toBe("12,345,678");
});

test("chips are in the currency in play", () => {
  expect(textOf(<Chip amount={50_000_000} />)).toBe("50");
});
