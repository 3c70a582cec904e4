import { catalog } from "@fairhouse/games/catalog.ts";
import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../tests/torture/random.ts";
import { gameNamed } from "../game-arguments.ts";
import { betsAfterMs, isQuick, type Place, placesOf, type Seat, Seating, skipsRound } from "./seating.ts";
import { temperamentOf } from "./temperament.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PLAYERS = 100;
/** Duration of a flight or a reveal, on top of the times of its table. */
const FLIGHT_MS = 10_000;
/** A solo player thinks of getting up this often. */
const ALONE_MS = 5_000;
/** Number of bets after which a player's coins are gone; another player fills their place. */
const BETS_OF_A_PLAYER = 400;
const REGISTERING_MS = 3_000;

const places = (await Promise.all(catalog.map(({ id }) => gameNamed(id)))).flatMap(placesOf);
const quick = places.filter(isQuick);
const alone = places.filter(({ table }) => table === null);

/** Tickets of the rounds of each quick table, the first round first. */
type Rounds = ReadonlyMap<Place, readonly number[]>;

const cycleOf = ({ periodMs }: Place) => periodMs + (periodMs < MINUTE_MS / 2 ? FLIGHT_MS : 0);

/** Simulates the evenings of a house with a clock that jumps from one player's action to the next. */
function livedThrough(untilMs: number, players: number, seed: number): Rounds {
  const random = new SeededRandom(seed);
  const chance = () => random.next();
  const seating = new Seating(places, players);
  const rounds = new Map(quick.map((place) => [place, Array<number>(Math.floor(untilMs / cycleOf(place))).fill(0)]));
  const people = Array.from({ length: players }, (_, number): { seat: Seat | null; number: number; at: number } => ({
    seat: null,
    number,
    at: 100 * number,
  }));
  const wakesAt = ({ place }: Seat, now: number) =>
    place.table === null ? now + ALONE_MS : cycleOf(place) * (Math.floor(now / cycleOf(place)) + 1);
  for (;;) {
    const person = people.reduce((first, other) => (other.at < first.at ? other : first));
    const now = person.at;
    if (now >= untilMs) return rounds;
    if (person.seat === null || seating.getsUp(person.seat, now)) {
      person.seat = seating.sit(now, temperamentOf(person.number).staysMinutes * MINUTE_MS, chance);
      person.at = wakesAt(person.seat, now);
      continue;
    }
    const tickets = rounds.get(person.seat.place);
    const round = Math.floor(now / cycleOf(person.seat.place));
    if (tickets?.[round] !== undefined && !skipsRound(chance())) tickets[round] += 1;
    person.at = wakesAt(person.seat, now);
    if (chance() < 1 / BETS_OF_A_PLAYER) {
      seating.leave(person.seat);
      person.seat = null;
      person.at = now + REGISTERING_MS;
    }
  }
}

const during = (rounds: Rounds, place: Place, from: number, to: number) =>
  (rounds.get(place) ?? []).slice(Math.ceil(from / cycleOf(place)), Math.floor(to / cycleOf(place)));
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe("a demo that goes on for ten hours", () => {
  const rounds = livedThrough(10 * HOUR_MS, PLAYERS, 21);

  it.each(quick.map((place) => ({ table: place.table, place })))(
    "has 5 to 15 tickets a round at $table, after minutes, after an hour and after ten",
    ({ place }) => {
      for (const hour of [0.2, 1, 5, 10]) {
        const tickets = during(rounds, place, hour * HOUR_MS - 10 * MINUTE_MS, hour * HOUR_MS);
        expect(mean(tickets)).toBeGreaterThan(6);
        expect(Math.max(...tickets)).toBeLessThanOrEqual(15);
        // Five by the law below; a rare round in which several sit out has one fewer.
        expect(Math.min(...tickets)).toBeGreaterThanOrEqual(4);
      }
      const all = during(rounds, place, 5 * MINUTE_MS, 10 * HOUR_MS);
      expect(all.filter((count) => count >= 5).length / all.length).toBeGreaterThan(0.998);
    },
  );

  it("likes crash, aviator and slide best", () => {
    const liked = (place: Place) => ["crash", "aviator", "slide"].includes(place.game);
    const tickets = (place: Place) => mean(during(rounds, place, 0, 10 * HOUR_MS));
    const least = Math.min(...quick.filter(liked).map(tickets));
    for (const place of quick.filter((other) => !liked(other))) expect(tickets(place)).toBeLessThan(least);
  });
});

it("a house with few players has some at every quick table", () => {
  const players = 14;
  const seating = new Seating(places, players);
  const random = new SeededRandom(3);
  const seats = Array.from({ length: players }, () => seating.sit(0, MINUTE_MS, () => random.next()));
  const games = new Set(seats.map(({ place }) => place));
  for (const place of quick) expect(games).toContain(place);
});

it("the first to come are spread over all games, whatever chance says", () => {
  const first = quick.length + alone.length;
  for (let seed = 0; seed < 50; seed++) {
    const seating = new Seating(places, 40);
    const random = new SeededRandom(seed);
    const seats = Array.from({ length: first }, () => seating.sit(0, MINUTE_MS, () => random.next()));
    const taken = new Set(seats.map(({ place }) => place));
    for (const place of [...quick, ...alone]) expect(taken).toContain(place);
  }
});

it("nobody leaves a minimally filled table before somebody relieves them", () => {
  const seating = new Seating(places, PLAYERS);
  const sit = () => seating.sit(0, 0, () => 0.999);
  const seats = Array.from({ length: 8 * quick.length + alone.length }, sit);
  const late = 10 * MINUTE_MS;
  const first = seats.find(({ place }) => place.game === "slide");
  if (first === undefined) throw new Error("nobody sits at slide");
  expect(seating.getsUp(first, first.until - 1)).toBe(false);
  expect(seating.getsUp(first, late)).toBe(false);
  expect(sit().place).toBe(first.place);
  expect(seating.getsUp(first, late)).toBe(true);
});

it.each([
  [6_000, 6_000],
  [null, 5_000],
  [300_000, 20_000],
  [-5, 0],
])("with betting for another %s ms people bet within %s ms, and before it ends", (closesAt, most) => {
  const times = [0, 0.5, 0.999].map((random) => betsAfterMs(closesAt, 0, random));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  for (const time of times) expect(time).toBeLessThanOrEqual(0.85 * most);
});
