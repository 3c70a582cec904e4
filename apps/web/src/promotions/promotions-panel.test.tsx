import type { OwnRewards, Promotions } from "@fairhouse/protocol/promotions.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { en } from "./words/en.ts";

const idle = { isError: false, isPending: false, isSuccess: false, mutate: () => undefined };
const own: OwnRewards = {
  barred: null,
  daily: { claimed: false, step: 1, nextAt: "2026-11-28T00:00:00.000Z" },
  freeCoins: { open: true, why: null, nextAt: null },
};
const shown = vi.hoisted(() => ({ promotions: {} }));
vi.mock("../services/use-seconds.ts", () => ({ useSeconds: () => Date.parse("2026-11-28T12:00:00Z") }));
vi.mock("./use-promotions.ts", () => ({ useTake: () => idle, usePromotions: () => shown }));
vi.mock("./race.tsx", () => ({ WeeklyRace: () => null }));
vi.mock("../page/panel-frame.tsx", () => ({ PanelFrame: ({ children }: { children: unknown }) => children }));

let panelFor: (own: OwnRewards) => string;
beforeAll(async () => {
  const { PromotionsPanel } = await import("./promotions-panel.tsx");
  panelFor = (rewards) => {
    const promotions: Partial<Promotions> = {
      daily: [10, 20],
      freeCoins: { amount: 25, below: 1, waitMs: 7_200_000 },
      own: rewards,
    };
    shown.promotions = promotions;
    return renderToStaticMarkup(<PromotionsPanel open onClose={() => undefined} />);
  };
});

test("players who may play are offered both rewards", () => {
  expect(panelFor(own).match(/<button/g)).toHaveLength(2);
});

test("the excluded are told until when, and the banned that it is over; nothing is offered to them", () => {
  const excluded = panelFor({ ...own, barred: { why: "excluded", until: "2027-05-01T12:00:00.000Z" } });
  expect(excluded).toContain("no rewards until May 1, 2027");
  const banned = panelFor({ ...own, barred: { why: "banned", until: null } });
  expect(banned).toContain(en.banned);
  for (const panel of [excluded, banned]) expect(panel).not.toMatch(/<button|aria-current|See you tomorrow/);
});
