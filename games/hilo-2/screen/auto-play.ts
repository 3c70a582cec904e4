import { type ChipSetup, chipAutoPlay } from "../../shared/screen/chips/auto-play.ts";
import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import { FIRST_BASE, type LiveHiloBet } from "../rules/base.ts";

const chips = chipAutoPlay({ chips: [{ on: "hi", amount: 1_000 }] });

/** A bet carries a placeholder base until it enters a round and takes that round's base. */
export const autoPlay: AutoPlay<ChipSetup, LiveHiloBet> = {
  bet: (stake, setup) => ({ base: FIRST_BASE, ...chips.bet(stake, setup) }),
  example: chips.example,
};
