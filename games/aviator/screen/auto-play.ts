import { flightAutoPlay } from "../../shared/screen/flight/auto-play.ts";

export const autoPlay = flightAutoPlay;
