import type { RaceState } from "../rules/course.ts";
import type { Running } from "../rules/running.ts";
import { Cloth } from "./cloth.tsx";
import { orderTold } from "./motion.ts";

export interface OrderStripProps {
  readonly race: RaceState;
  readonly told: Running | null;
  /** The runners on which the player has a bet. */
  readonly own: ReadonlySet<number>;
}

/** Shows the order of the field as it changes; the commentary says it in words. */
export function OrderStrip({ race, told, own }: OrderStripProps) {
  const { horses } = race;
  const order = orderTold(horses.length, told);
  return (
    <ol aria-hidden="true" className="race-order" style={{ "--last": horses.length - 1 }}>
      {horses.map((horse, runner) => (
        <li key={horse} data-own={own.has(runner)} style={{ "--place": order.indexOf(runner) }}>
          <Cloth runner={runner} />
        </li>
      ))}
    </ol>
  );
}
