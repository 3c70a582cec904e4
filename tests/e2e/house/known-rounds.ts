import { hash } from "node:crypto";
import { type Chain, generateChain, linkAt } from "@fairhouse/fairness/chain.ts";
import { roundChance } from "@fairhouse/fairness/round.ts";
import { aviator } from "@fairhouse/games/aviator/rules/aviator.ts";
import { crash } from "@fairhouse/games/crash/rules/crash.ts";
import type { FlightOutcome } from "@fairhouse/games/shared/rules/flight.ts";
import { slide } from "@fairhouse/games/slide/rules/slide.ts";
import type { Chance } from "@fairhouse/kernel/chance.ts";
import type { Seeding } from "@fairhouse/kernel/game.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type { ChainRandom } from "@fairhouse/play/ports.ts";
import type { ChainOptions } from "@fairhouse/play/seed/chain-store.ts";

/** The lowest and the highest point, in hundredths. */
type Points = readonly [first: number, last: number];

/** Four to seven seconds: long enough to press one button, on a busy machine too. */
const SHORT: Points = [130, 150];
/** Fourteen to eighteen seconds: long enough for a reload, or for a look at the whole page. */
const LONG: Points = [230, 300];
/** Eight to fourteen seconds. */
const MIDDLE: Points = [160, 230];
/** Any point that pays the smallest target. */
const NOT_LOST: Points = [101, 100_000_000];

/** At most seven seconds, and never lost at once. */
const SHORTEST: Points = [101, 150];

/** The outcomes of a chain's first rounds, in order, provided that nobody's seed is mixed in. */
interface Script {
  readonly seeding: Seeding;
  outcome(chance: Chance, carry: null, book: readonly []): { readonly outcome: FlightOutcome };
  readonly rounds: readonly Points[];
}

type Scripts = Readonly<Record<string, Script>>;

const LENGTH = 4;
/** Chains that are hashed before a thread would have started. */
export const shortChains: ChainOptions = {
  length: LENGTH,
  stride: 1,
  mill: async (root, length, stride) => generateChain(root, length, stride, (text) => hash("sha256", text)),
};
/** Each script has as many rounds as a short chain has links; the next chain starts it again. */
export const SCRIPTS: Scripts = {
  crash: { ...crash, rounds: [SHORT, LONG, SHORT, LONG] },
  aviator: { ...aviator, rounds: [MIDDLE, MIDDLE, MIDDLE, MIDDLE] },
  slide: { ...slide, rounds: [NOT_LOST, NOT_LOST, NOT_LOST, NOT_LOST] },
};

/** The first two minutes of a house at its own times. */
export const SHORT_FLIGHTS: Scripts = {
  crash: { ...crash, rounds: Array<Points>(9).fill(SHORTEST) },
  aviator: { ...aviator, rounds: Array<Points>(9).fill(SHORTEST) },
};

/** One salt in some thirty thousand gives the rarest script: the chance that none of this many does is e^-30. */
const MOST_SALTS = 1_000_000;

/**
 * Makes a source of chance that searches: it draws the salt of a chain again and again until the chain's rounds follow
 * the script of its table. Links, salts and proofs are like those of any chain. `random` draws the candidates, and
 * everything else; `chain` makes the links.
 */
export function knownRounds(
  random: Random,
  chain: ChainOptions,
  scripts: Scripts,
): { readonly random: ChainRandom; readonly chain: ChainOptions } {
  const made = new Map<string, Chain>();
  return {
    chain: {
      ...chain,
      async mill(...order) {
        const milled = await chain.mill(...order);
        made.set(milled.terminalHash, milled);
        return milled;
      },
    },
    random: {
      ...random,
      bytes(count, salted) {
        const milled = salted && made.get(salted.terminalHash);
        const script = salted && scripts[salted.table];
        const draw = () => random.bytes(count);
        return milled && script ? search(draw, follows(script, milled)) : draw();
      },
    },
  };
}

function search(draw: () => Uint8Array, isWanted: (salt: string) => boolean): Uint8Array {
  for (let tried = 0; tried < MOST_SALTS; tried += 1) {
    const salt = draw();
    if (isWanted(Buffer.from(salt).toString("hex"))) return salt;
  }
  throw new Error(`no salt of ${MOST_SALTS} gives the rounds of the script`);
}

/** Returns true for salts with which the first rounds of a chain follow a script. */
function follows({ seeding, outcome, rounds }: Script, chain: Chain): (salt: string) => boolean {
  // The links of a long chain take long to compute.
  const links = rounds.map((_, place) => linkAt(chain, place + 1));
  const isOf = (salt: string) => (link: string, place: number) => {
    const [first, last] = rounds[place] ?? NOT_LOST;
    const chance = roundChance(seeding, { link, salt, index: place + 1, seeds: [] });
    const { point } = outcome(chance, null, []).outcome;
    return point >= first && point <= last;
  };
  return (salt) => links.every(isOf(salt));
}
