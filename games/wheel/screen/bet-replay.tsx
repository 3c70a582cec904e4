import { replayOf } from "../../shared/screen/instant/settled-figure.tsx";
import { facts } from "../facts.ts";
import { SpinFigure } from "./spin-figure.tsx";

/** The spin, replayed. */
export default replayOf(facts, SpinFigure);
