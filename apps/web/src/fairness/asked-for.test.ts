import { betPage } from "@fairhouse/protocol/play.ts";
import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { askedFor } from "./asked-for.ts";

const ID = "01a20847-5e8e-7000-a4c9-916102ce191f";
const read = (json: unknown) => betPage.safeParse(json);

test("reads a bet by its number, a link to it, or the text of its proof", () => {
  expect(askedFor(` ${ID} `, read)).toEqual({ id: ID });
  expect(askedFor(`https://house.example/bet/${ID}?x=1`, read)).toEqual({ id: ID });
  expect(askedFor(`guest-${ID}`, read)).toEqual({ id: `guest-${ID}` });
  const page = sampleBetPage({ game: "three", kind: "instant" });
  expect(askedFor(JSON.stringify(page), read)).toEqual({ page });
});

test("accepts the proof of a round stored before proofs had the end of betting", () => {
  const proof = {
    seeding: "salted",
    table: "crash",
    round: 7,
    roundId: ID,
    terminalHash: "",
    salt: "",
    saltFacts: { publishedAt: "2026-01-01T00:00:00.000Z", openedAt: null, announcement: null },
    index: 7,
    link: "",
    outcome: { point: 142 },
    carry: null,
    seeds: [],
    book: [],
    interrupted: false,
    voided: false,
  };
  const { proof: _, ...rest } = sampleBetPage({ game: "crash", kind: "round" });
  const asked = askedFor(JSON.stringify({ ...rest, proof }), read);
  expect(asked).toMatchObject({ page: { proof: { ...proof, closesAt: null } } });
});

test("reads nothing else", () => {
  for (const text of ["", "17", "{", "{}", '{"bet":1}', "null"]) expect(askedFor(text, read), text).toBeNull();
});
