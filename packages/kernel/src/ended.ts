/**
 * The ways in which a bet ends. `cashed_out`: its player, or its preset, left a round that went on. `taken_back`: its player withdrew
 * it before its round began. `refunded`: the house gave the stake back, because the round was interrupted or voided, or
 * the database went back in time. `settled`: everything else, wins and losses.
 */
export const ENDS = ["settled", "cashed_out", "taken_back", "refunded"] as const;
export type Ended = (typeof ENDS)[number];

/** Returns true if the stake went back: such a bet neither won nor lost. */
export function isGivenBack({ ended }: { readonly ended: Ended | null }): boolean {
  return ended === "taken_back" || ended === "refunded";
}
