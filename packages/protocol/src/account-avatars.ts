/**
 * Pictures that a player may choose instead of initials: `/avatars/<name>.svg`. Kept without a schema, so that every
 * page may know them.
 */
export const drawnAvatars = [
  "fox",
  "owl",
  "cat",
  "bear",
  "frog",
  "panda",
  "rabbit",
  "penguin",
  "robot",
  "ghost",
  "lion",
  "whale",
] as const;
export type DrawnAvatar = (typeof drawnAvatars)[number];

/** Returns the `avatar` of a player that names a drawn picture; any other text is the seed of the initials' colours. */
export function avatarPath(avatar: DrawnAvatar): string {
  return `/avatars/${avatar}.svg`;
}

/** Returns the drawn picture that an avatar names; null for initials. */
export function drawnAvatar(avatar: string): DrawnAvatar | null {
  return drawnAvatars.find((name) => avatarPath(name) === avatar) ?? null;
}
