import { useAnimationFrame } from "@fairhouse/ui/motion/use-animation-frame.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { type ReactNode, type Ref, useEffect, useId, useRef } from "react";
import { PEG } from "../drawing/spin.ts";
import { Faces } from "./faces.tsx";
import { type Bettor, holderOf, type Pot, type Slice } from "./pot.ts";
import { useShareText } from "./share-text.ts";
import "./jackpot.css";

export interface RingProps {
  readonly pot: Pot;
  /** Returns the rotation of the ring in degrees clockwise. */
  readonly turnedNow: () => number;
  readonly moving: boolean;
  /** The ticket on which it stopped; null until then. */
  readonly stopped: number | null;
  /** True to show the players' pictures on their slices. */
  readonly faces?: boolean;
  /** Content inside the ring, in its coordinates. */
  readonly timer?: ReactNode;
  /** Content in the middle. */
  readonly children?: ReactNode;
}

const RADIUS = 164;
const CENTRE = 220;
/** Radius of the timer inside the ring, with some space between. */
const TIMER_RADIUS = 121;
/** Gap between slices, in degrees; very narrow slices keep most of their width. */
const GAP = 0.7;
/** Slices narrower than this, in degrees, show no figure, because their picture has the room. */
const LABELLED = 38;
/** Degrees from the middle of a slice to its figure, and to its picture on the other side. */
const ASIDE = 9.5;
/** The same for the whole pot, whose figure has a digit more. */
const ASIDE_WHOLE = 12;
/** Each tick pushes the pointer aside, from where it falls back. */
const KICK = [{ transform: "rotate(-13deg)" }, { transform: "none" }];
const KICK_MS = 130;
/** Shortest pause between two ticks, because a quicker clatter would be noise. */
const TICK_PAUSE_MS = 70;

/**
 * Draws the pot as a ring: ticket 0 begins at the top, and the others follow clockwise in order. It turns under a fixed
 * pointer. It is never mirrored, and decorative to screen readers, which have the list of players.
 */
export function Ring({ pot, turnedNow, moving, stopped, faces = false, timer, children }: RingProps) {
  const gloss = useId();
  const disc = useRef<SVGGElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const head = useRef<SVGPathElement>(null);
  const last = useRef({ peg: 0, tickedAt: 0 });
  const draw = () => {
    const turned = turnedNow();
    disc.current?.setAttribute("transform", `rotate(${turned % 360} ${CENTRE} ${CENTRE})`);
    around.current?.style.setProperty("--turned", `${turned % 360}deg`);
    return turned;
  };
  useAnimationFrame(moving, (nowMs) => {
    const peg = Math.floor(draw() / PEG);
    const { peg: before, tickedAt } = last.current;
    if (peg === before) return;
    const ticks = nowMs - tickedAt > TICK_PAUSE_MS;
    last.current = { peg, tickedAt: ticks ? nowMs : tickedAt };
    if (!ticks) return;
    sounds.tick();
    head.current?.animate(KICK, KICK_MS);
  });
  // A ring at rest is drawn only when something about it changes.
  useEffect(() => {
    if (!moving) draw();
  });
  const winner = stopped === null ? undefined : holderOf(pot, stopped);
  return (
    <div aria-hidden="true" className="pot-ring" data-moving={moving} data-stopped={stopped !== null}>
      <svg direction="ltr" aria-hidden="true" viewBox={`0 0 ${2 * CENTRE} ${2 * CENTRE}`} className="pot-svg">
        <defs>
          <radialGradient id={gloss} gradientUnits="userSpaceOnUse" cx={CENTRE} cy={CENTRE} r={RADIUS + 28}>
            <stop offset="0.71" stopColor="#000" stopOpacity="0.34" />
            <stop offset="0.8" stopColor="#000" stopOpacity="0" />
            <stop offset="0.9" stopColor="#fff" stopOpacity="0.05" />
            <stop offset="0.97" stopColor="#fff" stopOpacity="0.3" />
            <stop offset="1" stopColor="#fff" stopOpacity="0.08" />
          </radialGradient>
        </defs>
        <circle cx={CENTRE} cy={CENTRE} r={RADIUS} className="pot-groove" />
        <g ref={disc}>
          {pot.bettors.flatMap((bettor) =>
            bettor.slices.map((slice) => (
              <Arc
                key={`${bettor.key} ${slice.from}`}
                slice={slice}
                pot={pot}
                bettor={bettor}
                lit={winner === bettor}
              />
            )),
          )}
          {pot.unnamed.map((slice) => (
            <Arc key={`unnamed ${slice.from}`} slice={slice} pot={pot} bettor={null} lit={false} />
          ))}
          {pot.bettors.flatMap((bettor) =>
            bettor.slices.map((slice) => (
              <Figure key={`${bettor.key} ${slice.from}`} slice={slice} pot={pot} aside={faces} />
            )),
          )}
          <circle cx={CENTRE} cy={CENTRE} r={RADIUS + 31} pathLength={360 / PEG} className="pot-pegs" />
        </g>
        <circle cx={CENTRE} cy={CENTRE} r={RADIUS} className="pot-gloss" stroke={`url(#${gloss})`} />
        <circle cx={CENTRE} cy={CENTRE} r={RADIUS + 31} className="pot-rim" />
        <circle cx={CENTRE} cy={CENTRE} r={RADIUS - 31} className="pot-rim" />
        <circle cx={CENTRE} cy={CENTRE} r={RADIUS + 41} pathLength={360} className="pot-studs" />
        {timer}
        <Pointer head={head} />
      </svg>
      {faces && <Faces around={around} pot={pot} winner={winner} aside={LABELLED} by={ASIDE} />}
      <div className="pot-middle">{children}</div>
    </div>
  );
}

