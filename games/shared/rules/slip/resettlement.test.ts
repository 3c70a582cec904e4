import { expect, test } from "vitest";
import { resettle } from "./resettlement.ts";

test("a re-settlement pays what is due and takes back what was paid, of which the house gives what is missing", () => {
  expect(resettle(300, 1_000, 200, 2)).toEqual({
    writtenOff: 500,
    payout: { act: 1_002, amount: 200 },
    correction: -1_000,
    balanceAfter: 0,
  });
  expect(resettle(800, 1_000, 200, 1)).toMatchObject({ writtenOff: 0, balanceAfter: 0 });
  expect(resettle(5_000, 1_000, 200, 1)).toMatchObject({ writtenOff: 0, balanceAfter: 4_200 });
  expect(resettle(0, 1_000, 1_500, 1)).toMatchObject({ writtenOff: 0, balanceAfter: 500 });
});

test("nothing that was paid is taken back as 0", () => {
  expect(resettle(7, 0, 500, 1)).toEqual({
    writtenOff: 0,
    payout: { act: 1_001, amount: 500 },
    correction: 0,
    balanceAfter: 507,
  });
  expect(resettle(7, 1, 0, 1)).toMatchObject({ correction: -1, balanceAfter: 6 });
});
