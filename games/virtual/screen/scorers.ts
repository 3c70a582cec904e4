import type { Played } from "../rules/standings.ts";
import { scorerOf } from "./decoration.ts";

/** A player of the league, known by club and shirt, with the goals of a season. */
export interface Scorer {
  readonly team: number;
  readonly shirt: number;
  readonly goals: number;
}

/** Lists those who scored most, by goals, club and shirt. Their names decorate goals that are known. */
export function topScorers(played: readonly Pick<Played, "match" | "goals">[], salt: string): readonly Scorer[] {
  const scored = played.flatMap(({ match, goals }) =>
    goals.map(({ side }, place) => `${match[side]}:${scorerOf(salt, match.link * 8 + match.match, place)}`),
  );
  return [...Map.groupBy(scored, (player) => player)]
    .map(([player, goals]) => {
      const [team = 0, shirt = 0] = player.split(":").map(Number);
      return { team, shirt, goals: goals.length };
    })
    .sort((one, other) => other.goals - one.goals || one.team - other.team || one.shirt - other.shirt);
}
