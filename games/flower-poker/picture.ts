import { MUTED, TEXT, WIN } from "../shared/picture/colours.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { artAt, boxAt, textAt } from "../shared/picture/svg.ts";
import { HAND_NAMES } from "./drawing/names.ts";
import { settledPlantingsOf } from "./facts.ts";
import { FLOWERS } from "./rules/flowers.ts";
import { HAND_SIZE, handOf, makesHand, type Planting, type Side } from "./rules/hands.ts";

const SIDES: readonly Side[] = ["player", "host"];
const NAMES: Readonly<Record<Side, string>> = { player: "Player", host: "Host" };
const ROW = STAGE.height / 2;
const FLOWER = 88;
const STEP = 100;
const FAINT = 0.45;

export const arts: PictureModule["arts"] = FLOWERS;

/** Both beds as they decided the bet, with their hands. */
export const still: PictureModule["still"] = (page) => {
  const bet = settledPlantingsOf(page);
  if (bet === null) return null;
  const winner: Side = bet.won ? "player" : "host";
  return SIDES.map((side, place) => bedAt(bet.last, side, side === winner, place * ROW)).join("");
};

function bedAt(planting: Planting, side: Side, won: boolean, y: number): string {
  const flowers = planting[side];
  const makes = makesHand(flowers);
  const left = (STAGE.width - STEP * (HAND_SIZE - 1) - FLOWER) / 2;
  const frame = won ? `stroke="${WIN}" stroke-width="4"` : "";
  return [
    boxAt(14, y + 14, STAGE.width - 28, ROW - 28, 22, `fill="#3a2417" fill-opacity="${won ? 0.9 : 0.5}" ${frame}`),
    textAt(36, y + 62, NAMES[side], { size: 28, bold: true, fill: won ? TEXT : MUTED }),
    textAt(STAGE.width - 36, y + 62, HAND_NAMES[handOf(flowers)], {
      size: 28,
      bold: true,
      fill: won ? WIN : MUTED,
      anchor: "end",
    }),
    ...flowers.map((flower, place) =>
      artAt(flower, left + place * STEP, y + 100, FLOWER, makes[place] === true ? 1 : FAINT),
    ),
  ].join("");
}
