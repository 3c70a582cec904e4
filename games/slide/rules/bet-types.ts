import { targetTypes } from "../../shared/rules/target-types.ts";
import { LAW } from "./limits.ts";

export const betTypes = targetTypes(LAW, (target) => ({ target }));
