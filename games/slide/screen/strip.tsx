import { useAnimationFrame } from "@fairhouse/ui/motion/use-animation-frame.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useRef } from "react";
import { pointAt } from "./conveyor.ts";
import "./slide.css";

export interface StripProps {
  /** Returns the current place of the strip, in cards; called before every paint while it moves. */
  readonly placeNow: () => number;
  readonly moving: boolean;
  /** The known results, by round. */
  readonly drawn: ReadonlyMap<number, number>;
  /** True while the strip rests on a result. */
  readonly landed: boolean;
  /** The player's own target, in hundredths; cards that reach it are marked. */
  readonly target: number | null;
}

/** More cards than fit on the widest stage; each slot shows card after card as the strip passes. */
const SLOTS = 15;
/** Width of a card with the gap after it, in percent of the card. */
const PITCH = 108;
/** Shortest pause between two ticks, because a quicker clatter would be noise. */
const TICK_PAUSE_MS = 70;

/**
 * Shows the strip of multipliers. It is never mirrored, because it is an object rather than text. Screen readers skip
 * it as decoration.
 */
export function Strip({ placeNow, moving, drawn, landed, target }: StripProps) {
  const { multiplier } = useFormats();
  const strip = useRef<HTMLDivElement>(null);
  const last = useRef({ card: 0, tickedAt: 0 });

  const draw = () => {
    const place = placeNow();
    const first = Math.round(place) - (SLOTS - 1) / 2;
    for (const [slot, card] of [...(strip.current?.children ?? [])].entries()) {
      if (!(card instanceof HTMLElement)) continue;
      const index = first + ((((slot - first) % SLOTS) + SLOTS) % SLOTS);
      const point = pointAt(index, drawn);
      const distance = Math.abs(index - place);
      const text = multiplier(point);
      if (card.textContent !== text) card.textContent = text;
      card.dataset.tier = tierOf(point);
      card.style.setProperty("--letters", String(text.length));
      card.dataset.hit = target === null ? "" : String(point >= target);
      card.dataset.centre = String(distance < 0.5);
      card.style.setProperty("--near", Math.max(0, 1 - distance).toFixed(3));
      card.style.translate = `${(index - place) * PITCH}% 0`;
    }
    return Math.round(place);
  };

  useAnimationFrame(moving, (nowMs) => {
    const card = draw();
    const { card: before, tickedAt } = last.current;
    if (card === before) return;
    const ticks = nowMs - tickedAt > TICK_PAUSE_MS;
    last.current = { card, tickedAt: ticks ? nowMs : tickedAt };
    if (ticks) sounds.tick();
  });
  // A strip at rest is drawn only when something about it changes.
  useEffect(() => {
    if (!moving) draw();
  });

  return (
    <div dir="ltr" aria-hidden="true" data-moving={moving} data-landed={landed} className="slide-window">
      <div ref={strip} className="slide-strip">
        {Array.from({ length: SLOTS }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots are identified by their place.
          <span key={slot} className="slide-card tabular" />
        ))}
      </div>
      <span className="slide-lens" />
    </div>
  );
}

/** Returns the tier of a card, and so its colour, by its multiplier in hundredths. */
function tierOf(point: number): "low" | "win" | "gold" | "rare" {
  if (point < 200) return "low";
  if (point < 1_000) return "win";
  return point < 10_000 ? "gold" : "rare";
}
