import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import type { Ref } from "react";
import type { Bettor, Pot } from "./pot.ts";

/** Slices narrower than this, in degrees, show no picture: it would cover its neighbours. */
const NARROWEST = 13;

interface FacesProps {
  /** The element whose `--turned` the ring sets. */
  readonly around: Ref<HTMLDivElement>;
  readonly pot: Pot;
  readonly winner: Bettor | undefined;
  /** Slices at least this wide, in degrees, have a figure, and their picture stands beside it, `by` some degrees. */
  readonly aside: number;
  readonly by: number;
}

/** Shows the players' pictures on their slices, upright however far the ring has turned. */
export function Faces({ around, pot, winner, aside, by }: FacesProps) {
  const degrees = (tickets: number) => (tickets / pot.total) * 360;
  return (
    <div ref={around} dir="ltr" className="pot-faces">
      {pot.bettors.flatMap((bettor) =>
        bettor.slices
          .filter(({ from, end }) => degrees(end - from) >= NARROWEST)
          .map(({ from, end }) => (
            <span
              key={`${bettor.key} ${from}`}
              className="pot-face"
              data-own={bettor.own}
              data-won={bettor === winner}
              style={{ "--at": `${degrees((from + end) / 2) - (degrees(end - from) >= aside ? by : 0)}deg` }}
            >
              <Avatar name={bettor.name} seed={bettor.avatar} size={30} className="size-full! text-[3.2cqw]!" />
            </span>
          )),
      )}
    </div>
  );
}
