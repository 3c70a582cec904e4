import { type EventCard, type EventState, INCIDENTS } from "@fairhouse/games/sports/rules/event.ts";
import type pg from "pg";
import { needed, refuseSurplus, uuid, wholeNumber } from "../../acts/arguments.ts";
import { AdminRefusal, type Authority } from "../../acts/authority.ts";
import type { Command, CommandLine } from "../../acts/command.ts";
import { done, table } from "../../acts/print.ts";
import { type Staff, staffByCode } from "../accounts/staff.ts";
import { type EventLine, eventNamed, listEvents, listQueue } from "./events/event-list.ts";
import { EventStore, isOver, lockEvent } from "./events/event-store.ts";
import { incidentOfTexts, scoreOfTexts } from "./events/incident-texts.ts";
import { marketNameOfText, marketOfText, placeOfText, startOfText } from "./events/texts.ts";
import { TraderActs } from "./events/trader-acts.ts";
import { previewOf } from "./results/preview.ts";
import { previewOfCorrection } from "./results/preview-of-correction.ts";
import { endOfWords, RESULT_HELP } from "./results/result-texts.ts";
import {
  confirm,
  type EventEnd,
  lockProposal,
  propose,
  refuseImpossible,
  refusePhase,
  reject,
} from "./results/results.ts";

/** `sports …`: all that traders do. Without further words it lists the events. */
export const sportsCommand: Command = {
  names: ["sports"],
  looks: `  sports                          the events that are not over: bets that wait for each, what they take from its limit, and that cap
  sports event <event>            one of them, with its odds
  sports queue                    the events that wait for a person
  sports preview <event> <result> the bets that a result would end, and what they are paid; of an event that is over, those that it
                                  would settle again, what they are paid now, and what their players no longer have of it, lost ones
                                  that would wait for further events, and waiting ones that would end`,
  acts: `  sports open match <sport> <competition> <home> <away> <start> <market…>
  sports open outright <sport> <competition> <name> <start> [each-way:3:1/4] <runner:odds…>
                                  take bets until the start (2027-01-31T15:00Z); a market is result=home:2.1,draw:3.4,away:3.2 or
                                  total:2.5=over:1.9,under:1.95 or asian-handicap:-0.75=home:1.9,away:1.95, with the line of the home side
  sports odds <event> <market…>   set odds; a feed no longer changes these markets until they are released
  sports release <event> <market> take away what was set by hand; a feed prices the market again
  sports take-off <event> <market>
                                  take no more bets on a market
  sports suspend <event>, sports resume <event>
                                  the same for an event; game-off sports is for all of them
  sports limit <event> <n>        bets take at most n largest bets from its budget
  sports margin <event> <percent> the share that the house keeps of a feed's margin-free chances (5)
  sports withdraw <event> <runner>
                                  take a runner out, by its number from 0
  sports move <event> <start>     by at most 48 hours: an event that begins later is void
  sports in-play <event> <seconds>
                                  take bets while the match is played, each held for so many seconds (usual: 6); 0 ends them at the start.
                                  Its markets have no odds from the start on until you set them
  sports score <event> 1-0 [minute]
                                  tell the score of a match in play; its markets take no bets until you set their odds again
  sports incident <event> <what> [home|away] [minute]
                                  the same for ${INCIDENTS.filter((kind) => kind !== "score").join(", ")}
  sports close <event>            take no more bets at all
  sports seen <event>             take it out of the queue: a feed's question is answered
  sports propose <event> <account> <code> <result>
                                  end betting and propose ${RESULT_HELP};
                                  the account is staff, the code a one-time code of its app, and the reason says where the result can be read
  sports correct <event> <account> <code> <result>
                                  the same for an event that is over: its bets are settled again. Later than a day after its result, a
                                  correction takes nothing away from a bet that was settled
  sports confirm <proposal> <account> <code>
                                  settle by a proposal, as another person than the one who made it
  sports reject <proposal> <account> <code>`,
  run: runSports,
};

type Run = (line: CommandLine, words: readonly string[]) => Promise<string>;

