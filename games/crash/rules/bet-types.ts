import { targetTypes } from "../../shared/rules/target-types.ts";
import { RETURN_PERCENT } from "./limits.ts";

/** Flights that a preset leaves. */
export const betTypes = targetTypes(RETURN_PERCENT, (auto) => ({ auto }));
