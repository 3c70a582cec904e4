import { replayOf } from "../../shared/screen/instant/settled-figure.tsx";
import { facts } from "../facts.ts";
import { RollFigure } from "./roll-figure.tsx";

/** The roll, replayed. */
export default replayOf(facts, RollFigure);
