import type { Attack } from "./attack.ts";
import { clock } from "./attacks/clock.ts";
import { cut } from "./attacks/cut.ts";
import { kill } from "./attacks/kill.ts";
import { points } from "./attacks/points.ts";
import { races } from "./attacks/races.ts";
import { restrictions } from "./attacks/restrictions.ts";
import { secrecy } from "./attacks/secrecy.ts";
import { servers } from "./attacks/servers.ts";

export const attacks: readonly Attack[] = [kill, points, cut, servers, races, clock, restrictions, secrecy];
