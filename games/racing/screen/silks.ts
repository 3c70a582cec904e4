/** The colours of saddlecloths and silks by number, from 1: cloth and figure, as racecourses have them. */
const CLOTHS: readonly (readonly [cloth: string, figure: string])[] = [
  ["#d92d3a", "#ffffff"],
  ["#f4f5f7", "#15181f"],
  ["#2450c8", "#ffffff"],
  ["#f5cf2e", "#15181f"],
  ["#138a4b", "#ffffff"],
  ["#23262e", "#f5cf2e"],
  ["#ef7a1a", "#15181f"],
  ["#f29bbd", "#15181f"],
  ["#27b9c4", "#15181f"],
  ["#6a3fb5", "#ffffff"],
  ["#8d97a6", "#15181f"],
  ["#a5d32a", "#15181f"],
];

/** The coats of horses: body, and mane, tail and legs. */
const COATS: readonly (readonly [body: string, dark: string])[] = [
  ["#8a4a22", "#2a1509"],
  ["#6b3a1c", "#1f0f06"],
  ["#a9622f", "#7a4018"],
  ["#3a2a24", "#171010"],
  ["#b9b6b2", "#6d6a68"],
  ["#5a3018", "#241208"],
];

/** Returns the colours of a runner's saddlecloth, by its place in the field. */
export function clothOf(runner: number): { readonly cloth: string; readonly figure: string } {
  const [cloth, figure] = CLOTHS[runner % CLOTHS.length] ?? ["#888888", "#ffffff"];
  return { cloth, figure };
}

/** Returns the colours of a horse, by its number. */
export function coatOf(horse: number): { readonly body: string; readonly dark: string } {
  const [body, dark] = COATS[(horse * 7) % COATS.length] ?? ["#6b3a1c", "#1f0f06"];
  return { body, dark };
}
