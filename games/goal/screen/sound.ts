import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { hasScored, type Shown } from "./hand-show.ts";
import type { Known } from "./pitch-model.ts";

/** Plays the sounds of a kick and of its result. The end of a hand has its own sounds besides. */
export function soundOf({ kicked, seen, over }: Shown, hand: Pick<Known, "bet" | "picks" | "saved">): void {
  if (over) {
    if (hasScored(hand)) sounds.net();
  } else if (kicked > seen) sounds.kick();
  else if (seen > 0 && hand.saved && seen === hand.picks.length) sounds.save();
  else if (seen > 0) sounds.reveal(seen - 1);
}
