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

/** The outcomes of a chain's rounds, in order, provided that nobody's seed is mixed in. */
interface Script {
  readonly seeding: Seeding;
  outcome(chance: Chance, carry: null, book: readonly []): { readonly outcome: FlightOutcome };
  readonly rounds: readonly Points[];
}

/** Each script has as many rounds as a chain has links; the next chain starts it again. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  crash: { ...crash, rounds: [SHORT, LONG, SHORT, LONG] },
  aviator: { ...aviator, rounds: [MIDDLE, MIDDLE, MIDDLE, MIDDLE] },
  slide: { ...slide, rounds: [NOT_LOST, NOT_LOST, NOT_LOST, NOT_LOST] },
};
const LENGTH = 4;

/** One salt in some ten thousand gives the rarest script: the chance that none of this many does is e^-80. */
const MOST_SALTS = 1_000_000;

/**
 * Makes a source of chance that searches: it draws the salt of a chain again and again until the chain's rounds follow
 * the script of its table. Links, salts and proofs are like those of any chain. `random` draws the candidates, and
 * everything else.
 */
export function knownRounds(random: Random): { readonly random: ChainRandom; readonly chain: ChainOptions } {
  const made = new Map<string, Chain>();
  return {
    chain: {
      length: LENGTH,
      stride: 1,
      async mill(root, length, stride) {
        const chain = generateChain(root, length, stride, (text) => hash("sha256", text));
        made.set(chain.terminalHash, chain);
        return chain;
      },
    },
    random: {
      ...random,
      bytes(count, salted) {
        const chain = salted && made.get(salted.terminalHash);
        const script = salted && SCRIPTS[salted.table];
        const draw = () => random.bytes(count);
        return chain && script ? search(draw, (salt) => follows(script, chain, salt)) : draw();
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

function follows({ seeding, outcome, rounds }: Script, chain: Chain, salt: string): boolean {
  return rounds.every(([first, last], place) => {
    const index = place + 1;
    const chance = roundChance(seeding, { link: linkAt(chain, index), salt, index, seeds: [] });
    const { point } = outcome(chance, null, []).outcome;
    return point >= first && point <= last;
  });
}
