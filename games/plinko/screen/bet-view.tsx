import type { BetViewModule } from "../../shared/screen/bet-view.ts";
import { stillOf } from "../../shared/screen/instant/settled-figure.tsx";
import { FallFigure } from "./fall-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";

export const draws: BetViewModule["draws"] = (page) => settledBetOf(page) !== null;

/** The path of the ball, and its bucket. */
export default stillOf(settledBetOf, FallFigure);
