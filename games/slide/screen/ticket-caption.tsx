import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import type { SettledSlide } from "../facts.ts";
import { slideWords } from "./words/words.ts";

/** Returns a ticket in words, for players who cannot see its strip. */
export function useTicketLabel(ticket: SettledSlide): string {
  const { landed, result } = useTexts(ticket);
  return landed === null ? result : `${landed}. ${result}`;
}

/** Shows the result of a ticket: the point at which the strip stopped, and its effect on the target. */
export function TicketCaption({ ticket }: { readonly ticket: SettledSlide }) {
  const { landed, result, won } = useTexts(ticket);
  return (
    <>
      <span className={won ? "font-semibold text-win" : "font-semibold text-muted"}>{result}</span>
      {landed !== null && <span>{landed}</span>}
    </>
  );
}

function useTexts({ bet, outcome, refunded, takenBack }: SettledSlide) {
  const words = slideWords.useWords();
  const live = liveWords.useWords();
  const { multiplier } = useFormats();
  const { target } = bet;
  const point = outcome?.point ?? null;
  const landed = point === null ? null : words.landed(multiplier(point));
  if (refunded) return { landed, result: takenBack ? words.takenBack : live.voidedText, won: false };
  const won = point !== null && target <= point;
  return { landed, result: won ? words.reached(multiplier(target)) : words.missed(multiplier(target)), won };
}
