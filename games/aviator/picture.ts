import { flightStill } from "../shared/picture/flight.ts";
import type { PictureModule } from "../shared/picture/still.ts";

export const arts: PictureModule["arts"] = ["plane"];

export const still: PictureModule["still"] = (page) => flightStill(page, "plane");
