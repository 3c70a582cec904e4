import { winSize } from "@fairhouse/ui/game/win-size.ts";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useResultText } from "../../shared/screen/page/use-overlay.ts";
import type { EndedPeriod } from "./orders/ended-orders.ts";
import { useDigitName } from "./use-names.ts";
import { colourWords } from "./words/words.ts";

/** Returns a function that shows a notice about a period with the player's orders at a table that is not on screen. */
export function useElsewhere(): (ended: EndedPeriod) => void {
  const words = colourWords.useWords();
  const nameOf = useDigitName();
  const textOf = useResultText();
  return ({ table, digit, stake, payout }) => {
    const length = words.lengths[table.type];
    const size = winSize(payout, stake);
    const title = digit === null ? length : words.elsewhere(length, nameOf(digit));
    showToast({ tone: size > 0 ? "win" : "info", title, text: textOf({ stake, payout }) });
    if (size !== 0) sounds.win(size);
  };
}
