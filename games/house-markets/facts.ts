import { type Is, isListOf, isRecordOf, isText, isWhole } from "../shared/facts/facts.ts";
import { slipFacts } from "../shared/facts/slip-facts.ts";
import { FLIGHTS, type Flights, type FlightsGame, type FlightsSelection, MARKETS } from "./rules/flights.ts";
import type { AcceptedLeg } from "./rules/house-markets.ts";

const isGame: Is<FlightsGame> = (value): value is FlightsGame =>
  typeof value === "string" && Object.hasOwn(FLIGHTS, value);

/** An event as its state says. */
export const isFlights: Is<Flights> = isRecordOf<Flights>({
  game: isGame,
  chain: isText,
  first: isWhole,
  count: isWhole,
});

/** Points of an event, in hundredths. */
export const isPoints: Is<readonly number[]> = isListOf(isWhole);

const isMarket: Is<FlightsSelection["market"]> = (value): value is FlightsSelection["market"] =>
  MARKETS.some((market) => market === value);
const isSide: Is<FlightsSelection["selection"]> = (value): value is FlightsSelection["selection"] =>
  value === "over" || value === "under";

export const isSelection: Is<FlightsSelection> = isRecordOf<FlightsSelection>({
  market: isMarket,
  selection: isSide,
  line: isWhole,
});

const isLeg = isRecordOf<AcceptedLeg>({
  market: isMarket,
  selection: isSide,
  line: isWhole,
  event: isText,
  odds: isWhole,
  flights: isFlights,
});
export const facts = slipFacts([1], isLeg);
