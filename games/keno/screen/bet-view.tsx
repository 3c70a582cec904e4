import { settledOf } from "../../shared/facts/facts.ts";
import type { BetViewModule } from "../../shared/screen/bet-view.ts";
import { stillOf } from "../../shared/screen/instant/settled-figure.tsx";
import { facts } from "../facts.ts";
import { DrawFigure } from "./draw-figure.tsx";

export const draws: BetViewModule["draws"] = (page) => settledOf(page, facts) !== null;

/** The board with chosen and drawn numbers. */
export default stillOf(facts, DrawFigure);
