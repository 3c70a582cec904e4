import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { lazyOrNothing } from "../lazy-or-nothing.ts";
import { Near } from "./near.tsx";

const Leaderboard = lazyOrNothing(async () => (await import("./leaderboard.tsx")).Leaderboard);

/** Who leads today and this week; fetched when one comes near. */
export function Leaders() {
  return (
    <Near place={<Skeleton className="h-132 sm:h-107 md:h-109 lg:h-117 rounded-panel!" />}>
      <Leaderboard />
    </Near>
  );
}
