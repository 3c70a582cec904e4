import { replayOf } from "../../shared/screen/instant/settled-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";
import { SpinFigure } from "./spin-figure.tsx";

/** The wheel is spun once more. */
export default replayOf(settledBetOf, SpinFigure);
