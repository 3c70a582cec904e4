import { targetTypes } from "../../shared/rules/target-types.ts";
import { chanceOfTarget } from "./point.ts";

export const betTypes = targetTypes(chanceOfTarget, (target) => ({ target }));
