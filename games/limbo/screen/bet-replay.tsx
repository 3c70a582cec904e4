import { replayOf } from "../../shared/screen/instant/settled-figure.tsx";
import { PointFigure } from "./point-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";

/** The run of the needle, replayed. */
export default replayOf(settledBetOf, PointFigure);
