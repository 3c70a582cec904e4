import type { FlightSubject } from "../../shared/screen/flight/curve.tsx";
import burst from "./art/burst.svg?url";
import rocket from "./art/rocket.svg?url";

/** What flies in crash. */
export const ROCKET: FlightSubject = { src: rocket, endSrc: burst };
