import { classes } from "../classes.ts";

export type ButtonVariant = "play" | "accent" | "neutral" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const base =
  "relative inline-grid cursor-pointer place-items-center rounded-control font-semibold whitespace-nowrap select-none transition-[translate,box-shadow,filter,background-color,color,border-color] duration-(--duration-feedback) touch-target aria-disabled:cursor-not-allowed disabled:cursor-not-allowed";

/** Only enabled buttons move: they rise on hover and sink when pressed. */
const alive =
  "not-disabled:not-aria-disabled:hover:-translate-y-px not-disabled:not-aria-disabled:active:translate-y-px not-disabled:not-aria-disabled:active:duration-0";

const sleeping =
  "disabled:opacity-55 disabled:saturate-50 aria-disabled:not-aria-busy:opacity-55 aria-disabled:not-aria-busy:saturate-50";

const filled = "shadow-[inset_0_1px_0_var(--edge-light-strong),inset_0_-2px_0_var(--edge-dark),var(--glow)]";

const variants: Readonly<Record<ButtonVariant, string>> = {
  play: `${filled} bg-linear-to-b from-win-fill-top to-win-fill text-on-win [--glow:0_10px_24px_-10px_color-mix(in_srgb,var(--win-fill)_70%,transparent)] not-disabled:not-aria-disabled:hover:brightness-107 not-disabled:not-aria-disabled:active:brightness-95`,
  accent: `${filled} bg-linear-to-b from-accent-fill-top to-accent-fill text-on-accent [--glow:0_8px_20px_-10px_color-mix(in_srgb,var(--accent-fill)_80%,transparent)] not-disabled:not-aria-disabled:hover:shadow-[inset_0_1px_0_var(--edge-light-strong),inset_0_-2px_0_var(--edge-dark),0_12px_26px_-8px_var(--accent)] not-disabled:not-aria-disabled:active:brightness-90`,
  neutral:
    "border border-line-strong bg-panel-high text-text shadow-control not-disabled:not-aria-disabled:hover:border-dim not-disabled:not-aria-disabled:active:brightness-95",
  ghost: "text-muted not-disabled:not-aria-disabled:hover:bg-panel-high not-disabled:not-aria-disabled:hover:text-text",
  danger: `${filled} bg-linear-to-b from-lose-fill-top to-lose-fill text-on-lose [--glow:0_8px_20px_-10px_var(--lose-fill)] not-disabled:not-aria-disabled:hover:brightness-107 not-disabled:not-aria-disabled:active:brightness-95`,
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: "min-h-9 px-3 text-sm",
  md: "min-h-11 px-5 text-base",
  lg: "min-h-14 rounded-tile px-6 text-lg",
};

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** True for a button as wide as its container. */
  readonly block?: boolean | undefined;
}

/** Returns the classes of a button, also for links that look like one. */
export function buttonStyle({ variant = "neutral", size = "md", block = false }: ButtonLook): string {
  return classes(base, alive, sleeping, variants[variant], sizes[size], block && "w-full");
}
