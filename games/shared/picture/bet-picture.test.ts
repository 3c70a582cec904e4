import { sampleBetPage } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { betPicture, type PictureFacts } from "./bet-picture.ts";

const bet = { game: "mines", kind: "hand", stake: 1_000, payout: 12_500 } as const;
const facts = (more: Partial<PictureFacts> = {}, changed: object = {}): PictureFacts => ({
  page: sampleBetPage({ ...bet, ...changed }),
  game: { name: "Mines", colours: ["#4f7bff", "#2440b8"] },
  house: "Golden Owl",
  digits: { decimals: 0, shown: 0 },
  arts: new Map([["game", "data:image/svg+xml;base64,AAAA"]]),
  still: null,
  ...more,
});

/** Returns the texts of a picture. */
const readable = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

test("shows house, game, figures, player and bet id", () => {
  const svg = betPicture(facts());
  expect(readable(svg)).toEqual([
    "Golden Owl",
    "Mines",
    "12.50×",
    "Stake",
    "1,000",
    "Payout",
    "12,500",
    "Played by ada",
    "Provably fair",
    "Bet 5b0f0c9e-3f5b-4c1c-9a49-3f8f6f1c2d10",
  ]);
});

test("omits a hidden player and marks a simulated one", () => {
  expect(readable(betPicture(facts({}, { player: null }))).join()).not.toContain("Played");
  expect(readable(betPicture(facts({}, { simulated: true })))).toContain("Played by ada (simulated)");
});

test("falls back to the game's art if the game draws no still", () => {
  const arts = (svg: string) => svg.match(/href="#art-game"/g)?.length;
  expect(arts(betPicture(facts()))).toBe(2);
  const svg = betPicture(facts({ still: '<circle id="drawn"/>' }));
  expect([arts(svg), svg.includes('<circle id="drawn"/>')]).toEqual([1, true]);
});

test("writes amounts with the decimals of their currency, exact up to the largest", () => {
  const texts = readable(betPicture(facts({ digits: { decimals: 8, shown: 2 } }, { payout: 9_007_199_254_740_991 })));
  expect(texts).toContain("90,071,992.54");
  expect(texts).toContain("≈9,007,199,254,740.99×");
});

test("escapes hostile names as text", () => {
  const hostile = `</text><script>alert(1)</script>" & '\u0000\ud800`;
  const svg = betPicture(facts({ house: hostile }, { player: hostile }));
  expect(svg).not.toContain("<script");
  expect(["\u0000", "\ud800"].some((sign) => svg.includes(sign))).toBe(false);
  expect(svg.match(/<text/g)).toHaveLength(betPicture(facts()).match(/<text/g)?.length ?? 0);
});
