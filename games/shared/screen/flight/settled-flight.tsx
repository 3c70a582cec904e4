import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useId } from "react";
import {
  type Box,
  decimalsOf,
  pointAt,
  pointOfMultiplier,
  riseTicks,
  scaleAt,
  yOf,
} from "../../drawing/flight/axis.ts";
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

type Look = Pick<FlightLook, "names" | "subject">;

/** Draws the flight up to its end, and the point at which the ticket left. */
export function SettledFlightView({ page, look }: BetViewProps & { readonly look: Look }) {
  const ticket = settledFlightOf(page);
  return ticket && <FlightResult ticket={ticket} look={look} />;
}

function FlightResult({ ticket, look }: { readonly ticket: SettledFlight; readonly look: Look }) {
  const { multiplier } = useFormats();
  const { point, left } = ticket;
  const end = point ?? left ?? 100;
  return (
    <BetFigure
      label={useTicketLabel(ticket, look.names)}
      caption={<TicketCaption ticket={ticket} names={look.names} />}
    >
      <FlightDrawing
        end={end / 100}
        left={left === null ? null : left / 100}
        endSrc={point === null ? null : look.subject.endSrc}
        text={multiplier(end)}
      />
    </BetFigure>
  );
}

interface FlightDrawingProps {
  /** Multipliers as factors: 1 is 1.00. */
  readonly end: number;
  readonly left: number | null;
  /** Null for a flight that was voided. */
  readonly endSrc: string | null;
  readonly text: string;
}

function FlightDrawing({ end, left, endSrc, text }: FlightDrawingProps) {
  const { multiplier } = useFormats();
  const light = useId();
  const endMs = msOf(end);
  const scale = scaleAt(endMs);
  const path = (untilMs: number) =>
    Array.from({ length: POINTS + 1 }, (_, index) => {
      const { x, y } = pointAt((untilMs * index) / POINTS, scale, BOX);
      return `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    }).join("");
  const tip = pointAt(endMs, scale, BOX);
  const exit = left === null ? null : pointOfMultiplier(left, scale, BOX);
  const rises = riseTicks(scale.rise, BOX.bottom - BOX.top);
  const decimals = decimalsOf(rises);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="tabular w-full max-w-3xl overflow-visible [direction:ltr]"
    >
      <defs>
        <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.34" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      {rises
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
              >
                {(1 + value).toFixed(decimals)}×
              </text>
            </g>
          );
        })}
      <g className="text-lose">
        <path d={`${path(endMs)}V${BOX.bottom}H${BOX.left}Z`} fill={`url(#${light})`} />
        <path d={path(endMs)} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      </g>
      {exit !== null && left !== null && (
        <g className="text-win">
          <path d={path(msOf(left))} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
          <line x1={exit.x} x2={exit.x} y1={exit.y} y2={BOX.bottom} stroke="currentColor" strokeDasharray="4 6" />
          <circle cx={exit.x} cy={exit.y} r="8" fill="currentColor" stroke="var(--panel)" strokeWidth="3" />
          <text
            x={exit.x - 10}
            y={exit.y - 18}
            fill="currentColor"
            fontSize="19"
            fontWeight="700"
            textAnchor={exit.x < BOX.left + LABEL_ROOM ? "start" : "end"}
          >
            {multiplier(Math.round(left * 100))}
          </text>
        </g>
      )}
      {endSrc !== null && (
        <>
          <image href={endSrc} x={tip.x - END / 2} y={tip.y - END / 2} width={END} height={END} />
          <text
            x={tip.x - END / 2 - 6}
            y={tip.y - 8}
            fill="var(--lose)"
            fontSize="22"
            fontWeight="700"
            textAnchor="end"
          >
            {text}
          </text>
        </>
      )}
    </svg>
  );
}
