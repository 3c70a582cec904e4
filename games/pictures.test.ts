import { existsSync, readFileSync } from "node:fs";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { sampleBetPage, sampleRoundProof } from "@fairhouse/protocol/sample-bet-page.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { catalog } from "./catalog.ts";
import type { PictureModule } from "./shared/picture/still.ts";

const drawn = catalog.filter(({ id }) => existsSync(new URL(`./${id}/picture.ts`, import.meta.url)));
const golden = z.array(
  z.object({
    stake: z.int(),
    bet: z.unknown(),
    outcome: z.unknown(),
    payout: z.int(),
    ticket: z.object({ id: z.string(), leftAt: z.int().nullable() }).optional(),
    book: z.array(z.object({ id: z.string(), bet: z.unknown() })).optional(),
  }),
);

/** Loads bets that the rules settled (`rules/golden.v1.json`) in the form of their public pages. */
function pagesOf({ id, kind }: (typeof catalog)[number]): readonly BetPage[] {
  const file = new URL(`./${id}/rules/golden.v1.json`, import.meta.url);
  return golden.parse(JSON.parse(readFileSync(file, "utf8"))).map(({ ticket, outcome, book = [], ...bet }) => {
    const own = ticket === undefined ? {} : { id: ticket.id, leftAt: ticket.leftAt };
    const proof = book.length === 0 ? undefined : sampleRoundProof(outcome, book);
    return sampleBetPage({ game: id, kind, outcome, ...own, ...bet }, proof);
  });
}

test("most games draw a picture of their bets", () => {
  expect(drawn.length).toBeGreaterThanOrEqual(9);
});

test.each(drawn)(
  "$id draws every bet of its rules, with the pictures that it names, and none of other facts",
  async (game) => {
    const { still, arts = [] }: PictureModule = await import(`./${game.id}/picture.ts`);
    for (const name of arts)
      expect(existsSync(new URL(`./${game.id}/screen/art/${name}.svg`, import.meta.url)), name).toBe(true);
    for (const page of pagesOf(game)) {
      const svg = still(page);
      expect(svg, JSON.stringify(page.bet)).not.toBeNull();
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
      const used = [...(svg ?? "").matchAll(/href="#art-([^"]+)"/g)].map(([, name]) => name);
      expect([...arts, "game"]).toEqual(expect.arrayContaining(used));
    }
    expect(still(sampleBetPage({ game: game.id, kind: game.kind, outcome: { else: 1 } }))).toBeNull();
    expect(still(sampleBetPage({ game: game.id, kind: game.kind, payout: null }))).toBeNull();
  },
);

test.each(catalog.filter(({ kind }) => kind === "round"))("$id draws every round of its rules", async (game) => {
  const { round }: PictureModule = await import(`./${game.id}/picture.ts`);
  for (const { bet } of pagesOf(game)) {
    const svg = round?.(sampleRoundProof(bet.outcome));
    expect(svg, JSON.stringify(bet.outcome)).toMatch(/^</);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  }
  expect(round?.(sampleRoundProof({ else: 1 }))).toBeNull();
});
