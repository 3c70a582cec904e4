import { accessBugs } from "./planted/access.ts";
import { accountsBugs } from "./planted/accounts.ts";
import { answersBugs } from "./planted/answers.ts";
import type { PlantedBug } from "./planted/bug.ts";
import { correctionBugs } from "./planted/corrections.ts";
import { factsBugs } from "./planted/facts.ts";
import { houseLogBugs } from "./planted/house-log.ts";
import { houseLogCheckBugs } from "./planted/house-log-checks.ts";
import { leaguesBugs } from "./planted/leagues.ts";
import { pagesBugs } from "./planted/pages.ts";
import { pastBugs } from "./planted/past.ts";
import { racingBugs } from "./planted/racing.ts";
import { roundsBugs } from "./planted/rounds.ts";
import { secrecyBugs } from "./planted/secrecy.ts";
import { settlingBugs } from "./planted/settling.ts";
import { sportsBugs } from "./planted/sports.ts";
import { sportsInPlayBugs } from "./planted/sports-in-play.ts";
import { takeoversBugs } from "./planted/takeovers.ts";
import { transparencyBugs } from "./planted/transparency.ts";

export const plantedBugs: readonly PlantedBug[] = [
  ...settlingBugs,
  ...factsBugs,
  ...sportsBugs,
  ...racingBugs,
  ...leaguesBugs,
  ...sportsInPlayBugs,
  ...correctionBugs,
  ...transparencyBugs,
  ...houseLogBugs,
  ...houseLogCheckBugs,
  ...answersBugs,
  ...roundsBugs,
  ...takeoversBugs,
  ...pastBugs,
  ...secrecyBugs,
  ...accountsBugs,
  ...accessBugs,
  ...pagesBugs,
];

/** @throws Error for a name that is not in the table. */
export function bugNamed(name: string): PlantedBug {
  const bug = plantedBugs.find((candidate) => candidate.name === name);
  if (bug === undefined) throw new Error(`no planted bug "${name}"`);
  return bug;
}
