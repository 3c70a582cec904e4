import { classes } from "@fairhouse/ui/classes.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from "react";
import type { Chip } from "../../shared/rules/chips.ts";
import { WHEEL_ORDER } from "../drawing/wheel-order.ts";
import { positionOf } from "../rules/positions.ts";
import { colourOf } from "./pocket-tone.ts";
import { pocketName } from "./position-words.ts";
import { CALL_BETS, type CallBet, chipsOf, neighboursOf, pocketsOf } from "./racetrack.ts";
import { callField, type Field, pocketField, ratioOf } from "./racetrack-shape.ts";
import type { Stance } from "./table-geometry.ts";
import { rouletteWords } from "./words/words.ts";

export interface RacetrackProps {
  readonly stance: Stance;
  readonly chips: readonly Chip[];
  /** Number of neighbours on each side that are bet along with a number. */
  readonly reach: number;
  /** The amount of one chip. */
  readonly chip: number;
  readonly disabled: boolean;
  readonly drawn: number | null;
  readonly onNumber: (pocket: number) => void;
  readonly onCall: (call: CallBet) => void;
}

/**
 * Shows the wheel as a band: one press bets a number with its neighbours, or a series. The band is one tab stop; arrow
 * keys move along it.
 */
export function Racetrack({ stance, chips, reach, chip, disabled, drawn, ...acts }: RacetrackProps) {
  const words = rouletteWords.useWords();
  const formats = useFormats();
  const currency = useCurrencyInPlay();
  const { money, whole, plural } = formats;
  const fields = useMemo(
    () => WHEEL_ORDER.map((pocket, index) => ({ pocket, field: pocketField(index, stance) })),
    [stance],
  );
  const calls = useMemo(() => CALL_BETS.map((call) => ({ call, field: callField(call, stance) })), [stance]);
  const [pointed, point] = useState<readonly number[]>([]);
  const [reachable, setReachable] = useState(0);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  // Outside bets cover half of the wheel, and would mark too much of it.
  const bets = new Set(chips.flatMap(({ on }) => insidePockets(on)));
  const cost = (count: number) => `${plural(count, words.chipCount)}, ${money(count * chip, currency)}`;

  function walk(event: KeyboardEvent, index: number) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    buttons.current.get((index + step + WHEEL_ORDER.length) % WHEEL_ORDER.length)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; this is a track for chips.
    <div
      role="group"
      aria-label={words.racetrack}
      aria-description={words.racetrackHelp}
      dir="ltr"
      onPointerLeave={() => point([])}
      className={classes("roulette-track", `roulette-track-${stance}`)}
      style={{ "--ratio": ratioOf(stance) }}
    >
      {calls.map(({ call, field }) => (
        <TrackField
          key={call}
          field={field}
          label={`${words.calls[call]}, ${cost(chipsOf(call))}`}
          title={words.callHints[call]}
          disabled={disabled}
          className="roulette-call"
          onPress={() => acts.onCall(call)}
          onPoint={() => point(pocketsOf(call))}
        >
          <span className="roulette-call-name">{words.callShort[call]}</span>
        </TrackField>
      ))}
      {fields.map(({ pocket, field }, index) => {
        const name = pocketName(pocket, words, formats);
        return (
          <TrackField
            key={pocket}
            field={field}
            label={`${reach === 0 ? name : words.withNeighbours(name, whole(reach))}, ${cost(2 * reach + 1)}`}
            disabled={disabled}
            tabIndex={index === reachable ? 0 : -1}
            register={(element) => {
              if (element) buttons.current.set(index, element);
              else buttons.current.delete(index);
            }}
            className={classes(
              `roulette-${colourOf(pocket)}`,
              pointed.includes(pocket) && "roulette-lit",
              drawn === pocket && "roulette-drawn",
              drawn !== null && drawn !== pocket && "roulette-faded",
            )}
            onPress={() => acts.onNumber(pocket)}
            onPoint={() => point(neighboursOf(pocket, reach))}
            onFocus={() => setReachable(index)}
            onKeyDown={(event) => walk(event, index)}
          >
            {pocket}
            {bets.has(pocket) && <span className="roulette-pip" />}
          </TrackField>
        );
      })}
    </div>
  );
}

interface TrackFieldProps {
  readonly field: Field;
  readonly label: string;
  readonly title?: string;
  readonly disabled: boolean;
  readonly tabIndex?: number;
  readonly className: string;
  readonly register?: (element: HTMLButtonElement | null) => void;
  readonly onPress: () => void;
  readonly onPoint: () => void;
  readonly onFocus?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

function TrackField({ field, register, ...props }: TrackFieldProps) {
  const outline = field.outline.map(({ x, y }) => `${share(x)} ${share(y)}`).join(", ");
  return (
    <button
      ref={register}
      type="button"
      aria-label={props.label}
      aria-description={props.title}
      aria-disabled={props.disabled || undefined}
      tabIndex={props.tabIndex}
      onClick={() => props.disabled || props.onPress()}
      onPointerEnter={props.onPoint}
      onFocus={() => {
        props.onPoint();
        props.onFocus?.();
      }}
      onKeyDown={props.onKeyDown}
      className={`roulette-field tabular ${props.className}`}
      style={{
        left: share(field.x),
        top: share(field.y),
        width: share(field.width),
        height: share(field.height),
        clipPath: `polygon(${outline})`,
      }}
    >
      <span className="roulette-field-word" style={{ left: share(field.word.x), top: share(field.word.y) }}>
        {props.children}
      </span>
    </button>
  );
}

function share(part: number): string {
  return `${(part * 100).toFixed(3)}%`;
}

/** Returns the numbers of an inside bet. */
function insidePockets(on: string): readonly number[] {
  const position = positionOf(on);
  return position !== undefined && position.pays >= 5 ? position.pockets : [];
}
