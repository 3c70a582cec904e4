import type { EventResult, EventState } from "../rules/event.ts";
import { sampleEvent } from "../rules/sample.ts";

const HOUR_MS = 3_600_000;
const LONG = "Association of the Very Long Names of Harbours and Mills upon the Northern Coast".slice(0, 80).trim();

/** An event for tests and pictures, with its result if it is over. */
export interface MadeEvent {
  readonly state: EventState;
  readonly result?: EventResult | null;
}

/** Moves a sample event to a start so many hours from a moment. */
export function eventIn(number: number, hours: number, now: number): EventState {
  const state = sampleEvent(number);
  return { ...state, card: { ...state.card, startsAt: new Date(now + hours * HOUR_MS).toISOString() } };
}

/** Returns a match in play, half an hour after its start. */
export function eventInPlay(number: number, now: number): EventState {
  const incidents = [
    { kind: "penalty", side: "home", score: [0, 0], minute: 11 },
    { kind: "score", score: [1, 0], minute: 12 },
    { kind: "red-card", side: "away", score: [1, 0], minute: 27 },
  ] as const;
  return {
    ...eventIn(number, -0.5, now),
    inPlay: { delayMs: 2_000, course: { step: 3, score: [1, 0], minute: 34, incidents } },
  };
}

/** Makes events of three sports: in play, coming, suspended, with long names, begun, and over. */
export function variedEvents(now: number): readonly MadeEvent[] {
  const [match, later, cup] = [eventIn(0, 0.7, now), eventIn(1, 26, now), eventIn(3, 30, now)];
  const begun = eventIn(2, -1, now);
  const full: EventState = { ...match, markets: [...match.markets, ...FURTHER] };
  const tennis: EventState = {
    card: {
      sport: "Tennis",
      competition: LONG,
      contest: { kind: "match", home: LONG, away: `${LONG.slice(0, 79)}s` },
      startsAt: new Date(now + 5 * HOUR_MS).toISOString(),
      withdrawn: [],
    },
    markets: [{ market: "result", odds: { home: 1_350, away: 3_100 }, fair: { home: 703_000, away: 297_000 } }],
    suspended: false,
  };
  const race: EventState = { ...cup, card: { ...cup.card, withdrawn: [1] }, markets: [WITHOUT_WITHDRAWN] };
  return [
    { state: eventInPlay(8, now) },
    { state: full },
    { state: { ...later, suspended: true } },
    { state: tennis },
    // One runner more than a list shows.
    { state: eventIn(3, 28, now) },
    { state: race },
    { state: begun },
    { state: eventIn(4, -5, now), result: { kind: "score", score: [2, 1], halfTime: [1, 0] } },
    { state: eventIn(5, -6, now), result: { kind: "abandoned", score: [0, 1] } },
    { state: eventIn(7, -7, now), result: { kind: "winners", winners: [0, 2], withdrawn: [] } },
    { state: eventIn(6, -8, now), result: null },
  ];
}

const WITHOUT_WITHDRAWN = { market: "winner", odds: { "0": 1_520, "2": 4_100, "3": 5_600 } } as const;
const FURTHER: EventState["markets"] = [
  { market: "double-chance", odds: { "1X": 1_260, "12": 1_260, X2: 1_900 } },
  { market: "total", line: 6, odds: { over: 1_320, under: 3_100 } },
  { market: "total", line: 14, odds: { over: 3_300 } },
  { market: "both-score", odds: { yes: 1_800, no: 1_950 } },
  { market: "score", odds: { "1-0": 7_500, "2-1": 8_600, "0-0": 11_000, "1-1": 6_400, "0-1": 12_500 } },
  { market: "half-time", odds: { home: 2_500, draw: 2_100, away: 4_600 } },
  { market: "half-full", odds: { "home/home": 2_900, "draw/home": 4_700, "away/home": 26_000 } },
];
