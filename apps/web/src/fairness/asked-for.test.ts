import { betPage } from "@fairhouse/protocol/play.ts";
import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { askedFor } from "./asked-for.ts";

const ID = "01a20847-5e8e-7000-a4c9-916102ce191f";
const read = (json: unknown) => betPage.safeParse(json);

test("a bet is asked for by its number, a link to it, or the text of its proof", () => {
  expect(askedFor(` ${ID} `, read)).toEqual({ id: ID });
  expect(askedFor(`https://house.example/bet/${ID}?x=1`, read)).toEqual({ id: ID });
  expect(askedFor(`guest-${ID}`, read)).toEqual({ id: `guest-${ID}` });
  const page = sampleBetPage({ game: "three", kind: "instant" });
  expect(askedFor(JSON.stringify(page), read)).toEqual({ page });
});

test("what is neither is nothing", () => {
  for (const text of ["", "17", "{", "{}", '{"bet":1}', "null"]) expect(askedFor(text, read), text).toBeNull();
});
