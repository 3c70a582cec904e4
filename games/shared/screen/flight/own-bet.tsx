import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { multiplierAfter } from "../../drawing/flight/law.ts";
import { useClockText } from "../live/clock-text.ts";
import { payoutAt } from "../panel/target-field.tsx";
import { flightWords } from "./words/words.ts";

interface OwnEndProps {
  readonly ticket: OwnTicket;
  /** The name of the bet where a player can have several. */
  readonly seat: string | null;
}

const PILL = "tabular animate-pop-in rounded-full px-4 py-1 text-lg font-semibold max-md:py-0.5 max-md:text-sm";
/** Two results would cover the curve of a phone, where each stands under the button of its bet. */
const pillOf = (seat: string | null) => (seat === null ? PILL : classes(PILL, "max-md:hidden"));

/** Shows under the multiplier the current value of a ticket, or the multiplier at which it left. */
export function OwnBet({ startedAt, ...own }: OwnEndProps & { readonly startedAt: number }) {
  return own.ticket.leftAt === null ? <Flies startedAt={startedAt} {...own} /> : <OwnEnd {...own} />;
}

function Flies({ startedAt, ticket: { stake }, seat }: OwnEndProps & { readonly startedAt: number }) {
  const words = flightWords.useWords();
  const { money } = useFormats();
  const currency = useCurrencyInPlay();
  const line = useClockText<HTMLParagraphElement>(true, (now) => {
    const amounts = [
      money(stake, currency),
      money(payoutAt(stake, multiplierAfter(now - startedAt)), currency),
    ] as const;
    return seat === null ? words.yourBet(...amounts) : words.seatFlies(seat, ...amounts);
  });
  return <p ref={line} className="tabular min-h-7 text-lg text-muted max-md:hidden" />;
}

/** Shows the result of a ticket: where it left, or that it is lost, once the house has settled it. */
export function OwnEnd({ ticket: { stake, leftAt, payout }, seat }: OwnEndProps) {
  const words = flightWords.useWords();
  const { money, multiplier } = useFormats();
  const currency = useCurrencyInPlay();
  if (leftAt !== null) {
    const at = multiplier(leftAt);
    return (
      <p className={classes(pillOf(seat), "bg-win-soft text-win")}>
        {seat === null ? words.leftAt(at) : words.seatLeft(seat, at)}
      </p>
    );
  }
  if (payout !== 0) return null;
  const lost = money(stake, currency);
  return (
    <p className={classes(pillOf(seat), "bg-lose-soft text-lose")}>
      {seat === null ? words.lost(lost) : words.seatLost(seat, lost)}
    </p>
  );
}
