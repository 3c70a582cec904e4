import { settledOf } from "../../shared/facts/facts.ts";
import type { BetViewModule } from "../../shared/screen/bet-view.ts";
import { stillOf } from "../../shared/screen/instant/settled-figure.tsx";
import { facts } from "../facts.ts";
import { PointFigure } from "./point-figure.tsx";

export const draws: BetViewModule["draws"] = (page) => settledOf(page, facts) !== null;

/** The needle at rest. */
export default stillOf(facts, PointFigure);
