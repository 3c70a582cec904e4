import { type Is, isListOf, isMissingOr, isRecordOf, isSuch, isText, isWhole } from "../shared/facts/facts.ts";
import { slipFacts } from "../shared/facts/slip-facts.ts";
import type { PricedPlace } from "../shared/rules/slip/slip.ts";
import { type CourseId, isCourse, type RaceState } from "./rules/course.ts";
import type { AcceptedLeg } from "./rules/leg.ts";
import { isSelection as isOfMarket, MARKETS, type Market, type RaceSelection } from "./rules/markets.ts";
import type { Arrival, Running } from "./rules/running.ts";

const isCourseId: Is<CourseId> = (value): value is CourseId => typeof value === "string" && isCourse(value);

/** A race as its state says. */
export const isRace: Is<RaceState> = isRecordOf<RaceState>({
  course: isCourseId,
  chain: isText,
  link: isWhole,
  meeting: isWhole,
  race: isWhole,
  horses: isListOf(isWhole),
  weights: isListOf(isWhole),
});

/** A race as it was run, as far as it is told. */
export const isRunning: Is<Running> = isRecordOf<Running>({
  calls: isListOf(isListOf(isWhole)),
  arrivals: isListOf(isRecordOf<Arrival>({ runner: isWhole, behind: isWhole })),
});

const isMarket: Is<Market> = (value): value is Market => MARKETS.some((market) => market === value);

export const isSelection = isSuch(isRecordOf<RaceSelection>({ market: isMarket, selection: isText }), isOfMarket);

const isLeg: Is<AcceptedLeg> = isSuch(
  isRecordOf<AcceptedLeg>({
    market: isMarket,
    selection: isText,
    event: isText,
    odds: isWhole,
    race: isRace,
    place: isMissingOr(isRecordOf<PricedPlace>({ places: isWhole, odds: isWhole })),
  }),
  isOfMarket,
);

const slip = slipFacts([1], isLeg);

export const facts: typeof slip = {
  ...slip,
  isBet: isSuch(slip.isBet, ({ eachWay, legs }) =>
    legs.every(({ place }) => (place !== undefined) === (eachWay === true)),
  ),
};
