import type { BetViewModule } from "../../shared/screen/bet-view.ts";
import { stillOf } from "../../shared/screen/instant/settled-figure.tsx";
import { DrawFigure } from "./draw-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";

export const draws: BetViewModule["draws"] = (page) => settledBetOf(page) !== null;

/** The board with chosen and drawn numbers. */
export default stillOf(settledBetOf, DrawFigure);
