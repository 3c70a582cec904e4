import { hundredths } from "@fairhouse/kernel/ratio.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type Planting, type Side, type Verdict, verdictOf } from "../rules/hands.ts";
import { PAYS } from "../rules/odds.ts";
import { Bed, type Mood } from "./bed.tsx";
import { PastPlantings } from "./past-plantings.tsx";
import { inTheGround, type Shown } from "./planting-show.ts";
import type { Telling } from "./words/en.ts";
import { flowerPokerWords } from "./words/words.ts";
import "./flower-board.css";
import "./flower-poker.css";

export interface GardenProps {
  readonly telling: Telling;
  /** The plantings of the bet on show; empty before the first bet. */
  readonly plantings: readonly Planting[];
  readonly shown: Shown;
  readonly pace: Pace;
  /** Called when the flowers are pressed, which shows the end at once. */
  readonly onPress?: (() => void) | undefined;
}

const NOBODY: Planting = { player: [], host: [] };

/** Two beds of flowers, the host's behind the player's, with the result between them. */
export function Garden({ telling, plantings, shown, pace, onPress }: GardenProps) {
  const now = plantings[shown.planting];
  const ground = now === undefined ? NOBODY : inTheGround(now, shown.planted);
  const verdict = now !== undefined && shown.judged ? verdictOf(now) : null;
  const bed = (side: Side) => (
    <Bed side={side} telling={telling} flowers={ground[side]} mood={moodOf(side, verdict)} pace={pace} />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press only hurries what ends by itself; a key and a button do the same.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div className="flower-garden" data-over={shown.over || undefined} onClick={onPress}>
      {bed("host")}
      <div className="flower-path">
        <Saying telling={telling} verdict={verdict} planting={shown.planting} />
        <PastPlantings telling={telling} plantings={plantings.slice(0, shown.planting)} />
      </div>
      {bed("player")}
    </div>
  );
}

interface SayingProps {
  readonly telling: Telling;
  readonly verdict: Verdict | null;
  readonly planting: number;
}

/** The text for the visible planting. */
function Saying({ telling, verdict, planting }: SayingProps) {
  const words = flowerPokerWords.useWords();
  const { multiplier, whole } = useFormats();
  const text =
    verdict !== null
      ? telling.verdicts[verdict]
      : planting > 0
        ? words.plantingNumber(whole(planting + 1))
        : words.better(multiplier(hundredths(PAYS)));
  return (
    <p key={text} data-verdict={verdict ?? undefined} className="flower-saying">
      {text}
    </p>
  );
}

function moodOf(side: Side, verdict: Verdict | null): Mood {
  if (verdict === null) return "growing";
  if (verdict === "tie" || verdict === "rare") return "again";
  return verdict === side ? "won" : "lost";
}
