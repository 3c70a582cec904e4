import { ratio } from "@fairhouse/kernel/ratio.ts";
import { namedTarget, TARGETS, type TargetType } from "../../shared/rules/target-types.ts";
import { chanceOfTarget } from "./point.ts";

export const betTypes: readonly TargetType[] = TARGETS.map((target) => ({
  name: namedTarget(target),
  bet: { target },
  target,
  prizes: [{ returns: ratio(target, 100), chance: chanceOfTarget(target) }],
}));
