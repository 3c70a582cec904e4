import type { PointLaw } from "../../rules/point-law.ts";
import type { FlightSubject } from "./subject.ts";

/** A game's words for its flights. */
export interface FlightNames {
  /** The end of a flight: "Crashed". */
  readonly over: string;
  readonly overAt: (point: string) => string;
  /** Label of a ticket that did not leave in time. */
  readonly notLeft: string;
  /** Label of the last points. */
  readonly recent: string;
  readonly noRecent: string;
}

/** The differences between games of flights on the screen. */
export interface FlightLook {
  readonly names: FlightNames;
  readonly subject: FlightSubject;
  readonly law: PointLaw;
  /** Plays the sound of the end. */
  readonly endSound: () => void;
}
