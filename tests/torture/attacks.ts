import type { Attack } from "./attack.ts";
import { kill } from "./attacks/kill.ts";

export const attacks: readonly Attack[] = [kill];
