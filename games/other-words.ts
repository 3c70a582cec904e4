import type { Language } from "@fairhouse/protocol/languages.ts";
import type { GameWords } from "./shared/screen/page/game-site.ts";
import type { WordsByGame } from "./words.ts";

/** All languages share one chunk: a player whose language is not English needs the words of all games at once. */
const files = import.meta.glob<Partial<Record<Language, GameWords>>>(["./*/words/*.ts", "!./*/words/en.ts"], {
  eager: true,
});

/** Returns what lists show about every game in a language, by game id. */
export function wordsIn(language: Language): WordsByGame {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, { [language]: words }]) => (words ? [[path.split("/")[1], words]] : [])),
  );
}