const runs: Readonly<Record<string, Run>> = {
  event: async ({ pool, maxBet }, words) => printedEvent(await eventNamed(pool, eventOf(words)), maxBet),
  queue: async ({ pool, limit, maxBet }) => printedLines(await listQueue(pool, limit), maxBet),
  async preview({ pool }, [event, ...words]) {
    const { event: fact, phase } = await eventNamed(pool, eventOf([event]));
    return printedEnd(pool, fact, endOfWords(words), isOver({ phase }));
  },
  open: async (line, words) => `event ${await opened(line, words)}`,
  odds: (line, [event, ...markets]) =>
    changed(line, (acts, by) => acts.odds(eventOf([event]), markets.map(marketOfText), by)),
  release: (line, [event, market]) =>
    changed(line, (acts, by) => acts.release(eventOf([event]), marketNameOfText(needed(market, "<market>")), by)),
  "take-off": (line, [event, market]) =>
    changed(line, (acts, by) => acts.takeOff(eventOf([event]), marketNameOfText(needed(market, "<market>")), by)),
  suspend: (line, words) => changed(line, (acts, by) => acts.suspend(eventOf(words), true, by)),
  resume: (line, words) => changed(line, (acts, by) => acts.suspend(eventOf(words), false, by)),
  limit: (line, [event, most]) =>
    changed(line, (acts, by) => acts.limit(eventOf([event]), wholeNumber(needed(most, "<n>"), "<n>"), by)),
  margin: (line, [event, percent]) =>
    changed(line, (acts, by) =>
      acts.margin(eventOf([event]), wholeNumber(needed(percent, "<percent>"), "<percent>"), by),
    ),
  withdraw: (line, [event, runner]) =>
    changed(line, (acts, by) =>
      acts.withdraw(eventOf([event]), wholeNumber(needed(runner, "<runner>"), "<runner>"), by),
    ),
  move: (line, [event, start]) =>
    changed(line, (acts, by) => acts.move(eventOf([event]), startOfText(needed(start, "<start>")), by)),
  "in-play": (line, [event, seconds]) =>
    changed(line, (acts, by) =>
      acts.inPlay(eventOf([event]), wholeNumber(needed(seconds, "<seconds>"), "<seconds>") || null, by),
    ),
  score: (line, [event, score, minute]) =>
    changed(line, (acts, by) => acts.incident(eventOf([event]), scoreOfTexts(needed(score, "<score>"), minute), by)),
  incident: (line, [event, ...words]) =>
    changed(line, (acts, by) => acts.incident(eventOf([event]), incidentOfTexts(words), by)),
  close: (line, words) => done(actsOf(line).close(eventOf(words), line.by())),
  seen: (line, words) => done(actsOf(line).seen(eventOf(words), line.by())),
  propose: (line, words) => proposed(line, words, false),
  correct: (line, words) => proposed(line, words, true),
  confirm: (line, words) => decided(line, words, true),
  reject: (line, words) => decided(line, words, false),
};

/** The words that each takes; the others read as many as they get. */
const most: Readonly<Record<string, number>> = {
  event: 1,
  queue: 0,
  release: 2,
  "take-off": 2,
  suspend: 1,
  resume: 1,
  limit: 2,
  margin: 2,
  withdraw: 2,
  move: 2,
  "in-play": 2,
  score: 3,
  incident: 4,
  close: 1,
  seen: 1,
  confirm: 3,
  reject: 3,
};

async function runSports(line: CommandLine): Promise<string> {
  const [what, ...words] = line.words;
  if (what === undefined) return printedLines(await listEvents(line.pool, line.limit), line.maxBet);
  const run = Object.hasOwn(runs, what) ? runs[what] : undefined;
  if (run === undefined) throw new AdminRefusal(`no command sports ${what}; there are ${Object.keys(runs).join(", ")}`);
  refuseSurplus(words, most[what]);
  return run(line, words);
}

function eventOf([event]: readonly (string | undefined)[]): string {
  return uuid(needed(event, "<event>"));
}

function actsOf({ pool, random, act }: CommandLine): TraderActs {
  return new TraderActs(act, new EventStore(pool, random));
}

async function changed(line: CommandLine, work: (acts: TraderActs, by: Authority) => Promise<EventState>) {
  return printedState(await work(actsOf(line), line.by()));
}

async function opened(line: CommandLine, [kind, sport, competition, ...words]: readonly string[]): Promise<string> {
  const by = line.by();
  const common = { sport: needed(sport, "<sport>"), competition: needed(competition, "<competition>"), withdrawn: [] };
  if (kind === "match") {
    const [home, away, start, ...markets] = words;
    const contest = { kind, home: needed(home, "<home>"), away: needed(away, "<away>") } as const;
    const card: EventCard = { ...common, contest, startsAt: startOfText(needed(start, "<start>")) };
    return actsOf(line).open(card, markets.map(marketOfText), by);
  }
  if (kind === "outright") {
    const [name, start, first = "", ...others] = words;
    const place = placeOfText(first);
    const runners = place === null ? [first, ...others] : others;
    const pairs = runners.map((pair) => ({
      name: pair.slice(0, pair.lastIndexOf(":")),
      odds: pair.slice(pair.lastIndexOf(":") + 1),
    }));
    if (pairs.length < 2) throw new AdminRefusal("an outright needs two runners or more, like Amber:4.5 Brave:2.1");
    const contest = { kind, name: needed(name, "<name>"), runners: pairs.map((pair) => pair.name) } as const;
    const card: EventCard = { ...common, contest, startsAt: startOfText(needed(start, "<start>")) };
    return actsOf(line).open(
      card,
      [marketOfText(`winner=${pairs.map(({ odds }, runner) => `${runner}:${odds}`).join()}`)],
      by,
      place ?? undefined,
    );
  }
  throw new AdminRefusal("an event is a match or an outright");
}

