import { NoteLine } from "./note-line.tsx";
import { guestWords } from "./words/words.ts";

/** For visitors at a game of live rounds: they watch, and this is why they do not bet. */
export function LiveNote() {
  const words = guestWords.useWords();
  return (
    <NoteLine>
      <span className="max-md:hidden">{words.live}</span>
      <span className="md:hidden">{words.liveShort}</span>
    </NoteLine>
  );
}
