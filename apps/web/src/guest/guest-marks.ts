/** `SessionFacts.player` of a visitor who plays with coins of this browser. */
export const GUEST = "guest";
/** In local storage while this browser has a guest; its text changes with their coins, so that other tabs hear of it. */
export const GUEST_MARK = "guest";

/** Bets of a guest are of one browser alone: nobody else can open or check them. */
export function isGuestBet(id: string): boolean {
  return id.startsWith("guest-");
}
