/** The site's dark-mode colours (`packages/ui/src/theme/tokens.css`); a picture outside a page cannot refer to them. */
export const GROUND = "#0a0f1e";
export const STAGE_TOP = "#16203d";
export const STAGE_FOOT = "#0b1226";
export const TILE = "#1f2b50";
export const LINE = "#2d3d61";
export const TEXT = "#eaf0ff";
export const MUTED = "#a9b7d6";
export const WIN = "#2fd68a";
export const LOSE = "#ff6b78";
export const GOLD = "#ffc24b";
