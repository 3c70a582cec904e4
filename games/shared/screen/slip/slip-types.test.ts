import { expect, it } from "vitest";
import { z } from "zod";
import { MAX_LEGS } from "../../rules/slip/lines.ts";
import { slipSchema } from "../../rules/slip/slip-schema.ts";
import { nameOfSizes, sizesFor } from "./slip-types.ts";
import { en } from "./words/en.ts";

const namesOf = (legs: number) => sizesFor(legs).map((sizes) => nameOfSizes(en, legs, sizes, String));

it("slips are named as bettors name them, the accumulator first", () => {
  expect(namesOf(1)).toEqual(["Single"]);
  expect(namesOf(2)).toEqual(["Double", "Singles (2)", "Double and singles (3)"]);
  expect(namesOf(3)).toEqual(["Treble", "Doubles (3)", "Singles (3)", "Trixie (4)", "Patent (7)"]);
  expect(namesOf(4).slice(-2)).toEqual(["Yankee (11)", "Lucky 15 (15)"]);
  expect(namesOf(8)[0]).toBe("8-fold");
  expect(namesOf(8).slice(-2)).toEqual(["Goliath (247)", "Lucky 255 (255)"]);
});

it("every kind that is offered is a slip by the rules", () => {
  const schema = slipSchema(z.object({ event: z.string(), odds: z.number() }));
  for (let legs = 1; legs <= MAX_LEGS; legs += 1) {
    const picked = Array.from({ length: legs }, (_, place) => ({ event: `event ${place}`, odds: 1_100 }));
    for (const sizes of sizesFor(legs)) {
      const slip = { unit: 1_000, sizes, policy: "better", legs: picked };
      expect(schema.safeParse(slip).success, `${legs} legs, sizes ${sizes}`).toBe(true);
      expect(nameOfSizes(en, legs, sizes, String)).not.toBe("");
    }
  }
});
