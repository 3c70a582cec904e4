import { LoadingScreen } from "@fairhouse/ui/components/loading-screen.tsx";
import { shellWords } from "./words/words.ts";

/** Shown until the first page is there. */
export function StartScreen() {
  return <LoadingScreen label={shellWords.useWords().loading} full />;
}
