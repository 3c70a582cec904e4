import type { Additions } from "../../additions.ts";
import { statisticsRules } from "./audit-rules.ts";

export const statisticsAdditions: Additions = {
  auditRules: statisticsRules,
};
