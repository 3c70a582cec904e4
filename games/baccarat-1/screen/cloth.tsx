import { classes } from "@fairhouse/ui/classes.ts";
import type { ReactNode } from "react";
import type { Chip } from "../../shared/rules/chips.ts";
import { placeOf } from "../../shared/screen/chips/area.ts";
import { type ChipFate, ChipStack } from "../../shared/screen/chips/chip-stack.tsx";
import { useSettlementSound } from "../../shared/screen/chips/use-settlement-sound.ts";
import { profitOf } from "../rules/payouts.ts";
import { fateOf, isPosition, type Position, type Result } from "../rules/positions.ts";
import { CLOTH_SIZE, SPOTS, seatOf } from "./cloth-fields.ts";
import { useOdds } from "./use-odds.ts";
import { baccaratWords } from "./words/words.ts";
import "./cloth.css";

export interface ClothProps {
  readonly chips: readonly Chip[];
  /** What the chips came to, once all cards lie; null before. */
  readonly result: Result | null;
  /** The field under pointer or focus. */
  readonly pointed: string | null;
  readonly instant: boolean;
  /** What lies over the printed fields and takes presses. */
  readonly children?: ReactNode;
}

/** What the eye sees of the cloth: five printed fields, and chips that are swept, paid or left when the deal is over. */
export function Cloth({ chips, result, pointed, instant, children }: ClothProps) {
  const words = baccaratWords.useWords();
  const oddsOf = useOdds();
  const amounts = new Map(chips.map(({ on, amount }) => [on, amount]));
  useSettlementSound(result && chips.map((chip) => chipFate(chip, result)), instant);
  return (
    <div dir="ltr" className="baccarat-cloth">
      {SPOTS.map(({ position, ...area }) => {
        const fate = result && fateOf(position, result);
        return (
          <div key={position} aria-hidden="true" className="baccarat-place" style={placeOf(area, CLOTH_SIZE)}>
            <div
              className={classes(
                "baccarat-field",
                `baccarat-field-${position}`,
                amounts.has(position) && "baccarat-held",
                pointed === position && "baccarat-lit",
                fate === "won" && "baccarat-won",
                fate === "lost" && "baccarat-faded",
              )}
            >
              <span className="baccarat-name" dir="auto">
                {words.positions[position]}
              </span>
              <span className="baccarat-odds tabular">{oddsOf(position)}</span>
            </div>
          </div>
        );
      })}
      {children}
      {SPOTS.map((spot) => {
        const amount = amounts.get(spot.id);
        return amount === undefined ? null : (
          <ChipStack
            key={spot.id}
            at={seatOf(spot)}
            size={CLOTH_SIZE}
            amount={amount}
            fate={result && chipFate({ on: spot.position, amount }, result)}
            instant={instant}
          />
        );
      })}
    </div>
  );
}

/** What becomes of chips; those on no field of this cloth stay where they are. */
export function chipFate({ on, amount }: Chip, result: Result): ChipFate {
  if (!isPosition(on)) return { kind: "returned" };
  return fateOfField(on, amount, result);
}

function fateOfField(on: Position, amount: number, result: Result): ChipFate {
  const kind = fateOf(on, result);
  return kind === "won" ? { kind, profit: profitOf(on, amount) } : { kind };
}
