import { replayOf } from "../../shared/screen/instant/settled-figure.tsx";
import { facts } from "../facts.ts";
import { DrawFigure } from "./draw-figure.tsx";

/** The draw, replayed. */
export default replayOf(facts, DrawFigure);
