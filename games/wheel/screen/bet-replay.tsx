import { replayOf } from "../../shared/screen/instant/settled-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";
import { SpinFigure } from "./spin-figure.tsx";

/** The spin, replayed. */
export default replayOf(settledBetOf, SpinFigure);
