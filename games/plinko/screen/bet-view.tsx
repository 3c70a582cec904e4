import { settledOf } from "../../shared/facts/facts.ts";
import type { BetViewModule } from "../../shared/screen/bet-view.ts";
import { stillOf } from "../../shared/screen/instant/settled-figure.tsx";
import { facts } from "../facts.ts";
import { FallFigure } from "./fall-figure.tsx";

export const draws: BetViewModule["draws"] = (page) => settledOf(page, facts) !== null;

/** The path of the ball, and its bucket. */
export default stillOf(facts, FallFigure);
