import { usePlayContext, useSession } from "@fairhouse/client/play-context.tsx";
import type { ReactNode } from "react";
import { gameWords } from "../words/words.ts";
import { PlayButton } from "./play-button.tsx";

/** Returns true for visitors: live rounds are for accounts only. False until the session is known. */
export function useIsVisitor(): boolean {
  return useSession(({ isInitialized, user }) => isInitialized && user === null);
}

/** Shows a live game's button to players; visitors read on it what they have to do first. */
export function ForPlayers({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const words = gameWords.useWords();
  const context = usePlayContext();
  if (!useIsVisitor()) return children;
  return (
    <PlayButton does="bet" variant="accent" onPress={() => void context.readyToBet(game)}>
      {words.signInToBet}
    </PlayButton>
  );
}
