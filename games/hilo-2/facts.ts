import { isChipsOn, isFaceOn } from "../shared/facts/chips.ts";
import { isRecordOf } from "../shared/facts/facts.ts";
import type { RoundFacts } from "../shared/facts/rounds.ts";
import type { Carry, LiveHiloBet } from "./rules/base.ts";
import { isLiveCard, isRank } from "./rules/deck.ts";
import type { LiveHiloOutcome } from "./rules/hilo.ts";
import { isPosition } from "./rules/positions.ts";

export const facts: RoundFacts<LiveHiloBet, LiveHiloOutcome, string, Carry> = {
  versions: [1],
  isBet: isRecordOf<LiveHiloBet>({ base: isRank, chips: isChipsOn(isPosition) }),
  isOutcome: isRecordOf<LiveHiloOutcome>({ card: isLiveCard }),
  isFace: isFaceOn(isPosition),
  isCarry: isRecordOf<Carry>({ base: isRank }),
};
