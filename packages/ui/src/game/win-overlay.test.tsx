import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WinOverlay } from "./win-overlay.tsx";

const RESULT = { id: "bet", hundredths: 200, payout: 2_000, stake: 1_000, lit: false, about: false };

const shown = (place: { readonly above?: boolean; readonly at?: "headline" | "under-curve" }) =>
  renderToStaticMarkup(<WinOverlay result={RESULT} announcement="Won" onDone={() => undefined} {...place} />);

test("a card over the row of results is above the stage, and one with a place of its own inside it", () => {
  expect(shown({ above: true })).toContain("bottom-full");
  for (const at of ["headline", "under-curve"] as const) {
    expect(shown({ at })).not.toContain("bottom-full");
    expect(shown({ at })).toContain("rounded-full!");
  }
});