interface ArcProps {
  readonly slice: Slice;
  readonly pot: Pot;
  /** Null for players who are not named. */
  readonly bettor: Bettor | null;
  readonly lit: boolean;
}

/** Draws a slice in degrees of the circle, so that style alone animates its growth. */
function Arc({ slice: { from, end }, pot: { total }, bettor, lit }: ArcProps) {
  const share = ((end - from) / total) * 360;
  const shown = share >= 360 ? 360 : Math.max(share - GAP, share * 0.6);
  const start = (from / total) * 360 + (share - shown) / 2;
  return (
    <circle
      cx={CENTRE}
      cy={CENTRE}
      r={RADIUS}
      pathLength={360}
      transform={`rotate(-90 ${CENTRE} ${CENTRE})`}
      className="pot-arc"
      data-own={bettor?.own ?? false}
      data-unnamed={bettor === null}
      data-lit={lit}
      style={{
        ...colourOf(bettor?.colour ?? null),
        strokeDasharray: `${shown} ${360 - shown}`,
        strokeDashoffset: `${-start}`,
      }}
    />
  );
}

interface FigureProps {
  readonly slice: Slice;
  readonly pot: Pot;
  /** True beside a picture. */
  readonly aside: boolean;
}

/** Shows the share in percent on a slice with enough room, upright while the ring has not turned. */
function Figure({ slice: { from, end }, pot: { total }, aside }: FigureProps) {
  const shareOf = useShareText();
  const share = (end - from) / total;
  if (share * 360 < LABELLED) return null;
  const angle = ((from + end) / 2 / total) * 360 + (aside ? (share === 1 ? ASIDE_WHOLE : ASIDE) : 0);
  const upright = angle > 90 && angle < 270 ? 180 : 0;
  return (
    <text
      transform={`rotate(${angle} ${CENTRE} ${CENTRE}) translate(${CENTRE} ${CENTRE - RADIUS}) rotate(${upright})`}
      className="pot-figure tabular"
    >
      {shareOf(share)}
    </text>
  );
}

/** Draws a ring that runs out from the top; `circle` is the part that moves. */
export function TimerRing({ circle }: { readonly circle: Ref<SVGCircleElement> }) {
  const place = {
    cx: CENTRE,
    cy: CENTRE,
    r: TIMER_RADIUS,
    pathLength: 1,
    transform: `rotate(-90 ${CENTRE} ${CENTRE})`,
  };
  return (
    <>
      <circle {...place} className="pot-timer-groove" />
      <circle {...place} ref={circle} strokeDasharray="1" className="pot-timer" />
    </>
  );
}

/** Draws a pointer above the ring with a needle across it, so that it marks one ticket, however many there are. */
function Pointer({ head }: { readonly head: Ref<SVGPathElement> }) {
  const top = CENTRE - RADIUS - 32;
  return (
    <g className="pot-pointer">
      <path className="pot-needle" d={`M${CENTRE} ${top + 12}V${top + 64}`} />
      <path ref={head} className="pot-head" d={`M${CENTRE} ${top + 17}l-14 -26a8 8 0 0 1 7 -12h14a8 8 0 0 1 7 12z`} />
    </g>
  );
}

/** The golden ratio keeps the hues of neighbours apart, however many there are. */
const STEP = 0.618034;
/** Hues of other players exclude those around gold, the player's own colour. */
const HUES = { from: 112, span: 300 };

/** Returns the colour of a player as a hue, which the style sheet adapts to the background. */
export function colourOf(colour: number | null): { readonly [name: `--${string}`]: string } {
  return colour === null
    ? {}
    : { "--hue": String(Math.round(HUES.from + ((0.5 + colour * STEP) % 1) * HUES.span) % 360) };
}
