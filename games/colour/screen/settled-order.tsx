import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import { PositionMark } from "./ball.tsx";
import { Mixer } from "./mixer.tsx";
import type { SettledTicket } from "./settled-ticket.ts";
import { useDigitName, usePositionName } from "./use-names.ts";
import { colourWords } from "./words/words.ts";
import "./draw.css";
import "./settled.css";

/** Returns an order in words, for players who cannot see its picture. */
export function useTicketLabel({ on, digit, takenBack }: SettledTicket): string {
  const words = colourWords.useWords();
  const live = liveWords.useWords();
  const nameOf = usePositionName();
  const digitName = useDigitName();
  if (takenBack) return words.takenBack;
  return digit === null ? live.voidedText : words.settled(nameOf(on), digitName(digit));
}

/** Shows the digit that came and the payout, or why nothing was played. */
export function TicketCaption({ ticket }: { readonly ticket: SettledTicket }) {
  const words = colourWords.useWords();
  const live = liveWords.useWords();
  const currency = useCurrencyInPlay();
  const digitName = useDigitName();
  const { digit, refunded, takenBack, stake, payout } = ticket;
  if (refunded || digit === null) return <span>{takenBack ? words.takenBack : live.voidedText}</span>;
  return (
    <>
      <span className="font-semibold text-text">{digitName(digit)}</span>
      <Money amount={payout - stake} currency={currency} profit />
    </>
  );
}

interface SettledOrderProps {
  readonly ticket: SettledTicket;
  readonly mixing: boolean;
}

/** Shows the period, the ball that came, and the position of the order. */
export function SettledOrder({ ticket, mixing }: SettledOrderProps) {
  const words = colourWords.useWords();
  const currency = useCurrencyInPlay();
  const nameOf = usePositionName();
  const { on, digit, payout, stake, refunded, period } = ticket;
  const shown = mixing ? null : digit;
  const mood = shown === null || refunded ? "plain" : payout > stake ? "won" : payout === 0 ? "lost" : "plain";
  const name = nameOf(on);
  return (
    <div className="colour-settled">
      {period !== null && (
        <p className="text-sm text-muted">
          {words.period}{" "}
          <bdi dir="ltr" className="tabular font-semibold text-text">
            {period}
          </bdi>
        </p>
      )}
      <Mixer mixing={mixing} digit={shown} mood={mood} id={mixing ? "mixing" : "drawn"} />
      <p className="flex items-center gap-2 font-semibold">
        <PositionMark on={on} letter={name.charAt(0)} />
        {name}
        <Money amount={stake} currency={currency} icon className="ms-2" />
      </p>
    </div>
  );
}
