import { expect, test } from "vitest";
import { isReservedName } from "./reserved-names.ts";

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
  ["\u1d00dmin", "Fairhouse"], // small capital A
  ["\u1d00\u1d05\u1d0d\u026a\u0274", "Fairhouse"], // small capitals throughout
  ["Simulated player", "Fairhouse"],
  ["simulated_player_7", "Fairhouse"],
  ["SimulatedPlayer", "Fairhouse"],
  ["لاعب محاكى", "Fairhouse"],
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
