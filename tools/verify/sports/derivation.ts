import { leadsTo } from "@fairhouse/fairness/chain.ts";
import { KeyedHmac } from "@fairhouse/fairness/hmac.ts";
import { roundChance } from "@fairhouse/fairness/round.ts";
import { prefixedChance } from "@fairhouse/fairness/stream.ts";
import { minuteOf } from "@fairhouse/games/virtual/rules/clock.ts";
import { gridOf } from "@fairhouse/games/virtual/rules/grid.ts";
import { drawMatch } from "@fairhouse/games/virtual/rules/match.ts";
import { drawSeason, fixturesOf, meansOf, type Season } from "@fairhouse/games/virtual/rules/season.ts";
import { z } from "zod";
import { score } from "./shapes.ts";

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const goal = z.tuple([z.enum(["home", "away"]), z.int(), z.int()]);

const match = z.strictObject({
  match: z.int().min(0),
  home: z.int(),
  away: z.int(),
  lambda: z.int(),
  mu: z.int(),
  bits52: z.int(),
  score,
  goals: z.array(goal),
});

const matchday = z.strictObject({
  matchday: z.int(),
  terminalHash: hash,
  link: hash,
  salt: z.string(),
  index: z.int().positive(),
  matches: z.array(match),
});

/** A season from its link, and matchdays from theirs. */
export const derivationVector = z.strictObject({
  season: z.strictObject({
    seasonTerminalHash: hash,
    link: hash,
    salt: z.string(),
    index: z.int().positive(),
    order: z.array(z.int()),
    attack: z.array(z.int()),
    defence: z.array(z.int()),
  }),
  matchdays: z.array(matchday).optional(),
});

type Derivation = z.infer<typeof derivationVector>;

/** Returns the season of the vector, and what differs from it. */
export function wrongInSeason({ season: given }: Derivation): { readonly season: Season; readonly wrong: string[] } {
  const wrong: string[] = [];
  if (!leadsTo(given.seasonTerminalHash, given.link, given.index)) {
    wrong.push(`the link does not lead to ${given.seasonTerminalHash}`);
  }
  const season = drawSeason(roundChance("stream", { ...given, seeds: [] }));
  for (const field of ["order", "attack", "defence"] as const) {
    if (season[field].join() !== given[field].join()) {
      wrong.push(`${field} is ${given[field]}, computed ${season[field]}`);
    }
  }
  return { season, wrong };
}

/** Returns a line for each fact of a matchday that its link and season do not give. */
export function wrongInMatchday(season: Season, given: z.infer<typeof matchday>): readonly string[] {
  const wrong: string[] = [];
  if (!leadsTo(given.terminalHash, given.link, given.index)) {
    wrong.push(`the link does not lead to ${given.terminalHash}`);
  }
  const keyed = new KeyedHmac(given.link);
  const fixtures = fixturesOf(season.order, given.matchday);
  for (const { match: number, ...stated } of given.matches) {
    const fixture = fixtures[number];
    if (fixture === undefined) {
      wrong.push(`there is no match ${number}`);
      continue;
    }
    const means = meansOf(season, fixture);
    const chance = prefixedChance(keyed, `${given.salt}:${given.index}:${number}:`);
    const drawn = drawMatch(gridOf(means), chance);
    const computed: typeof stated = {
      ...fixture,
      lambda: means.home,
      mu: means.away,
      bits52: Number(chance.bits52()),
      score: [...drawn.score],
      goals: drawn.goals.map(({ side, tick }) => [side, tick, minuteOf(tick)]),
    };
    for (const field of ["home", "away", "lambda", "mu", "bits52", "score", "goals"] as const) {
      const [one, other] = [JSON.stringify(stated[field]), JSON.stringify(computed[field])];
      if (one !== other) wrong.push(`match ${number}: ${field} is ${one}, computed ${other}`);
    }
  }
  return wrong;
}
