import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { readAs } from "../../shared/facts/facts.ts";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { facts, type SettledSlide, settledSlideOf } from "../facts.ts";
import { placeOfRound } from "./conveyor.ts";
import { Strip } from "./strip.tsx";
import { TicketCaption, useTicketLabel } from "./ticket-caption.tsx";

export const draws: BetViewModule["draws"] = (page) => settledSlideOf(page) !== null;

/** Draws the strip at the place where it stopped. */
export default function SlideBetView({ page }: BetViewProps) {
  const ticket = settledSlideOf(page);
  return ticket && <StoppedStrip ticket={ticket} />;
}

/** Shows the target of a ticket. */
export const TicketFace: BetViewModule["TicketFace"] = function TicketFace({ face }) {
  const { multiplier } = useFormats();
  const target = readAs(facts.isFace, face);
  return target === null ? null : <bdi dir="ltr">{multiplier(target)}</bdi>;
};

function StoppedStrip({ ticket }: { readonly ticket: SettledSlide }) {
  const { bet, outcome, round } = ticket;
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={<TicketCaption ticket={ticket} />}>
      {outcome !== null && (
        <StripFrame>
          <Strip
            placeNow={() => placeOfRound(round)}
            moving={false}
            drawn={new Map([[round, outcome.point]])}
            landed
            target={bet.target}
          />
        </StripFrame>
      )}
    </BetFigure>
  );
}

/** Gives a strip its room outside its stage. */
export function StripFrame({ children }: { readonly children: ReactNode }) {
  return <div className="@container-size h-56 w-full max-w-3xl py-3">{children}</div>;
}
