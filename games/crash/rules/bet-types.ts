import { chanceOfTarget } from "../../shared/rules/point-law.ts";
import { targetTypes } from "../../shared/rules/target-types.ts";
import { LAW } from "./limits.ts";

/** Flights that are left at a preset. */
export const betTypes = targetTypes(
  (target) => chanceOfTarget(target, LAW),
  (auto) => ({ auto }),
);
