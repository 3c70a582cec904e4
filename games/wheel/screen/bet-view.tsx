import type { BetViewModule } from "../../shared/screen/bet-view.ts";
import { stillOf } from "../../shared/screen/instant/settled-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";
import { SpinFigure } from "./spin-figure.tsx";

export const draws: BetViewModule["draws"] = (page) => settledBetOf(page) !== null;

/** The wheel where it stopped. */
export default stillOf(settledBetOf, SpinFigure);
