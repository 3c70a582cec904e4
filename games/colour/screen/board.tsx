import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { useCurrency, useCurrencyInPlay, useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { formatCompact } from "@fairhouse/ui/format/money.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type ReactNode, useId } from "react";
import {
  betTypeOf,
  COLOURS,
  highestReturn,
  NUMBERS,
  numberOf,
  PAYS,
  type Position,
  SIZES,
  wins,
} from "../rules/terms.ts";
import { Ball } from "./ball.tsx";
import type { ColourTable } from "./use-colour.ts";
import { usePositionName } from "./use-names.ts";
import { colourWords } from "./words/words.ts";
import "./board.css";

interface BoardProps {
  readonly table: ColourTable;
  /** The digit that passes while balls are mixed; null otherwise. */
  readonly passing: number | null;
}

/**
 * Shows all positions that can be bet on, one of which is chosen. While the period is locked they are dim: a light
 * passes over the numbers until it rests on the digit, and all positions that won shine.
 */
export function Board({ table, passing }: BoardProps) {
  const words = colourWords.useWords();
  const nameOf = usePositionName();
  const name = useId();
  const field = (on: Position, children: ReactNode) => (
    <Field key={on} on={on} table={table} group={name} passes={numberOf(on) === passing && passing !== null}>
      {children}
    </Field>
  );
  return (
    <div className="colour-board-seat">
      <fieldset className="colour-board" data-locked={table.locked}>
        <legend className="sr-only">{words.board}</legend>
        <div className="colour-row colour-row-colours">
          {COLOURS.map((on) => field(on, <span className="colour-name">{nameOf(on)}</span>))}
        </div>
        <div dir="ltr" className="colour-row colour-row-numbers">
          {NUMBERS.map((on, digit) => field(on, <Ball digit={digit} />))}
        </div>
        <div className="colour-row colour-row-sizes">
          {SIZES.map((on) =>
            field(
              on,
              <span className="colour-name">
                {nameOf(on)} <bdi dir="ltr">{on === "small" ? "0–4" : "5–9"}</bdi>
              </span>,
            ),
          )}
        </div>
      </fieldset>
    </div>
  );
}

interface FieldProps {
  readonly on: Position;
  readonly table: ColourTable;
  readonly group: string;
  /** True while the light of the draw is on it. */
  readonly passes: boolean;
  readonly children: ReactNode;
}

function Field({ on, table, group, passes, children }: FieldProps) {
  const words = colourWords.useWords();
  const nameOf = usePositionName();
  const { money, multiplier } = useFormats();
  const currency = useCurrencyInPlay();
  const digits = useCurrency(currency);
  const houseDigits = useCurrency(useHouseCurrency());
  const { orders, landed, digit, live } = table;
  const pays = multiplier(hundredths(highestReturn(on)));
  const own = orders.filter((order) => order.on === on).reduce((sum, { stake }) => sum + stake, 0);
  const all = live.snapshot?.positions[on] ?? 0;
  const hit = landed && digit !== null && wins(on, digit);
  return (
    <label
      className="colour-field"
      data-tone={betTypeOf(on) === "number" ? undefined : on}
      data-hit={hit}
      data-passes={passes}
    >
      <input
        type="radio"
        name={group}
        checked={table.on === on}
        disabled={table.auto.running}
        onChange={() => table.choose(on)}
        aria-label={words.field(nameOf(on), pays, own === 0 ? "" : money(own, currency))}
        className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
      />
      {children}
      <span aria-hidden="true" className="colour-odds">
        <bdi dir="ltr">{pays}</bdi>
        {(on === "green" || on === "red") && (
          <bdi>{words.halfOn(multiplier(hundredths(PAYS.half)), on === "green" ? "5" : "0")}</bdi>
        )}
      </span>
      {all > 0 && (
        <span aria-hidden="true" className="colour-all">
          {words.all} <bdi dir="ltr">{formatCompact(all, "en", houseDigits)}</bdi>
        </span>
      )}
      {own > 0 && (
        <span aria-hidden="true" dir="ltr" key={own} className="colour-own">
          {formatCompact(own, "en", digits)}
        </span>
      )}
    </label>
  );
}
