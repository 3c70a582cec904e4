import type { GameWords } from "./shared/screen/page/game-site.ts";

export type WordsByGame = Readonly<Record<string, GameWords>>;

const files = import.meta.glob<GameWords>("./*/words/en.ts", { eager: true, import: "en" });

/**
 * Texts of lists about every game, by game id. English ships with the first visit, other languages are in
 * `other-words.ts`.
 */
export const englishWords: WordsByGame = Object.fromEntries(
  Object.entries(files).map(([path, words]) => [path.split("/")[1], words]),
);
