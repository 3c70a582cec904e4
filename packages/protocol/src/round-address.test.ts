import { expect, test } from "vitest";
import { idOfRound, roundOfId } from "./round-address.ts";

test("a round is found by the name of its page", () => {
  const round = { table: "colour-30s", number: 2 };
  expect(roundOfId(idOfRound(round))).toEqual(round);
  for (const id of ["", "crash", "crash.0", "crash.-1", "crash.1.2", "crash/../x.1"])
    expect(roundOfId(id), id).toBeNull();
});