async function proposed(
  line: CommandLine,
  [event, who, code, ...words]: readonly string[],
  corrects: boolean,
): Promise<string> {
  const fact = eventOf([event]);
  const end = endOfWords(words);
  // Before the code is used up.
  const named = await eventNamed(line.pool, fact);
  refusePhase(named, corrects);
  refuseImpossible(named.state, end);
  const { staff, by } = await signed(line, who, code);
  const number = await line.act(corrects ? "sports-correct" : "sports-propose", fact, by, end, async (client) => {
    const locked = await lockEvent(client, fact);
    if (locked === null) throw new AdminRefusal(`no event ${fact}`);
    return propose(client, new EventStore(line.pool, line.random), locked, end, staff.id, by.reason, corrects);
  });
  return `proposal ${number}; another person confirms it\n${await printedEnd(line.pool, fact, end, corrects)}`;
}

async function decided(
  line: CommandLine,
  [proposal, who, code]: readonly string[],
  isConfirmed: boolean,
): Promise<string> {
  const number = String(wholeNumber(needed(proposal, "<proposal>"), "<proposal>"));
  const { staff, by } = await signed(line, who, code);
  const store = new EventStore(line.pool, line.random);
  await line.act(isConfirmed ? "sports-confirm" : "sports-reject", number, by, {}, async (client) => {
    const waiting = await lockProposal(client, number);
    if (isConfirmed) await confirm(client, store, waiting, staff.id);
    else await reject(client, waiting, staff.id);
  });
  return isConfirmed
    ? "confirmed; its bets are settled within a second"
    : "rejected; betting on the event stays closed";
}

/** Returns who acts, by their one-time code, and the reason. */
async function signed(
  line: CommandLine,
  who: string | undefined,
  code: string | undefined,
): Promise<{ readonly staff: Staff; readonly by: Authority }> {
  const { reason } = line.by();
  const staff = await staffByCode(line, who, code);
  return { staff, by: { actor: staff.username, reason } };
}

/** Prints what bets take from the limit of each event beside that limit, in the same units. */
function printedLines(lines: readonly EventLine[], maxBet: number): string {
  return table(lines.map(({ most, asks, ...line }) => ({ ...line, cap: most * maxBet, asks })));
}

function printedEvent({ state, ...line }: Awaited<ReturnType<typeof eventNamed>>, maxBet: number): string {
  return `${printedLines([line], maxBet)}\n\n${printedState(state)}`;
}

function printedState({ card: { contest, startsAt }, markets, suspended, most, place, inPlay }: EventState): string {
  const nameOf = (selection: string) =>
    contest.kind === "outright" ? `${selection} ${contest.runners[Number(selection)]}` : selection;
  const rows = markets.map(({ market, line, odds, fair }) => ({
    market: line === undefined ? market : `${market}:${line / 4}`,
    odds: Object.entries(odds)
      .map(([selection, own]) => `${nameOf(selection)} ${(own / 1_000).toFixed(3)}`)
      .join(", "),
    made: fair === undefined ? "by hand" : "by the feed",
  }));
  const each = place === undefined ? "" : `, each way: ${place.places} places at 1/${place.part}`;
  const limit = most === undefined ? "" : `, at most ${most} largest bets`;
  return `${suspended ? "suspended, " : ""}begins ${startsAt}${limit}${each}${printedPlay(inPlay)}\n${table(rows)}`;
}

function printedPlay(inPlay: EventState["inPlay"]): string {
  if (inPlay === undefined) return "";
  const held = `, bets in play are held for ${inPlay.delayMs / 1_000} s`;
  if (inPlay.course === undefined) return held;
  const { score, minute } = inPlay.course;
  return `${held}, in play at ${score.join("-")}${minute === null ? "" : `, minute ${minute}`}`;
}

async function printedEnd(pool: pg.Pool, fact: string, end: EventEnd, corrects: boolean): Promise<string> {
  const result = "result" in end ? end.result : null;
  const preview = await (corrects ? previewOfCorrection(pool, fact, result) : previewOf(pool, fact, result));
  return preview.length === 0 ? "no bets" : table(preview);
}
