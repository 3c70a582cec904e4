import { classes } from "@fairhouse/ui/classes.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import type { ReactNode } from "react";
import type { Chip } from "../../shared/rules/chips.ts";
import { placeOf } from "../../shared/screen/chips/area.ts";
import { type ChipFate, ChipStack } from "../../shared/screen/chips/chip-stack.tsx";
import { useSettlementSound } from "../../shared/screen/chips/use-settlement-sound.ts";
import { positionOf } from "../rules/positions.ts";
import { Cell } from "./cell.tsx";
import { type Spot, type Stance, seatOf, sizeOf } from "./table-geometry.ts";
import "./roulette.css";

export interface ClothProps {
  readonly stance: Stance;
  /** All places, as returned by `spotsOf(stance)`. */
  readonly spots: readonly Spot[];
  readonly chips: readonly Chip[];
  /** The place under pointer or focus; the fields it covers are highlighted. */
  readonly pointed: string | null;
  /** The drawn pocket, once the ball is at rest. */
  readonly drawn: number | null;
  readonly pace: Pace;
  /** The layer over the printed fields that takes presses. */
  readonly children?: ReactNode;
}

/**
 * Shows the visible part of the table: printed fields, and chips that are swept or paid once a pocket is drawn. It
 * fills its container.
 */
export function Cloth({ stance, spots, chips, pointed, drawn, pace, children }: ClothProps) {
  const size = sizeOf(stance);
  const covered = spots.find(({ position }) => position.id === pointed)?.position.pockets ?? [];
  const amounts = new Map(chips.map(({ on, amount }) => [on, amount]));
  const fates = drawn === null ? null : chips.map((placed) => fateOf(placed, drawn));
  useSettlementSound(fates, pace);
  return (
    <div dir="ltr" className={classes("@container-size relative size-full select-none", `roulette-${stance}`)}>
      {spots.map((spot) =>
        spot.layer > 0 ? null : (
          <Cell
            key={spot.position.id}
            position={spot.position}
            place={placeOf(spot, size)}
            aside={amounts.has(spot.position.id) ? asideOf(spot, stance) : null}
            lit={isLit(spot.position.pockets, spot.position.id === pointed, covered)}
            won={drawn !== null && isWon(spot.position, drawn, amounts)}
            faded={drawn !== null && !spot.position.pockets.includes(drawn)}
          />
        ),
      )}
      {children}
      {spots.map((spot) => {
        const amount = amounts.get(spot.position.id);
        return amount === undefined ? null : (
          <ChipStack
            key={spot.id}
            at={seatOf(spot, stance).chips}
            size={size}
            amount={amount}
            fate={drawn === null ? null : fateOf({ on: spot.id, amount }, drawn)}
            pace={pace}
          />
        );
      })}
    </div>
  );
}

function fateOf({ on, amount }: Chip, drawn: number): ChipFate {
  const position = positionOf(on);
  return position?.pockets.includes(drawn) ? { kind: "won", profit: amount * position.pays } : { kind: "lost" };
}

/** Returns the place of a field's label beside its chips, in shares of the field. */
function asideOf(spot: Spot, stance: Stance): { readonly x: number; readonly y: number } | null {
  const { word } = seatOf(spot, stance);
  return word && { x: (word.x - spot.x) / spot.width, y: (word.y - spot.y) / spot.height };
}

/** Returns true for numbers that the spot covers, and for an outside field only if it is the spot itself. */
function isLit(pockets: readonly number[], isSpot: boolean, covered: readonly number[]): boolean {
  if (isSpot) return true;
  const [number] = pockets;
  return pockets.length === 1 && number !== undefined && covered.includes(number);
}

/** Returns true for the drawn number, and for outside fields whose chips won. */
function isWon(
  position: { readonly id: string; readonly kind: string; readonly pockets: readonly number[] },
  drawn: number,
  amounts: ReadonlyMap<string, number>,
): boolean {
  return position.pockets.includes(drawn) && (position.kind === "straight" || amounts.has(position.id));
}
