import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { liveWords } from "../../../shared/screen/live/words/words.ts";
import type { SettledOrder } from "../../facts.ts";
import { PositionMark } from "../ball.tsx";
import { Mixer } from "../mixer.tsx";
import { useDigitName, usePositionName } from "../use-names.ts";
import { usePassing } from "../use-passing.ts";
import { colourWords } from "../words/words.ts";
import "../draw.css";
import "./settled.css";

/** Returns an order in words, for players who cannot see its picture. */
export function useTicketLabel({ bet, outcome, takenBack }: SettledOrder): string {
  const words = colourWords.useWords();
  const live = liveWords.useWords();
  const nameOf = usePositionName();
  const digitName = useDigitName();
  if (takenBack) return words.takenBack;
  return outcome === null ? live.voidedText : words.settled(nameOf(bet.on), digitName(outcome.digit));
}

/** Shows the digit that came and the payout, or why nothing was played. */
export function TicketCaption({ ticket }: { readonly ticket: SettledOrder }) {
  const words = colourWords.useWords();
  const live = liveWords.useWords();
  const currency = useCurrencyInPlay();
  const digitName = useDigitName();
  const { outcome, refunded, takenBack, stake, payout } = ticket;
  if (refunded || outcome === null) return <span>{takenBack ? words.takenBack : live.voidedText}</span>;
  return (
    <>
      <span className="font-semibold text-text">{digitName(outcome.digit)}</span>
      <Money amount={payout - stake} currency={currency} profit />
    </>
  );
}

interface OrderFigureProps {
  readonly ticket: SettledOrder;
  readonly mixing: boolean;
}

/** Shows the period, the ball that came, and the position of the order. */
export function OrderFigure({ ticket, mixing }: OrderFigureProps) {
  const words = colourWords.useWords();
  const currency = useCurrencyInPlay();
  const nameOf = usePositionName();
  const { bet, outcome, payout, stake, refunded, period } = ticket;
  const { on } = bet;
  const shown = mixing ? null : (outcome?.digit ?? null);
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
      <Mixer passing={usePassing(mixing)} digit={shown} mood={mood} id={mixing ? "mixing" : "drawn"} />
      <p className="flex items-center gap-2 font-semibold">
        <PositionMark on={on} letter={name.charAt(0)} />
        {name}
        <Money amount={stake} currency={currency} icon className="ms-2" />
      </p>
    </div>
  );
}
