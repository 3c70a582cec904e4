import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { StepLadder } from "./step-ladder.tsx";

vi.mock("../use-media.ts", () => ({ useMedia: () => false, SHORT: "", WIDE: "" }));

test("steps that a hand has behind it are reached, and have no chance above 100%", () => {
  const ladder = (taken: number) =>
    renderToStaticMarkup(
      <StepLadder
        caption="Payouts"
        head="Columns"
        reached="Passed"
        all={7}
        taken={taken}
        payOf={(step) => ({ hundredths: 100 + step, about: false, profit: step })}
        chanceOf={(step) => 0.75 ** (step - taken)}
      />,
    );
  // Near the end the ladder still has the height of the beginning, with steps before the last one taken.
  expect(ladder(4)).not.toContain("133.3%");
  expect(ladder(4).match(/Passed/g)).toHaveLength(2);
  expect(ladder(0)).not.toContain("Passed");
});
