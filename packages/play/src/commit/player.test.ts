import { expect, test } from "vitest";
import { type Spending, spend, unspend } from "./player.ts";

const at = (text: string) => Date.parse(`${text}Z`);
const none = { day: 0, week: 0, month: 0 };
const fresh: Spending = { on: "1970-01-01", wagered: none, returned: none };

test("a stake that is given back does not count as wagered", () => {
  const made = at("2026-03-31T23:59:59");
  const spent = spend(spend(fresh, 500, 0, made), 1_000, 300, made);
  expect(unspend(spent, 1_000, made, made)).toEqual({
    on: "2026-03-31",
    wagered: { day: 500, week: 500, month: 500 },
    returned: { day: 300, week: 300, month: 300 },
  });
});

test("a stake that is given back is taken from the periods in which it was made, and from no later one", () => {
  const made = at("2026-03-31T23:59:59");
  const after = at("2026-04-01T00:00:01");
  const spent = spend(spend(fresh, 1_000, 0, made), 500, 0, after);
  expect(spent.wagered).toEqual({ day: 500, week: 1_500, month: 500 });
  expect(unspend(spent, 1_000, made, after).wagered).toEqual({ day: 500, week: 500, month: 500 });
});
