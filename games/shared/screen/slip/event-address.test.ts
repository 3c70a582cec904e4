import { expect, test } from "vitest";
import { addressOf, eventIn } from "./event-address.ts";

const EVENT = "01a22b3a-c186-7000-b7ad-2a57f027eadd";
const page = { pathname: "/sports/events", search: "?slip=e30" };

test("the address of a page names the event that it shows, and keeps the rest", () => {
  expect(addressOf(page, EVENT)).toBe(`/sports/events?slip=e30#event=${EVENT}`);
  expect(addressOf(page, null)).toBe("/sports/events?slip=e30");
  expect(eventIn(new URL(addressOf(page, EVENT), "https://house.example").hash)).toBe(EVENT);
});

test.each(["", "#", "#event=", "#log=1", `#event=${EVENT}&x`, `#Event=${EVENT}`])(
  "the fragment %j names none",
  (hash) => {
    expect(eventIn(hash)).toBeNull();
  },
);
