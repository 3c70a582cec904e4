import { join } from "node:path";
import { someFlight } from "@fairhouse/games/samples.ts";
import { flightMs, multiplierAt } from "@fairhouse/games/shared/rules/growth.ts";
import type { Attack, Broken, Field } from "../attack.ts";
import { forgotten } from "../checks/acknowledged.ts";
import { brokenRules } from "../checks/audit.ts";
import { brokenRounds } from "../checks/rounds.ts";
import { AccountHolder } from "../client/account-holder.ts";
import { TABLE, TICKETS } from "../client/games.ts";
import { call, type Reply } from "../client/http.ts";
import { openHouse } from "../house/pair.ts";
import { ToldTime } from "../house/told-time.ts";

const INVARIANT = "durations come from the monotonic clock";
const PASSENGERS = 5;
const ROUNDS = 3;
const STEP_MS = 5_000;
/** Milliseconds by which time advances at a step while an attack waits. */
const PIECE_MS = 250;
/** A time longer than a round with the longest flight. */
const LONGEST_ROUND_MS = 300_000;
/** Maximum number of requests that ask whether the house has done its due work; nothing is measured by it. */
const LOOKS = 20_000;

/** The server's wall clock steps by 5 s and back while rounds run: durations must come from the monotonic clock. */
export const clock: Attack = {
  name: "clock",
  about: "steps the server's wall clock by ±5 s during rounds: no duration and no cash-out may notice",
  async run(field) {
    const socket = join(await field.newFolder(), "time");
    const house = await openHouse(field, {
      servers: 1,
      speed: 1,
      preloads: [{ name: "step-clock", with: { socket } }],
    });
    // Its time stands still from here on, and a graceful end waits for time to pass.
    for (const server of house.servers) field.after(() => server.kill());
    const time = await ToldTime.of(socket);
    field.after(() => time.close());
    do {
      const passengers = Array.from(
        { length: PASSENGERS },
        (_, i) => new Passenger({ urls: house.urls, random: field.random.fork(`passenger ${i}`) }),
      );
      field.after(() => passengers.map((passenger) => passenger.leave()));
      for (const passenger of passengers) await passenger.arrive();
      const flights = new Flights(field, time, house.urls[0] ?? "", passengers);
      for (let round = 0; round < ROUNDS; round++) {
        const broken = await flights.fly();
        if (broken.length > 0) return broken;
      }
      const broken = [...(await brokenRules(house.pool)), ...(await brokenRounds(house.pool))];
      for (const { id, journal } of passengers) {
        broken.push(...(await forgotten(house.pool, id, journal)), ...journal.broken);
      }
      if (broken.length > 0) return broken;
      field.say(`  ${ROUNDS} rounds in ${time.elapsed} ms that the house was told of`);
    } while (field.hasTime());
    return [];
  },
};

class Passenger extends AccountHolder {
  protected override follow(): void {}

  place(auto: number | null): Promise<Reply | null> {
    return this.command("ticket", TICKETS, { bet: someFlight.leavingAt(auto) });
  }

  leaveFlight(ticket: string): Promise<Reply | null> {
    return this.command("cash-out", `/api/tickets/${ticket}/cash-out`, {});
  }
}

type Recognise = (round: { readonly number: number; readonly phase: string; readonly closesAt: number }) => boolean;

/** A player who left a flight, or was too late, with the time. */
interface Exit {
  readonly flownMs: number;
  readonly inTime: boolean;
}

/**
 * Flights under a clock that steps. The due time of every event is known to the millisecond, because the house is told
 * its time.
 */
class Flights {
  readonly #field: Field;
  readonly #time: ToldTime;
  readonly #url: string;
  readonly #passengers: readonly Passenger[];
  #broken: Broken[] = [];
  #round = 0;
  #ahead = 0;

  constructor(field: Field, time: ToldTime, url: string, passengers: readonly Passenger[]) {
    this.#field = field;
    this.#time = time;
    this.#url = url;
    this.#passengers = passengers;
  }

