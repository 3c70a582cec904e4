import { targetTypes } from "../../shared/rules/target-types.ts";
import { LAW } from "./limits.ts";

/** Flights that a preset leaves. */
export const betTypes = targetTypes(LAW, (auto) => ({ auto }));
