import type { RoundFace } from "./round-face.ts";
import { liveWords } from "./words/words.ts";

interface Standstill {
  readonly title: string;
  readonly text?: string;
}

/** Returns the text of a stage while there is neither a countdown nor an outcome to show; null while there is. */
export function useStandstill(face: RoundFace): Standstill | null {
  const words = liveWords.useWords();
  switch (face.kind) {
    case "loading":
      return { title: words.loading };
    case "offline":
      return { title: words.offline, text: words.offlineText };
    case "waiting":
      return { title: words.waitingForPlayers };
    case "closing":
      return { title: words.closing };
    case "voided":
      return { title: words.voided, text: words.voidedText };
    default:
      return null;
  }
}
