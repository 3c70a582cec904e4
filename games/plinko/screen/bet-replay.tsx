import { replayOf } from "../../shared/screen/instant/settled-figure.tsx";
import { FallFigure } from "./fall-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";

/** The fall, replayed. */
export default replayOf(settledBetOf, FallFigure);
