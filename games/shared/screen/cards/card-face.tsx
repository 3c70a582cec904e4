import { SUIT_OUTLINES } from "../../picture/suits.ts";
import { type Card, faceOf, type Rank, type Suit } from "../../rules/cards.ts";
import { CourtArt } from "./court-art.tsx";

const isCourt = (rank: Rank): rank is "J" | "Q" | "K" => rank === "J" || rank === "Q" || rank === "K";

/** Start of the index: a ten is wide, and a jack extends left of its own origin. */
const INDEX_X: Partial<Record<Rank, number>> = { "10": 5, J: 16 };
/** The letter of a jack extends below its own line: it is pressed between the tops of the other ranks and the suit. */
const INDEX_PLACE: Partial<Record<Rank, string>> = { J: "translate(0 43.5) scale(1 .79)" };

/**
 * Draws the front of a card: a large index that is legible at 44 px, with the suit or the headgear of the court below.
 * Decorative.
 */
export function CardFace({ card }: { readonly card: Card }) {
  const { rank, suit } = faceOf(card);
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true" className="card-face" data-suit={suit}>
      <text
        x={INDEX_X[rank] ?? 9}
        transform={INDEX_PLACE[rank] ?? "translate(0 50)"}
        className={rank === "10" ? "card-rank card-ten" : "card-rank"}
      >
        {rank}
      </text>
      <SuitMark suit={suit} x={11} y={58} size={25} />
      {isCourt(rank) ? (
        <>
          <g transform="translate(40 60) scale(.9)">
            <CourtArt rank={rank} />
          </g>
          <SuitMark suit={suit} x={52.5} y={103} size={29} />
        </>
      ) : (
        <SuitMark suit={suit} x={rank === "A" ? 32 : 38} y={rank === "A" ? 71 : 77} size={rank === "A" ? 60 : 53} />
      )}
    </svg>
  );
}

/** Defines the gold gradient of court cards, once per page; faces refer to it. */
export function CardPaints() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <linearGradient id="card-gold" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#ffe9a6" />
        <stop offset=".55" stopColor="#f2bb45" />
        <stop offset="1" stopColor="#c98a1c" />
      </linearGradient>
    </svg>
  );
}

/** Draws a suit inside an SVG, with its corner at x and y. */
function SuitMark(props: { readonly suit: Suit; readonly x: number; readonly y: number; readonly size: number }) {
  const { suit, x, y, size } = props;
  return <path d={SUIT_OUTLINES[suit]} transform={`translate(${x} ${y}) scale(${size / 24})`} fill="currentColor" />;
}
