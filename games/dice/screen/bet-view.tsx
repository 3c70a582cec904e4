import type { BetViewModule } from "../../shared/screen/bet-view.ts";
import { stillOf } from "../../shared/screen/instant/settled-figure.tsx";
import { RollFigure } from "./roll-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";

export const draws: BetViewModule["draws"] = (page) => settledBetOf(page) !== null;

/** The die where it landed. */
export default stillOf(settledBetOf, RollFigure);
