import {
  type Is,
  isFlag,
  isListOf,
  isMissingOr,
  isNullOr,
  isRecordOf,
  isSuch,
  isText,
  isWhole,
  readAs,
} from "../shared/facts/facts.ts";
import { slipFacts } from "../shared/facts/slip-facts.ts";
import { isOffered } from "../shared/rules/slip/odds.ts";
import type { PlaceTerms } from "../shared/rules/slip/slip.ts";
import {
  type Contest,
  type EventCard,
  type EventCourse,
  type EventResult,
  type EventState,
  INCIDENTS,
  type Incident,
  type InPlay,
  type Points,
  type PricedMarket,
  type Withdrawal,
} from "./rules/event.ts";
import type { AcceptedLeg } from "./rules/leg.ts";
import { type EventSelection, isMarket, isSelection as isOfContest } from "./rules/markets.ts";

const ALL_PERCENTS = 100;
const MILLION = 1_000_000;

const isName = isSuch(isText, (text) => text !== "");
const isTime = isSuch(isText, (text) => Number.isFinite(Date.parse(text)));
const isCount = isSuch(isWhole, (count) => count >= 0);
const isOdds = isSuch(isWhole, isOffered);
const isShare = isSuch(isWhole, (share) => share > 0 && share <= MILLION);
const isPercent = isSuch(isCount, (percent) => percent <= ALL_PERCENTS);

function isOnly<Text extends string>(text: Text): Is<Text> {
  return (value): value is Text => value === text;
}

/** Makes a guard for objects whose fields all have values of one kind. */
function isEach<Value>(is: Is<Value>): Is<Readonly<Record<string, Value>>> {
  return (value): value is Readonly<Record<string, Value>> =>
    typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(is);
}

type Of<Union, Kind> = Extract<Union, { readonly kind: Kind }>;

const isMatch = isRecordOf<Of<Contest, "match">>({ kind: isOnly("match"), home: isName, away: isName });
const isOutright = isRecordOf<Of<Contest, "outright">>({
  kind: isOnly("outright"),
  name: isName,
  runners: isSuch(isListOf(isName), ({ length }) => length > 0),
});
const isContest: Is<Contest> = (value): value is Contest => isMatch(value) || isOutright(value);

const isCard: Is<EventCard> = isSuch(
  isRecordOf<EventCard>({
    sport: isName,
    competition: isName,
    contest: isContest,
    startsAt: isTime,
    withdrawn: isListOf(isCount),
  }),
  ({ contest, withdrawn }) => withdrawn.every((runner) => isRunner(contest, runner)),
);

function isRunner(contest: Contest, runner: number): boolean {
  return contest.kind === "outright" && runner < contest.runners.length;
}

const isPriced = isRecordOf<PricedMarket>({
  market: isText,
  line: isMissingOr(isWhole),
  odds: isEach(isOdds),
  fair: isMissingOr(isEach(isShare)),
});

const isTerms = isRecordOf<PlaceTerms>({ places: isCount, part: isSuch(isCount, (part) => part > 0) });

const isScore: Is<Points> = (value): value is Points =>
  Array.isArray(value) && value.length === 2 && value.every((points) => isCount(points));
const isMinute = isNullOr(isCount);
const isSide: Is<"home" | "away"> = (value): value is "home" | "away" => value === "home" || value === "away";
const isIncidentKind: Is<Incident["kind"]> = (value): value is Incident["kind"] =>
  INCIDENTS.some((kind) => kind === value);
const isIncident = isRecordOf<Incident>({
  kind: isIncidentKind,
  side: isMissingOr(isSide),
  score: isScore,
  minute: isMinute,
});
const isInPlay = isRecordOf<InPlay>({
  delayMs: isCount,
  course: isMissingOr(
    isRecordOf<EventCourse>({ step: isCount, score: isScore, minute: isMinute, incidents: isListOf(isIncident) }),
  ),
});

/** An event as the house offers it. */
export const isEvent: Is<EventState> = isSuch(
  isRecordOf<EventState>({
    card: isCard,
    markets: isListOf(isPriced),
    suspended: isFlag,
    most: isMissingOr(isCount),
    place: isMissingOr(isTerms),
    inPlay: isMissingOr(isInPlay),
  }),
  ({ card, markets }) => markets.every((own) => isMarket(own, card.contest)),
);

/** A selection of any event, as a slip keeps it. */
export const isSelection: Is<EventSelection> = isRecordOf<EventSelection>({
  market: isText,
  selection: isText,
  line: isMissingOr(isWhole),
});

const scored = { score: isScore, halfTime: isMissingOr(isScore) };
const isPlayed = isRecordOf<Of<EventResult, "score">>({ kind: isOnly("score"), ...scored });
const isAbandoned = isRecordOf<Of<EventResult, "abandoned">>({ kind: isOnly("abandoned"), ...scored });
const isWon = isRecordOf<Of<EventResult, "winners">>({
  kind: isOnly("winners"),
  winners: isSuch(isListOf(isCount), ({ length }) => length > 0),
  placed: isMissingOr(isListOf(isListOf(isCount))),
  withdrawn: isListOf(isRecordOf<Withdrawal>({ runner: isCount, percent: isPercent })),
});

/** Reads the result of an event; null for what cannot be one of it. */
export function resultOf({ contest }: EventCard, value: unknown): EventResult | null {
  if (contest.kind === "match") return readAs(isPlayed, value) ?? readAs(isAbandoned, value);
  const own = readAs(isWon, value);
  if (own === null) return null;
  const named = [...own.winners, ...(own.placed ?? []).flat(), ...own.withdrawn.map(({ runner }) => runner)];
  return named.every((runner) => isRunner(contest, runner)) ? own : null;
}

type Shaped = Pick<AcceptedLeg, "event" | "odds" | "step" | "card" | "fair" | "place" | "madeAt">;
const isShaped: Is<Shaped> = isRecordOf<Shaped>({
  event: isText,
  odds: isOdds,
  card: isCard,
  fair: isNullOr(isShare),
  place: isMissingOr(isTerms),
  step: isMissingOr(isCount),
  madeAt: isMissingOr(isRecordOf<NonNullable<AcceptedLeg["madeAt"]>>({ score: isScore, minute: isMinute })),
});

const isLeg: Is<AcceptedLeg> = (value): value is AcceptedLeg =>
  isShaped(value) && isSelection(value) && isOfContest(value, value.card.contest);

export const facts = slipFacts([1], isLeg);
