import { expect, test } from "vitest";
import { roundNamed } from "./round-name.ts";

test("the page of a round is named by its number or by its id, in letters of either case", () => {
  const id = "0192f0c9-3f5b-7c1c-9a49-3f8f6f1c2d10";
  expect(roundNamed("crash.17")).toEqual({ table: "crash", number: 17 });
  expect(roundNamed(id.toUpperCase())).toEqual({ id });
  for (const text of ["", "crash", id.slice(1), `${id}0`, `guest-${id}`]) expect(roundNamed(text), text).toBeNull();
});
