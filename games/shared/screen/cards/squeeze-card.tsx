import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import type { Card } from "../../rules/cards.ts";
import { CardBack } from "./card-back.tsx";
import { CardFace } from "./card-face.tsx";
import { useFourColours } from "./playing-card.tsx";
import { cardWords } from "./words/words.ts";
import "./cards.css";
import "./squeeze.css";

export interface SqueezeCardProps {
  readonly card: Card;
  /** The card's side and number: "Banker, card 2". */
  readonly name: string;
  /** True if the previous card was opened by keyboard: then this one takes the focus. */
  readonly focused: boolean;
  /** @param byKey true if the card was opened by keyboard */
  readonly onOpen: (byKey: boolean) => void;
  readonly className?: string;
}

/** A card lifted this far turns over by itself when it is released. */
const TURNS_AT = 0.55;
/** Share of the card that an arrow key lifts. */
const KEY_LIFT = 0.12;
/** A press that moves fewer pixels is not a drag: it turns the card over. */
const DRAG_FROM = 6;

/**
 * Shows a card face down whose lower edge is dragged upwards to peek at it: the bent part shows the top of its face. A
 * press, Enter or Space turns it over at once; the arrow keys lift and lower its edge.
 */
export function SqueezeCard({ card, name, focused, onOpen, className = "" }: SqueezeCardProps) {
  const words = cardWords.useWords();
  const fourColours = useFourColours();
  const [lift, setLift] = useState(0);
  const drag = useRef<{ readonly from: number; readonly height: number; moved: boolean } | null>(null);

  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);

  function open(byKey: boolean) {
    sounds.flip();
    onOpen(byKey);
  }

  /** Lifts the edge to the pointer. Returns the share of the card that it is lifted by. */
  function pull(event: PointerEvent): number {
    const { current } = drag;
    if (current === null) return 0;
    const up = current.from - event.clientY;
    if (Math.abs(up) > DRAG_FROM) current.moved = true;
    const lifted = Math.min(1, Math.max(0, up / current.height));
    setLift(lifted);
    return lifted;
  }

  function letGo(event: PointerEvent) {
    // A page that is busy has not drawn the last movement yet.
    const lifted = pull(event);
    const dragged = drag.current?.moved ?? false;
    drag.current = null;
    if (!dragged || lifted >= TURNS_AT) open(false);
    else setLift(0);
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      open(true);
    }
    const up = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (up === undefined) return;
    event.preventDefault();
    const next = Math.max(0, lift + up * KEY_LIFT);
    if (next >= TURNS_AT) open(true);
    else setLift(next);
  }

  return (
    <span className={`card squeeze ${fourColours ? "card-four-colours" : ""} ${className}`} style={{ "--lift": lift }}>
      <span aria-hidden="true" className="card-side squeeze-back">
        <CardBack />
      </span>
      <span aria-hidden="true" className="squeeze-flap">
        <span className="card-side">
          <CardFace card={card} />
        </span>
      </span>
      {/* An empty button over the card: the text on the card's face would be a wrong name for it. */}
      <button
        ref={button}
        type="button"
        aria-label={words.squeeze(name)}
        aria-description={words.squeezeHelp}
        className="squeeze-hold"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = {
            from: event.clientY,
            height: event.currentTarget.getBoundingClientRect().height,
            moved: false,
          };
        }}
        onPointerMove={pull}
        onPointerUp={letGo}
        onPointerCancel={() => {
          drag.current = null;
          setLift(0);
        }}
        onKeyDown={press}
      />
    </span>
  );
}
