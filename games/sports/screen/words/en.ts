import type { PluralForms } from "@fairhouse/ui/words/format.ts";
import type { Incident } from "../../rules/event.ts";
import type { MatchMarketId, WINNER } from "../../rules/markets.ts";

/** Names a selection by the sides of its match, and by its line if it has one. */
type Pick = (home: string, away: string, line: string) => string;

export const en = {
  title: "Sports Events",
  versus: (home: string, away: string) => `${home} – ${away}`,
  chooseSport: "Sports",
  allSports: "All",
  coming: "Events",
  /** Names a list for those who do not see the day above it. */
  listOf: (sport: string, competition: string, day: string) => `${sport}: ${competition}, ${day}`,
  failed: "The events could not be loaded. They are tried again.",
  noEvents: "The house offers no event at the moment",
  noEventsText: "Events appear here as soon as a trader or a feed opens them. The leagues of the house play all day.",
  toLeagues: "To the leagues",

  /** Before the time of the start. */
  onDay: (day: string, time: string) => `${day}, ${time}`,
  startsIn: (clock: string) => `in ${clock}`,
  marketCount: { one: "# market", other: "# markets" } as PluralForms,
  runnerCount: { one: "# runner", other: "# runners" } as PluralForms,
  /** Leads to the markets of an event. */
  allMarkets: "All markets",
  more: (count: string) => `+${count}`,
  /** Follows "+3". */
  moreRunners: { one: "more runner", other: "more runners" } as PluralForms,
  back: "All events",
  suspended: "No bets are taken at the moment",
  suspendedMark: "suspended",
  noMarkets: "No market is open yet",
  withdrawn: "Withdrawn",
  /** The source of a market's odds, beside its name; the rules say more. */
  fromFeed: "From bookmakers",
  fromTrader: "From a trader",
  /** The terms of bets each way: so many places at a part of the profit, as in "1/4". */
  placeTerms: (places: string, part: string) => `Each way: ${places} places at ${part} of the profit`,

  /** A match that takes bets while it is played. */
  inPlay: "In play",
  minute: (minute: string) => `${minute}′`,
  heldFor: {
    one: "Bets are held for # second and made at the odds of that moment. An incident in between cancels them.",
    other: "Bets are held for # seconds and made at the odds of that moment. An incident in between cancels them.",
  } as PluralForms,
  timeline: "Course of the match",
  incidents: {
    score: "Score",
    "red-card": "Red card",
    penalty: "Penalty",
    review: "Review",
    "half-time": "Half-time",
    "second-half": "Second half",
    stopped: "Stopped",
  } as Readonly<Record<Incident["kind"], string>>,
  begun: "Begun",
  awaited: "Begun, result is being awaited",
  noMoreBets: "This event has begun. No more bets are taken, and its result is being awaited.",
  results: "Results",
  withHalfTime: (score: string, half: string) => `${score} (half-time ${half})`,
  abandoned: (score: string) => `Abandoned at ${score}`,
  wonBy: (winner: string) => `Won by ${winner}`,
  deadHeat: (winners: string) => `Dead heat: ${winners}`,
  /** The result, and who finished after the winner, in order. */
  withPlaced: (result: string, placed: string) => `${result}; then ${placed}`,
  voided: "Void",

  markets: {
    result: "Result",
    "double-chance": "Double chance",
    "draw-no-bet": "Draw no bet",
    "both-score": "Both sides score",
    total: "Total",
    "home-total": "Total of the first side",
    "away-total": "Total of the second side",
    "asian-handicap": "Handicap",
    score: "Correct score",
    "odd-even": "Odd or even total",
    "half-time": "Result at half-time",
    "half-full": "Half-time / end",
    winner: "Winner",
  } as Readonly<Record<MatchMarketId | typeof WINNER, string>>,
  /** Selections on the buttons of a market; sides of a match are shown by their names. */
  sides: {
    draw: "Draw",
    "1X": "1 or draw",
    "12": "1 or 2",
    X2: "Draw or 2",
    yes: "Yes",
    no: "No",
    over: "Over",
    under: "Under",
    odd: "Odd",
    even: "Even",
  } as Readonly<Record<string, string>>,
  /** Results over the columns of a list, and in pairs. */
  short: { home: "1", draw: "X", away: "2" } as Readonly<Record<string, string>>,
  /** Names of selections on the slip, by market and selection; scores and half-time / end are written from their parts. */
  picks: {
    result: { home: (home) => `${home} to win`, draw: () => "Draw", away: (_, away) => `${away} to win` },
    "double-chance": {
      "1X": (home) => `${home} or draw`,
      "12": (home, away) => `${home} or ${away}`,
      X2: (_, away) => `${away} or draw`,
    },
    "draw-no-bet": { home: (home) => `${home}, draw no bet`, away: (_, away) => `${away}, draw no bet` },
    "both-score": { yes: () => "Both sides score", no: () => "Not both sides score" },
    total: { over: (_home, _away, line) => `Over ${line}`, under: (_home, _away, line) => `Under ${line}` },
    "home-total": {
      over: (home, _, line) => `${home}: over ${line}`,
      under: (home, _, line) => `${home}: under ${line}`,
    },
    "away-total": {
      over: (_, away, line) => `${away}: over ${line}`,
      under: (_, away, line) => `${away}: under ${line}`,
    },
    "asian-handicap": { home: (home, _, line) => `${home} ${line}`, away: (_, away, line) => `${away} ${line}` },
    "odd-even": { odd: () => "Odd total", even: () => "Even total" },
    "half-time": {
      home: (home) => `${home} ahead at half-time`,
      draw: () => "Level at half-time",
      away: (_, away) => `${away} ahead at half-time`,
    },
  } as Readonly<Record<string, Readonly<Record<string, Pick>>>>,
  winner: (runner: string) => `${runner} to win`,
  scoreOf: (score: string) => `Correct score ${score}`,
  halfFull: (half: string, full: string) => `${half} at half-time, ${full} at the end`,

  record: "Published odds",
  recordOfResult: "Published odds, and how the result was found",
  recordFailed: "This could not be loaded. Close and open it to try again.",
  byTrader: "Opened by a trader of the house",
  byFeed: (feed: string) => `Opened by the feed ${feed}`,
  decidedByFeed: "The feed told it twice",
  decidedByPeople: "Two people of the house confirmed it",
  decidedAt: (how: string, time: string) => `${how}, ${time}`,
  correctedResults: "Results before they were corrected",
  correctedAt: (time: string, before: string) => `Corrected ${time}; until then: ${before}`,
  correctedLate:
    "The correction came later than a day after the result, so it takes nothing away from a bet that was settled.",
  history: "Published odds, newest first",
  sports: {
    football: "Football",
    basketball: "Basketball",
    tennis: "Tennis",
    icehockey: "Ice hockey",
    baseball: "Baseball",
    racing: "Racing",
    rugby: "Rugby",
    cricket: "Cricket",
    boxing: "Boxing",
    golf: "Golf",
    volleyball: "Volleyball",
    handball: "Handball",
  } as Readonly<Record<string, string>>,

  /** On the page of a bet. The minute is missing if none was told. */
  madeAt: (score: string, minute: string | null) =>
    minute === null ? `Made in play at ${score}` : `Made in play at ${score}, ${minute}`,
  soldAt: (odds: string, time: string) => `Odds when it was sold: ${odds}, published ${time}`,
  startedAt: (time: string) => `Start: ${time}`,
  resultOf: (result: string) => `Result: ${result}`,
  chanceThen: (chance: string) => `Chance without margin when the bet was made: ${chance}`,
  shared: (winners: string) => `Dead heat of ${winners}: the odds count for one part of ${winners}`,
  cut: (runner: string, percent: string) =>
    `${runner} was withdrawn after the bet, which cuts the profit by ${percent}`,
  ownWithdrawn: "This runner was withdrawn",
  counts: (factor: string) => `This leg counts ${factor}`,
  placeCounts: (factor: string) => `Its place counts ${factor}`,

  about: {
    lead: "Bet on matches and races of the world. Their odds come from a feed of bookmakers or from a trader of the house, and their results from what happens out there.",
    rulesTitle: "Rules",
    rules: [
      "Bets are taken until the start of an event, by the clock of the house, and on some matches while they are played. A slip keeps the odds at which it was placed, and the house never voids a bet for its price.",
      "If a price moves while you place a slip, your choice decides: refuse any change, accept better prices, or accept any price.",
      "A bet in play is held for some seconds, as the match says, and then made at the odds of that moment. If an incident or a suspension comes in between, it is not made, whichever side that would have favoured. A handicap in play counts what follows.",
      "The house buys open slips back, wholly or in parts, at 97% of what they are expected to pay by the present odds without their margin. It does not buy slips each way, lines that may end level (except at a draw), and anything that takes no bets. In play a sale is held like a bet.",
      "A match and the winner of its competition do not stand on one slip, nor do two matches of the same sides within twelve hours.",
      "A football match counts with its result after 90 minutes and stoppage time, without extra time and shoot-outs; other sports count with their final score, overtime included.",
      "Quarter lines are two half bets: −0.75 is −0.5 and −1. A draw gives “draw no bet” back.",
      "Where an event pays places, a slip may be each way: half of the stake is on the win, and half on a place at a part of the profit. Level runners share the places that are left for them.",
      "A slip has 1 to 12 legs on different events, singly, as a multiple, or as a system of up to eight legs, and pays at most 1,000 times the largest bet. A void leg counts 1; a slip of void legs alone is given back.",
    ],
    endsTitle: "When something goes differently",
    caseColumn: "What happens",
    legColumn: "Your leg",
    ends: [
      ["A match is abandoned", "stands where no further point could change it, otherwise void"],
      ["An event is called off, or begins more than 48 hours late", "void"],
      ["Several win in a dead heat", "your odds are shared among them: by half for two, by a third for three"],
      ["Your runner is withdrawn", "void"],
      ["Another runner is withdrawn after your bet", "the profit is cut by the percentage that the result names"],
    ] as readonly (readonly [string, string])[],
    oddsTitle: "Where odds come from",
    odds: [
      "From a feed: the house takes the odds of several bookmakers, removes the margin of each, takes the median of the chances, and keeps a margin of its own, mostly 5%. These chances are kept with your bet.",
      "From a trader: a person of the house sets the odds, and the market says so.",
      "Nobody knows the true chance of a real event, so no slip shows an exact return.",
    ],
    resultsTitle: "How results are decided",
    results: [
      "By a feed, once it has given the same result twice, at least ten minutes apart. Football that may have had extra time is left to people.",
      "By two people of the house: one enters the result with its evidence, and another one confirms it.",
      "A wrong result is corrected by two people too, and its slips are settled again. Later than a day after the result, a correction takes nothing away from a bet that was settled.",
    ],
    limitsTitle: "What cannot be verified here",
    limits:
      "A goal on a real pitch follows from no number that could be committed before. Your browser can compute what your slip pays at its odds and the results of its events, and nothing more: not that the odds were good, and not that a result is true. In the leagues, and on the rounds of this house, results and prices follow from hashes that were published before the first bet, and anybody can verify both.",
  },
};

export type SportsWords = typeof en;
