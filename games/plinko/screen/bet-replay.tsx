import { replayOf } from "../../shared/screen/instant/settled-figure.tsx";
import { facts } from "../facts.ts";
import { FallFigure } from "./fall-figure.tsx";

/** The fall, replayed. */
export default replayOf(facts, FallFigure);
