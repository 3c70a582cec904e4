import { replayOf } from "../../shared/screen/instant/settled-figure.tsx";
import { facts } from "../facts.ts";
import { PointFigure } from "./point-figure.tsx";

/** The run of the needle, replayed. */
export default replayOf(facts, PointFigure);
