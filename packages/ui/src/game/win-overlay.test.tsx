import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WinOverlay, type WinPlace } from "./win-overlay.tsx";

const RESULT = { id: "bet", hundredths: 200, payout: 2_000, stake: 1_000, lit: false, about: false };

const shownAt = (at: WinPlace) =>
  renderToStaticMarkup(<WinOverlay result={RESULT} announcement="Won" onDone={() => undefined} at={at} />);

test("a card over the row of results is above the stage, and one with a place of its own inside it", () => {
  expect(shownAt("above")).toContain("bottom-full");
  expect(shownAt("under-curve")).not.toContain("bottom-full");
  expect(shownAt("under-curve")).toContain("rounded-full!");
});
