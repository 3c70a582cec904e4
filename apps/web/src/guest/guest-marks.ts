/** `SessionFacts.player` of a visitor who plays with coins of this browser. */
export const GUEST = "guest";
/**
 * Present in local storage while this browser has a guest. Its text changes with their coins, so that other tabs
 * notice.
 */
export const GUEST_MARK = "guest";

/** Returns true for a guest's bet, which exists in one browser only: nobody else can open or check it. */
export function isGuestBet(id: string): boolean {
  return id.startsWith("guest-");
}
