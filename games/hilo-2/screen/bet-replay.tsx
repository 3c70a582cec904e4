import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { settledTicketOf } from "../../shared/facts/rounds.ts";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { facts } from "../facts.ts";
import type { LiveCard } from "../rules/deck.ts";
import { LIES_MS, SHOWN_MS, TURN_MS } from "./reveal-times.ts";
import { type SettledCard, SettledTable, TicketCaption, useTicketLabel } from "./settled-table.tsx";
import type { CardPlace } from "./use-turn.ts";

/** Replays the card as the table saw it; then the chips are swept and paid. */
export default function LiveHiloBetReplay({ page, onEnd }: BetReplayProps) {
  const [ticket] = useState(() => settledTicketOf(page, facts));
  return ticket?.outcome ? <ReplayedCard ticket={ticket} card={ticket.outcome.card} onEnd={onEnd} /> : null;
}

interface Step {
  readonly place: CardPlace;
  readonly over: boolean;
}

const END: Step = { place: "open", over: true };
const STEPS: readonly (readonly [afterMs: number, step: Step])[] = [
  [LIES_MS, { place: "down", over: false }],
  [TURN_MS, { place: "open", over: false }],
  [SHOWN_MS, END],
];

interface ReplayedCardProps {
  readonly ticket: SettledCard;
  readonly card: LiveCard;
  readonly onEnd: () => void;
}

function ReplayedCard({ ticket, card, onEnd }: ReplayedCardProps) {
  const [still] = useState(prefersReducedMotion);
  const [{ place, over }, setStep] = useState<Step>(still ? END : { place: "coming", over: false });
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (still) return;
    const timers = STEPS.map(([afterMs, step]) => setTimeout(() => setStep(step), afterMs));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [still]);
  useEffect(() => {
    if (place === "coming") sounds.sweep();
    if (place === "open") sounds.flip();
  }, [place]);
  useEffect(() => {
    if (over) ended();
  }, [over]);
  return (
    <BetFigure label={useTicketLabel(ticket)} caption={<TicketCaption ticket={ticket} />}>
      <SettledTable ticket={ticket} place={place} card={over && !ticket.refunded ? card : null} />
    </BetFigure>
  );
}
