import { classes } from "@fairhouse/ui/classes.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import { type Flower, isRare } from "../rules/flowers.ts";
import { HAND_SIZE, handOf, makesHand, type Side } from "../rules/hands.ts";
import sprout from "./art/sprout.svg?url";
import stem from "./art/stem.svg?url";
import { BLOSSOMS } from "./flower-art.ts";
import type { Telling } from "./words/en.ts";
import { flowerPokerWords } from "./words/words.ts";

/** The state of a bed: still being planted, ahead or behind at the end, or about to be planted again. */
export type Mood = "growing" | "won" | "lost" | "again";

export interface BedProps {
  readonly side: Side;
  readonly telling: Telling;
  /** The planted flowers, from the first place on. */
  readonly flowers: readonly Flower[];
  readonly mood: Mood;
  readonly pace: Pace;
}

const PLACES = Array.from({ length: HAND_SIZE }, (_, place) => place);

/** A box of earth with five places, and the name of its hand. */
export function Bed({ side, telling, flowers, mood, pace }: BedProps) {
  const like = makesHand(flowers);
  return (
    <div data-bed={side} data-mood={mood} className={classes("flower-bed", pace !== "animated" && "flower-quick")}>
      <ol aria-label={telling.beds[side]} className="flower-plots">
        {PLACES.map((place) => (
          <Plot key={place} flower={flowers[place] ?? null} like={like[place] === true} />
        ))}
      </ol>
      <div className="flower-board">
        <span className="flower-owner">{telling.sides[side]}</span>
        <HandName flowers={flowers} />
      </div>
    </div>
  );
}

/** One place: earth with a sprout, or the flower that grew there. */
function Plot({ flower, like }: { readonly flower: Flower | null; readonly like: boolean }) {
  const words = flowerPokerWords.useWords();
  return (
    <li className="flower-plot" data-like={like || undefined}>
      {flower === null ? (
        <img src={sprout} alt="" className="flower-sprout" />
      ) : (
        <span role="img" aria-label={words.flowers[flower]} className="flower-plant">
          <img src={stem} alt="" className="flower-stem" />
          <img src={BLOSSOMS[flower]} alt="" className="flower-blossom" />
        </span>
      )}
    </li>
  );
}

/** The hand so far; a planting with a black or white flower has none. */
function HandName({ flowers }: { readonly flowers: readonly Flower[] }) {
  const words = flowerPokerWords.useWords();
  const hand = handOf(flowers);
  const rare = flowers.find(isRare);
  if (rare !== undefined) {
    return (
      <span className="flower-hand flower-hand-rare" data-hand="rare">
        {words.flowers[rare]}
      </span>
    );
  }
  // One flower is not a hand yet, and two different ones may still become any.
  if (hand === "bust" && flowers.length < HAND_SIZE) return null;
  return (
    <span key={hand} className="flower-hand" data-hand={hand}>
      {words.hands[hand]}
    </span>
  );
}
