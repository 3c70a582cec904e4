import { flightFacts } from "../shared/facts/flight.ts";

export const facts = flightFacts;
