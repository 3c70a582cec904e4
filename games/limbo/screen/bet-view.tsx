import type { BetViewModule } from "../../shared/screen/bet-view.ts";
import { stillOf } from "../../shared/screen/instant/settled-figure.tsx";
import { PointFigure } from "./point-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";

export const draws: BetViewModule["draws"] = (page) => settledBetOf(page) !== null;

/** The needle at rest. */
export default stillOf(settledBetOf, PointFigure);
