import { expect, test } from "vitest";
import { eventCard } from "./event-schema.ts";

const card = { sport: "football", competition: "Coast League", startsAt: "2027-01-01T12:00:00.000Z", withdrawn: [] };
const isTaken = (contest: object) => eventCard.safeParse({ ...card, contest }).success;

test("an outright has each runner once", () => {
  expect(isTaken({ kind: "outright", name: "Cup", runners: ["Old Mill", "Harbour"] })).toBe(true);
  expect(isTaken({ kind: "outright", name: "Cup", runners: ["Old Mill", "Old Mill"] })).toBe(false);
});

test("a name has no control characters, and no spaces around it", () => {
  expect(isTaken({ kind: "match", home: "Old Mill", away: "Harbour" })).toBe(true);
  for (const home of ["", " Old Mill", "Old Mill ", "Old\nMill", "Old\u202eMill"]) {
    expect(isTaken({ kind: "match", home, away: "Harbour" }), JSON.stringify(home)).toBe(false);
  }
});

test("a match of one side against itself is read: earlier versions opened such events, and their bets must be settled", () => {
  expect(isTaken({ kind: "match", home: "Old Mill", away: "Old Mill" })).toBe(true);
});
