import type { Notice } from "@fairhouse/protocol/notifications.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { OpenedBell } from "./opened-bell.tsx";
import { en } from "./words/en.ts";

vi.mock("./use-notices.ts", () => ({ useRead: () => ({ mutate: () => undefined }) }));
vi.mock("../services/services.ts", () => ({
  playContext: { clock: { now: () => Date.parse(AT) } },
  sessionStore: { getState: () => ({ balance: 0 }) },
}));

const AT = "2026-11-29T04:00:00Z";
const reward: Notice = { id: "r", at: AT, read: false, kind: "reward_ready", step: 2, amount: 500 };
/** As a house of the next version sends it. */
const newer: Notice = JSON.parse(`{ "id": "n", "at": "${AT}", "read": false, "kind": "newer", "ended": { "by": 3 } }`);

const opened = (...notices: readonly Notice[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OpenedBell list={{ notices }} failed={false} onLeave={() => undefined} />
    </MemoryRouter>,
  );

test("the bell of an older page shows what it can word beside what it cannot", () => {
  const shown = opened(newer, reward);
  expect(shown).toContain(en.rewardReady("2"));
  expect(shown.match(/<li/g)).toHaveLength(1);
  expect(shown).not.toContain(en.empty);
});

test("the bell of an older page that can word nothing of what it got says that nothing is new, instead of nothing", () => {
  expect(opened(newer)).toContain(en.empty);
});