  /** Plays one whole round. Answers at once what broke. */
  async fly(): Promise<readonly Broken[]> {
    this.#broken = [];
    // A round whose betting ended by the clock, while the machine was busy opening it, takes no bets.
    const opened = await this.#passUntil(
      ({ number, phase, closesAt }) => number > this.#round && phase === "betting" && closesAt > this.#time.wall,
    );
    if (opened === null) return this.#say("no round opens");
    this.#round = opened.round.number;
    const tickets = await this.#bet(opened.round.closesAt - this.#time.wall);
    if (tickets === null) return this.#broken;
    const takeOff = this.#time.elapsed;
    const exits: Exit[] = [];
    for (const [i, ticket] of tickets.entries()) {
      if (exits.every(({ inTime }) => inTime)) exits.push(await this.#leave(i, ticket, takeOff));
    }
    const ended = await this.#passUntil(({ number, phase }) => number === this.#round && phase === "settled", true);
    if (ended === null) return this.#say(`round ${this.#round} never ends`);
    const lastsMs = flightMs(ended.round.outcome.point);
    if (this.#time.elapsed - takeOff < lastsMs) this.#say(`a flight of ${lastsMs} ms was over before`);
    for (const { flownMs, inTime } of exits) {
      if (inTime !== flownMs < lastsMs)
        this.#say(`${inTime ? "left" : "too late"} after ${flownMs} of ${lastsMs} ms of flight`);
    }
    return this.#broken;
  }

  /**
   * Bets to the last millisecond of betting, and no longer. Answers the tickets that may leave; null if something
   * broke.
   */
  async #bet(bettingMs: number): Promise<readonly string[] | null> {
    const tickets = await this.#placeAll(null);
    await this.#step();
    await this.#time.pass(bettingMs - 1);
    await this.#placeAll(110);
    await this.#step();
    await this.#time.pass(1);
    // A point of 1.00 ends the flight at once.
    const flies = await this.#look(({ phase }) => phase === "running" || phase === "settled", LOOKS);
    if (flies === null) this.#say("betting is over and no flight begins");
    return this.#broken.length > 0 ? null : tickets;
  }

  async #placeAll(auto: number | null): Promise<readonly string[]> {
    const replies = await Promise.all(this.#passengers.map((passenger) => passenger.place(auto)));
    return replies.map((reply) => {
      if (reply?.status !== 200) this.#say(`a bet is refused while betting lasts: ${reply?.text ?? "no answer"}`);
      return reply?.body.ticket?.id ?? "";
    });
  }

  async #leave(passenger: number, ticket: string, takeOff: number): Promise<Exit> {
    await this.#time.pass(this.#field.random.between(50, 900));
    await this.#step();
    const flownMs = this.#time.elapsed - takeOff;
    const reply = await this.#passengers[passenger]?.leaveFlight(ticket);
    const inTime = reply?.status === 200;
    if (!inTime && reply?.body?.code !== "too_late")
      this.#say(`no exit after ${flownMs} ms of flight: ${reply?.text ?? "no answer"}`);
    if (inTime && reply.body.ticket.leftAt !== multiplierAt(flownMs)) {
      this.#say(`left at ${reply.body.ticket.leftAt} where the curve stood at ${multiplierAt(flownMs)}`);
    }
    return { flownMs, inTime };
  }

  /** Steps the wall clock forward, back, back and forward: anywhere but where it was. */
  async #step(): Promise<void> {
    const places = [-STEP_MS, 0, STEP_MS].filter((place) => place !== this.#ahead);
    this.#ahead = this.#field.random.pick(places);
    await this.#time.step(this.#ahead);
  }

  /** Lets time pass until the table shows such a round; null if it never does. */
  async #passUntil(isIt: Recognise, stepping = false): Promise<Reply["body"] | null> {
    for (let passed = 0; passed < LONGEST_ROUND_MS; passed += PIECE_MS) {
      const table = await this.#look(isIt, 1);
      if (table !== null) return table;
      if (stepping) await this.#step();
      await this.#time.pass(PIECE_MS);
    }
    return this.#look(isIt, LOOKS);
  }

  /** Looks this many times while no time passes in the house. */
  async #look(isIt: Recognise, looks: number): Promise<Reply["body"] | null> {
    for (let look = 0; look < looks; look++) {
      const { body } = await call(this.#url, "GET", TABLE);
      if (body.round !== null && isIt(body.round)) return body;
    }
    return null;
  }

  #say(what: string): readonly Broken[] {
    this.#broken.push({ invariant: INVARIANT, what });
    return this.#broken;
  }
}
