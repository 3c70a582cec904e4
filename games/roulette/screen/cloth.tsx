import { classes } from "@fairhouse/ui/classes.ts";
import { Chip } from "@fairhouse/ui/components/chip.tsx";
import { formatCompact } from "@fairhouse/ui/format/money.ts";
import { Cell, placeOf } from "./cell.tsx";
import type { PlacedChips } from "./layout.ts";
import { middleOf, type Spot, type Stance, sizeOf } from "./table-geometry.ts";

export interface ClothProps {
  readonly stance: Stance;
  /** All places, as `spotsOf(stance)` gives them. */
  readonly spots: readonly Spot[];
  readonly chips: readonly PlacedChips[];
  /** The place under pointer or focus: what it covers is lit. */
  readonly pointed: string | null;
  /** The drawn pocket, once the ball lies still. */
  readonly drawn: number | null;
}

/** What the eye sees of the table: printed fields, and chips that won or lost once a pocket is drawn. */
export function Cloth({ stance, spots, chips, pointed, drawn }: ClothProps) {
  const size = sizeOf(stance);
  const covered = spots.find(({ position }) => position.id === pointed)?.position.pockets ?? [];
  const amounts = new Map(chips.map(({ on, amount }) => [on, amount]));
  return (
    <>
      {spots.map(({ position, layer, ...area }) =>
        layer > 0 ? null : (
          <Cell
            key={position.id}
            position={position}
            place={placeOf(area, size)}
            lit={isLit(position.pockets, position.id === pointed, covered)}
            won={drawn !== null && isWon(position, drawn, amounts)}
            faded={drawn !== null && !position.pockets.includes(drawn)}
          />
        ),
      )}
      {spots.map((spot) => {
        const amount = amounts.get(spot.position.id);
        return amount === undefined ? null : (
          <Stack key={spot.position.id} spot={spot} size={size} amount={amount} drawn={drawn} />
        );
      })}
    </>
  );
}

function Stack(props: {
  readonly spot: Spot;
  readonly size: { readonly width: number; readonly height: number };
  readonly amount: number;
  readonly drawn: number | null;
}) {
  const { spot, amount, drawn } = props;
  const { position } = spot;
  const { left, top } = placeOf({ ...middleOf(spot), width: 0, height: 0 }, props.size);
  const won = drawn !== null && position.pockets.includes(drawn);
  return (
    <span
      key={amount}
      aria-hidden="true"
      style={{ left, top }}
      className={classes(
        "pointer-events-none absolute z-10 -translate-1/2 transition-[opacity,filter,scale] duration-(--duration-reveal)",
        drawn !== null && !won && "scale-75 opacity-45 grayscale",
        won && "z-11",
      )}
    >
      <Chip amount={amount} size={30} className="animate-drop-in drop-shadow-[0_3px_4px_rgb(0_0_0/0.5)]" />
      {won && (
        <span className="tabular absolute bottom-full left-1/2 -translate-x-1/2 animate-rise-in rounded-full bg-win-fill px-2 py-0.5 text-xs font-bold whitespace-nowrap text-on-win shadow-float">
          +{formatCompact(amount * position.pays, "en")}
        </span>
      )}
    </span>
  );
}

/** A number is lit when the spot covers it; a field outside only when it is the spot itself. */
function isLit(pockets: readonly number[], isSpot: boolean, covered: readonly number[]): boolean {
  if (isSpot) return true;
  const [number] = pockets;
  return pockets.length === 1 && number !== undefined && covered.includes(number);
}

/** The drawn number, and the fields outside that won chips. */
function isWon(
  position: { readonly id: string; readonly kind: string; readonly pockets: readonly number[] },
  drawn: number,
  amounts: ReadonlyMap<string, number>,
): boolean {
  return position.pockets.includes(drawn) && (position.kind === "straight" || amounts.has(position.id));
}
