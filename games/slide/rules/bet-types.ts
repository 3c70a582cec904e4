import { targetTypes } from "../../shared/rules/target-types.ts";
import { RETURN_PERCENT } from "./limits.ts";

export const betTypes = targetTypes(RETURN_PERCENT, (target) => ({ target }));
