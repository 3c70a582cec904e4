import { EyeOff } from "lucide-react";
import { classes } from "../classes.ts";

export interface AvatarProps {
  /** Null for players who hide their names; they all look alike. */
  readonly name: string | null;
  /**
   * The player's avatar as the house states it: the path of a chosen drawing, or an id from which the colours are
   * derived, so that a new name keeps them.
   */
  readonly seed?: string | undefined;
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** Both ends are dark enough for white letters. */
const gradients = [
  ["#3f6fe8", "#6d3fe0"],
  ["#7a3fe0", "#b2309c"],
  ["#0d7f9f", "#2f5fd8"],
  ["#0b7d5c", "#0d7791"],
  ["#b4530f", "#c4243d"],
  ["#a8316f", "#c4303c"],
  ["#4c5c86", "#2d3d61"],
  ["#8a5a06", "#a8430d"],
] as const;

/** A player's picture, or their initials on a gradient. Decorative: the name is beside it. */
export function Avatar({ name, seed = name ?? "", size = 36, className }: AvatarProps) {
  if (name === null) {
    return (
      <span
        aria-hidden="true"
        className={classes("inline-grid shrink-0 place-items-center rounded-full bg-panel-high text-dim", className)}
        style={{ width: size, height: size }}
      >
        <EyeOff style={{ width: size * 0.55, height: size * 0.55 }} />
      </span>
    );
  }
  const [from, to] = gradients[hashOf(seed) % gradients.length] ?? gradients[0];
  const round = classes("shrink-0 rounded-full shadow-[inset_0_1px_0_rgb(255_255_255/0.25)]", className);
  if (seed.startsWith("/avatars/")) {
    return <img src={seed} alt="" width={size} height={size} className={classes(round, "object-cover")} />;
  }
  return (
    <span
      aria-hidden="true"
      className={classes(round, "inline-grid place-items-center font-bold text-white select-none")}
      style={{ width: size, height: size, fontSize: size * 0.4, background: `linear-gradient(140deg, ${from}, ${to})` }}
    >
      {initialsOf(name)}
    </span>
  );
}

/** Returns the first letter, or those of the first and last word; whole characters of any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s_.-]+/u);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return chosen
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase();
}

/** Hashes a seed (FNV-1a), so that it has the same colours everywhere. */
function hashOf(seed: string): number {
  let hash = 2_166_136_261;
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}
