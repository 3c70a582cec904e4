import type { OwnRewards, Promotions } from "@fairhouse/protocol/promotions.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { en } from "./words/en.ts";

const shown = vi.hoisted(() => ({ promotions: {} }));
vi.mock("./use-standing.ts", () => ({ useStanding: () => shown }));
vi.mock("../bets/use-open-bet.ts", () => ({ useOpenBet: () => undefined }));

const race: Promotions["race"] = {
  startsAt: "2026-11-23T00:00:00.000Z",
  endsAt: "2026-11-30T00:00:00.000Z",
  prizes: [250],
  players: 5,
  standings: [],
  own: null,
  last: null,
};

let standingOf: (barred: OwnRewards["barred"]) => string;
beforeAll(async () => {
  const { Standing } = await import("./standing.tsx");
  standingOf = (barred) => {
    const daily = { claimed: false, step: 1, nextAt: "2026-11-28T00:00:00.000Z" };
    shown.promotions = { daily: [10, 20], own: { barred, daily }, race };
    return renderToStaticMarkup(
      <MemoryRouter>
        <Standing />
      </MemoryRouter>,
    );
  };
});

test("a reward waits, and the race invites, unless the player is excluded", () => {
  const invitations = [en.standing.rewardWaits, en.standing.noRank];
  for (const text of invitations) expect(standingOf(null)).toContain(text);
  const excluded = standingOf({ why: "excluded", until: "2027-05-01T12:00:00.000Z" });
  for (const text of invitations) expect(excluded).not.toContain(text);
  expect(excluded).toContain(en.standing.barred);
});

test("nobody is told that they have no win before their statistics are there", () => {
  expect(standingOf(null)).not.toContain(en.standing.noWin);
});
