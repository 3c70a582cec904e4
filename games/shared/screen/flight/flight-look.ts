import type { PointLaw } from "../../rules/point-law.ts";
import type { FlightSubject } from "./subject.ts";

/** What a game calls the end of its flights. */
export interface FlightNames {
  /** "Crashed". */
  readonly over: string;
  readonly overAt: (point: string) => string;
  /** Of a ticket that stayed too long. */
  readonly notLeft: string;
  /** The last points. */
  readonly recent: string;
  readonly noRecent: string;
}

/** By what one game of flights differs from another on its screen. */
export interface FlightLook {
  readonly names: FlightNames;
  readonly subject: FlightSubject;
  readonly law: PointLaw;
  /** The sound of the end. */
  readonly endSound: () => void;
}
