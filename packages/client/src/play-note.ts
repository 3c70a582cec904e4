import { createContext, type ReactNode } from "react";

/** The shell's note on a game's screen about the money played with. */
export interface PlayNote {
  /**
   * Name of the coins that stakes are made of, beside the amount of a bet: "Guest coins". Null if it goes without
   * saying.
   */
  readonly purse: string | null;
  /** A sentence that includes what the player can do about it. */
  readonly text: ReactNode;
}

/** Null if there is nothing to say: players with an account know what they play with. */
export const PlayNoteContext = createContext<PlayNote | null>(null);
