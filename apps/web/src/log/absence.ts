import type { Lacking } from "@fairhouse/protocol/house-log.ts";

/** Why entries are missing. `untrue`: the house gives a reason that does not fit what it shows. */
export type Absence = Lacking | "untrue";
