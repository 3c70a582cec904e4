import { flightRound, flightStill } from "../shared/picture/flight.ts";
import type { PictureModule } from "../shared/picture/still.ts";

export const arts: PictureModule["arts"] = ["plane"];

export const still: PictureModule["still"] = (page) => flightStill(page, "plane");

export const round: PictureModule["round"] = (proof) => flightRound(proof, "plane");
