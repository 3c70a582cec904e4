import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useId } from "react";
import { type Box, decimalsOf, pointAt, riseTicks, type Scale, scaleAt, yOf } from "../../drawing/flight/axis.ts";
import { msOf } from "../../drawing/flight/law.ts";
import { type SettledFlight, settledFlightOf } from "../../facts/flight.ts";
import type { BetViewProps } from "../bet-view.ts";
import { BetFigure } from "../panel/bet-figure.tsx";
import type { FlightLook } from "./flight-look.ts";
import { TicketCaption, useTicketLabel } from "./ticket-caption.tsx";

const WIDTH = 640;
const HEIGHT = 300;
const BOX: Box = { left: 56, top: 14, right: WIDTH - 14, bottom: HEIGHT - 24 };
const POINTS = 80;
/** Size of the art at the end of the flight. */
const END = 52;
/** Left of this x, a label does not fit between point and axis. */
const LABEL_ROOM = 90;
/** Labels shrink with the drawing, which on a phone is half as wide. */
const ON_PHONE = "max-sm:text-[22px]";

type Look = Pick<FlightLook, "names" | "subject">;

/** Draws the flight up to its end, and the point at which the ticket left. */
export function SettledFlightView({ page, look }: BetViewProps & { readonly look: Look }) {
  const ticket = settledFlightOf(page);
  return ticket && <FlightResult ticket={ticket} look={look} />;
}

function FlightResult({ ticket, look }: { readonly ticket: SettledFlight; readonly look: Look }) {
  const { point, left } = ticket;
  const endMs = msOf((point ?? left ?? 100) / 100);
  const scale = scaleAt(endMs);
  return (
    <BetFigure
      label={useTicketLabel(ticket, look.names)}
      caption={<TicketCaption ticket={ticket} names={look.names} />}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="tabular w-full max-w-3xl overflow-visible [direction:ltr]"
      >
        <Rises scale={scale} />
        <Flown untilMs={endMs} scale={scale} />
        {left !== null && <Exit left={left} scale={scale} />}
        {point !== null && <End point={point} src={look.subject.endSrc} scale={scale} />}
      </svg>
    </BetFigure>
  );
}

/** Draws the marks of the multiplier that have appeared enough to be read. */
function Rises({ scale }: { readonly scale: Scale }) {
  const rises = riseTicks(scale.rise, BOX.bottom - BOX.top);
  const decimals = decimalsOf(rises);
  return rises
    .filter(({ strength }) => strength > 0.4)
    .map(({ value }) => {
      const y = yOf(1 + value, scale, BOX);
      return (
        <g key={value}>
          <line x1={BOX.left} x2={BOX.right} y1={y} y2={y} stroke="var(--line)" />
          <text
            x={BOX.left - 10}
            y={y}
            fill="var(--muted)"
            fontSize="13"
            textAnchor="end"
            dominantBaseline="central"
            className={ON_PHONE}
          >
            {(1 + value).toFixed(decimals)}×
          </text>
        </g>
      );
    });
}

interface CurveProps {
  readonly untilMs: number;
  readonly scale: Scale;
}

/** Draws the whole flight, with light under its curve. */
function Flown({ untilMs, scale }: CurveProps) {
  const light = useId();
  return (
    <>
      <defs>
        <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.34" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g className="text-lose">
        <path d={`${pathOf(untilMs, scale)}V${BOX.bottom}H${BOX.left}Z`} fill={`url(#${light})`} />
        <Curve untilMs={untilMs} scale={scale} />
      </g>
    </>
  );
}

/** Draws the part of the flight that the ticket was in, and the multiplier, in hundredths, at which it left. */
function Exit({ left, scale }: { readonly left: number; readonly scale: Scale }) {
  const { multiplier } = useFormats();
  const leftMs = msOf(left / 100);
  const { x, y } = pointAt(leftMs, scale, BOX);
  return (
    <g className="text-win">
      <Curve untilMs={leftMs} scale={scale} />
      <line x1={x} x2={x} y1={y} y2={BOX.bottom} stroke="currentColor" strokeDasharray="4 6" />
      <circle cx={x} cy={y} r="8" fill="currentColor" stroke="var(--panel)" strokeWidth="3" />
      <text
        x={x - 10}
        y={y - 18}
        fill="currentColor"
        fontSize="19"
        fontWeight="700"
        textAnchor={x < BOX.left + LABEL_ROOM ? "start" : "end"}
        className={ON_PHONE}
      >
        {multiplier(left)}
      </text>
    </g>
  );
}

interface EndProps {
  /** Hundredths. */
  readonly point: number;
  readonly src: string;
  readonly scale: Scale;
}

/** Draws the craft at the point at which the flight ended. */
function End({ point, src, scale }: EndProps) {
  const { multiplier } = useFormats();
  const { x, y } = pointAt(msOf(point / 100), scale, BOX);
  // A flight that ended as it began leaves no room before the craft.
  const isFirst = x < BOX.left + LABEL_ROOM;
  const edge = END / 2 + 6;
  return (
    <>
      <image href={src} x={x - END / 2} y={y - END / 2} width={END} height={END} />
      <text
        x={isFirst ? x + edge : x - edge}
        y={y - 8}
        fill="var(--lose)"
        fontSize="22"
        fontWeight="700"
        textAnchor={isFirst ? "start" : "end"}
        className={ON_PHONE}
      >
        {multiplier(point)}
      </text>
    </>
  );
}

function Curve({ untilMs, scale }: CurveProps) {
  return <path d={pathOf(untilMs, scale)} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />;
}

function pathOf(untilMs: number, scale: Scale): string {
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const { x, y } = pointAt((untilMs * index) / POINTS, scale, BOX);
    return `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join("");
}
