import type { Attack } from "./attack.ts";
import { access } from "./attacks/access.ts";
import { accounts } from "./attacks/accounts.ts";
import { clock } from "./attacks/clock.ts";
import { cut } from "./attacks/cut.ts";
import { floodAttack } from "./attacks/flood.ts";
import { kill } from "./attacks/kill.ts";
import { past } from "./attacks/past.ts";
import { points } from "./attacks/points.ts";
import { races } from "./attacks/races.ts";
import { records } from "./attacks/records.ts";
import { restrictions } from "./attacks/restrictions.ts";
import { results } from "./attacks/results.ts";
import { secrecy } from "./attacks/secrecy.ts";
import { servers } from "./attacks/servers.ts";
import { starts } from "./attacks/starts.ts";

export const attacks: readonly Attack[] = [
  kill,
  points,
  cut,
  servers,
  results,
  races,
  clock,
  restrictions,
  secrecy,
  floodAttack,
  accounts,
  access,
  starts,
  past,
  records,
];
