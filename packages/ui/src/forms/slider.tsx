import { useId } from "react";

export interface SliderProps {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  /** The value in words for screen readers: 40%. */
  readonly valueText?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A native range in our style: the browser handles keys, touch and right-to-left. */
export function Slider({
  label,
  labelHidden,
  value,
  onChange,
  min = 0,
  max = 1,
  step = 0.01,
  valueText,
  ...rest
}: SliderProps) {
  const id = useId();
  return (
    <div className={`grid gap-1 ${rest.className ?? ""}`}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "flex justify-between text-sm text-muted"}>
        {label}
        {valueText && !labelHidden && <span className="tabular">{valueText}</span>}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={rest.disabled}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="house-slider"
        style={{ "--share": `${((value - min) / (max - min)) * 100}%` }}
      />
    </div>
  );
}
