import { type WinSize, winSize } from "@fairhouse/ui/game/win-size.ts";
import type { BlackjackView } from "../rules/view.ts";

/** Returns how much celebration the side bets of a hand deserve together, apart from the hand. */
export function sideWin({ sides = [] }: Pick<BlackjackView, "sides">): 0 | WinSize {
  const sum = (part: "stake" | "payout") => sides.reduce((all, result) => all + result[part], 0);
  return winSize(sum("payout"), sum("stake"));
}
