import type { Language } from "@fairhouse/protocol/languages.ts";
import type { GameWords } from "./shared/screen/game-site.ts";
import type { WordsByGame } from "./words.ts";

/** All in one file: a player who reads another language than English needs those of all games at once. */
const files = import.meta.glob<Partial<Record<Language, GameWords>>>(["./*/words/*.ts", "!./*/words/en.ts"], {
  eager: true,
});

/** What lists say of every game in a language, by the game's id. */
export function wordsIn(language: Language): WordsByGame {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, { [language]: words }]) => (words ? [[path.split("/")[1], words]] : [])),
  );
}
