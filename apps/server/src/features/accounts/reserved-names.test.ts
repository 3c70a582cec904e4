import { expect, test } from "vitest";
import { isReservedName, lookOf } from "./reserved-names.ts";

test.each([
  ["admin", "Fairhouse"],
  ["admin_", "Fairhouse"],
  ["_Admin_42", "Fairhouse"],
  ["\u0430dmin", "Fairhouse"], // Cyrillic a
  ["\u0410\u0501m\u0456n", "Fairhouse"], // Cyrillic A, d, i
  ["ADMI\u039d", "Fairhouse"], // Greek capital nu
  ["4dm1n", "Fairhouse"],
  ["a.d.m.i.n", "Fairhouse"],
  ["adrnin", "Fairhouse"],
  ["ádmïn", "Fairhouse"],
  ["AdminBob", "Fairhouse"],
  ["Fairhouse Support", "Fairhouse"],
  ["fa1rhouse-team", "Fairhouse"],
  ["xXfairhouseXx", "Fairhouse"],
  ["Support 24", "Golden Owl"],
  ["Golden.Owl", "Golden Owl"],
  ["G0lden Owl VIP", "Golden Owl"],
  ["goldenowl", "Golden Owl"],
  ["Owl Lucky", "Owl"],
  ["guest7", "Fairhouse"],
  ["الدعم الفني", "Fairhouse"],
])("%s is reserved in the house %s", (name, house) => expect(isReservedName(name, house)).toBe(true));

test.each([
  ["SwiftOtter4821", "Fairhouse"],
  ["badminton fan", "Fairhouse"],
  ["Ada Byron", "Fairhouse"],
  ["House Cat", "Fairhouse"],
  ["Team Rocket", "Fairhouse"],
  ["Luckyluke", "Lucky"],
  ["Prowler", "Owl"],
  ["Александр", "Fairhouse"],
  ["محمد", "Fairhouse"],
  ["小林", "Fairhouse"],
])("%s is not reserved in the house %s", (name, house) => expect(isReservedName(name, house)).toBe(false));

test("names of one look have one form", () => {
  expect(lookOf("Pau1")).toBe(lookOf("\u0420\u0430ul"));
  expect(lookOf("Paul")).not.toBe(lookOf("Paula"));
});
