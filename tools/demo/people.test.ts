import { identityBody } from "@fairhouse/protocol/account-security.ts";
import { isReservedName } from "@fairhouse/server/features/accounts/profile/reserved-names.ts";
import { skeletonOf } from "@fairhouse/server/machinery/text/skeleton.ts";
import { expect, test } from "vitest";
import { SeededRandom } from "../../tests/torture/random.ts";
import { somebody } from "./people.ts";

const random = new SeededRandom(7);
const people = Array.from({ length: 2_000 }, () => somebody(() => random.next()));

test("names of simulated players are names that the house gives, with pictures that it has", () => {
  for (const { username, avatar } of people) {
    const body = { username, avatar, firstName: "Simulated", lastName: "Player", hidden: false };
    expect(identityBody.parse(body)).toEqual(body);
    expect(isReservedName(username, "Fairhouse"), username).toBe(false);
  }
});

test("few of the names that a demo needs look like one that somebody has", () => {
  const looks = new Set(people.slice(0, 500).map(({ username }) => skeletonOf(username)));
  expect(looks.size).toBeGreaterThan(450);
});

test("some have pictures, and some their initials", () => {
  const drawn = people.filter(({ avatar }) => avatar !== null).length / people.length;
  expect(drawn).toBeGreaterThan(0.5);
  expect(drawn).toBeLessThan(0.7);
});
