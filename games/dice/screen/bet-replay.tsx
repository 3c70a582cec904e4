import { replayOf } from "../../shared/screen/instant/settled-figure.tsx";
import { RollFigure } from "./roll-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";

/** The roll, replayed. */
export default replayOf(settledBetOf, RollFigure);
