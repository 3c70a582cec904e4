import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Shown } from "../../shared/screen/baccarat/deal.ts";
import { Hands } from "../../shared/screen/baccarat/hands.tsx";
import { TellingLines } from "../../shared/screen/baccarat/telling.tsx";
import { useCoupText } from "../../shared/screen/baccarat/use-coup-text.ts";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import type { SettledHand } from "../facts.ts";
import { isPosition, resultOf } from "../rules/positions.ts";
import { Cloth, chipFate } from "./cloth.tsx";
import { usePositionNames } from "./use-position-names.ts";
import { liveBaccaratWords } from "./words/words.ts";
import "./settled.css";

/** Returns a ticket in words, for players who cannot see its picture. */
export function useTicketLabel({ coup, takenBack }: SettledHand): string {
  const words = liveBaccaratWords.useWords();
  const live = liveWords.useWords();
  const coupText = useCoupText();
  if (takenBack) return words.takenBack;
  return coup === null ? live.voidedText : `${coupText(coup)}.`;
}

/** Lists the chips that won or came back with their profits, or says why nothing was played. */
export function TicketCaption({ ticket }: { readonly ticket: SettledHand }) {
  const words = liveBaccaratWords.useWords();
  const shared = coupWords.useWords();
  const live = liveWords.useWords();
  const names = usePositionNames();
  const { whole } = useFormats();
  const currency = useCurrencyInPlay();
  const { bet, coup, place, refunded, takenBack } = ticket;
  if (refunded || coup === null) return <span>{takenBack ? words.takenBack : live.voidedText}</span>;
  const result = resultOf(coup);
  const kept = bet.chips
    .map((chip) => ({ on: chip.on, fate: chipFate(chip, result) }))
    .filter(({ fate }) => fate.kind !== "lost");
  return (
    <>
      {place !== null && <span>{words.handOfShoe(whole(place.hand))}</span>}
      {kept.length === 0 && <span>{shared.noWinner}</span>}
      {kept.map(({ on, fate }) => (
        <span key={on} className="inline-flex items-baseline gap-1.5">
          <span className="font-semibold text-text">{isPosition(on) ? names[on] : on}</span>
          {fate.kind === "won" ? <Money amount={fate.profit} currency={currency} profit /> : shared.returned}
        </span>
      ))}
    </>
  );
}

export interface SettledTableProps {
  readonly ticket: SettledHand;
  readonly shown: Shown;
  readonly still: boolean;
}

const NOBODY = {};

/** Shows both hands, the reasons for third cards, and the cloth with the ticket's chips. */
export function SettledTable({ ticket: { bet, coup, refunded }, shown, still }: SettledTableProps) {
  return (
    <div className="live-baccarat-settled">
      <Hands id="settled" coup={coup} shown={shown} still={still} pace="animated" onTurn={null} />
      <TellingLines coup={coup} shown={shown} />
      <div className="live-baccarat-settled-cloth">
        <Cloth
          chips={bet.chips}
          totals={NOBODY}
          result={coup !== null && shown.over && !refunded ? resultOf(coup) : null}
          pointed={null}
          pace="animated"
        />
      </div>
    </div>
  );
}
