import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import type { BlackjackView } from "../rules/view.ts";
import { type Beat, beatsOf } from "./beats.ts";
import type { Shown } from "./hand-show.ts";
import { sideWin } from "./side-win.ts";

const beatSounds: Readonly<Record<Beat["kind"], (view: BlackjackView) => void>> = {
  card: sounds.flip,
  dealer: sounds.flip,
  hole: sounds.flip,
  turn: sounds.flip,
  peek: sounds.tick,
  insure: sounds.chip,
  split: sounds.chip,
  double: sounds.chip,
  "sides-won": (view) => sounds.win(sideWin(view) || 1),
  "sides-lost": sounds.sweep,
};

/** Plays the sound of a beat: a flipped card or added chips; at the end, cards that nobody needed are swept away. */
export function soundOf({ begun, seen, over }: Shown, view: BlackjackView): void {
  if (over) {
    if (view.mucked) sounds.muck();
    return;
  }
  const beat = seen < begun ? beatsOf(view)[begun - 1] : undefined;
  if (beat !== undefined) beatSounds[beat.kind](view);
}
