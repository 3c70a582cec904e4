import { replayOf } from "../../shared/screen/instant/settled-figure.tsx";
import { DrawFigure } from "./draw-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";

/** The draw, replayed. */
export default replayOf(settledBetOf, DrawFigure);
