import { LoadingScreen } from "@fairhouse/ui/components/loading-screen.tsx";
import { siteWords } from "../base/words/words.ts";

/** Shown until the first page is there. */
export function StartScreen() {
  return <LoadingScreen label={siteWords.useWords().loading} full />;
}
