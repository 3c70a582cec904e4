import { useConnection } from "@fairhouse/client/play-context.tsx";
import type { RoundPlay } from "@fairhouse/client/round/round-play.ts";
import { useOpenBets } from "@fairhouse/client/use-play.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { TOAST_MS } from "@fairhouse/ui/overlays/toasts.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useId, useState } from "react";
import { useSecondsText } from "../../shared/screen/live/clock-text.ts";
import type { ColourBet } from "../rules/colour.ts";
import { type PeriodTable, periodAt, TABLES } from "../rules/periods.ts";
import { Ball } from "./ball.tsx";
import { clockText } from "./clock-digits.ts";
import type { EndedPeriod } from "./orders/ended-orders.ts";
import type { ColourTable } from "./use-colour.ts";
import { useDigitName } from "./use-names.ts";
import { colourWords } from "./words/words.ts";
import "./tabs.css";

/** Shows the four concurrent tables, each with its remaining time, and the player's orders or results there. */
export function TableTabs({ table: { table, live, unseen, changeTable } }: { readonly table: ColourTable }) {
  const words = colourWords.useWords();
  const name = useId();
  return (
    <fieldset className="colour-tabs">
      <legend className="sr-only">{words.tables}</legend>
      {TABLES.map((option) => {
        const looked = option.id === table.id;
        const ended = unseen.get(option.id) ?? null;
        return (
          <label key={option.id} className="colour-tab">
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={looked}
              onChange={() => changeTable(option.id)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-tile outline-none"
            />
            <span className="colour-tab-name">
              {words.lengths[option.type]}
              {ended !== null && <Came ended={ended} />}
              {ended === null && !looked && <Open play={live.tables.at(option.id)} />}
            </span>
            <Left key={ended?.id} table={option} ended={ended} />
          </label>
        );
      })}
    </fieldset>
  );
}

/** Shows the number of the player's open orders at a table. */
function Open({ play }: { readonly play: RoundPlay<ColourBet> }) {
  const words = colourWords.useWords();
  const { whole } = useFormats();
  const orders = useOpenBets(play);
  if (orders === 0) return null;
  return (
    <span className="colour-tab-open">
      <span aria-hidden="true">{whole(orders)}</span>
      <span className="sr-only">{words.ordersThere(whole(orders))}</span>
    </span>
  );
}

/** Shows the digit that came at a table where the player had orders, until they look at that table. */
function Came({ ended: { digit } }: { readonly ended: EndedPeriod }) {
  const nameOf = useDigitName();
  if (digit === null) return null;
  return (
    <>
      <Ball digit={digit} className="colour-tab-ball" />
      <span className="sr-only">{nameOf(digit)}</span>
    </>
  );
}

/** Shows the remaining time of betting, or the profit of the last one for as long as a notice stays. */
function Left({ table, ended }: { readonly table: PeriodTable; readonly ended: EndedPeriod | null }) {
  const currency = useCurrencyInPlay();
  const [told, setTold] = useState(ended === null);
  useEffect(() => {
    if (told) return;
    const timer = setTimeout(() => setTold(true), TOAST_MS);
    return () => clearTimeout(timer);
  }, [told]);
  if (ended === null || told) return <Clock table={table} />;
  return <Money amount={ended.payout - ended.stake} currency={currency} profit className="colour-tab-profit" />;
}

function Clock({ table }: { readonly table: PeriodTable }) {
  const offline = useConnection() === "offline";
  const text = useSecondsText<HTMLSpanElement>(!offline, (now) =>
    offline ? "–:––" : clockText(periodAt(table, now).closesAt - now),
  );
  return <span ref={text} dir="ltr" aria-hidden="true" className="colour-tab-clock" />;
}
