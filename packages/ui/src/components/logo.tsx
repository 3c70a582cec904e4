import { useId } from "react";
import { classes } from "../classes.ts";

export interface LogoProps {
  /** Height of the mark in pixels. */
  readonly size?: number | undefined;
  /** Name shown beside the mark. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * The mark of the house: a diamond (the card suit) that is a house with a check in it. An operator's own mark replaces
 * it by `data-mark`.
 */
export function Logo({ size = 36, name, className }: LogoProps) {
  return (
    <span className={classes("inline-flex items-center gap-3 text-text", className)}>
      <LogoMark size={size} />
      {name && (
        <span className="font-bold tracking-tight" style={{ fontSize: size * 0.62 }}>
          {name}
        </span>
      )}
    </span>
  );
}

export function LogoMark({ size }: { readonly size: number }) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" data-mark>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--accent-hover)" />
        <stop offset="1" stopColor="var(--accent-fill)" />
      </linearGradient>
      <path
        d="M21.2 3a4 4 0 0 1 5.6 0L45 21.2a4 4 0 0 1 0 5.6L26.8 45a4 4 0 0 1-5.6 0L3 26.8a4 4 0 0 1 0-5.6Z"
        fill={`url(#${id})`}
      />
      <path
        d="M4 20.4 21.2 3a4 4 0 0 1 5.6 0L44 20.4"
        fill="none"
        stroke="#fff"
        strokeOpacity=".45"
        strokeLinecap="round"
      />
      <path
        d="M24 13.4 34 21v10.4a2.6 2.6 0 0 1-2.6 2.6H16.6a2.6 2.6 0 0 1-2.6-2.6V21Z"
        fill="#0b1330"
        stroke="#0b1330"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="m18.8 25.4 3.8 3.8 6.8-7"
        fill="none"
        stroke="#46e5a0"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
