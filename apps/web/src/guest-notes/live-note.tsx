import { guestWords } from "../guest/words/words.ts";
import { NoteLine } from "./note-line.tsx";

/** A note for visitors at a game of live rounds: they may watch, and why they cannot bet. */
export function LiveNote() {
  const words = guestWords.useWords();
  return <NoteLine>{words.liveNote}</NoteLine>;
}
