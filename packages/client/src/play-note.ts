import { createContext, type ReactNode } from "react";

/** What the shell has to say on a game's screen about what is played with there. */
export interface PlayNote {
  /** What stakes are made of, beside the amount of a bet: "Guest coins". Null when it goes without saying. */
  readonly purse: string | null;
  /** A sentence with what one can do about it. */
  readonly text: ReactNode;
}

/** Null where there is nothing to say: players with an account know what they play with. */
export const PlayNoteContext = createContext<PlayNote | null>(null);
