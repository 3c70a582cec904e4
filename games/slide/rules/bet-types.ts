import { chanceOfTarget } from "../../shared/rules/point-law.ts";
import { targetTypes } from "../../shared/rules/target-types.ts";
import { LAW } from "./limits.ts";

export const betTypes = targetTypes(
  (target) => chanceOfTarget(target, LAW),
  (target) => ({ target }),
);
