import type { Additions } from "../../parts.ts";
import { statisticsRules } from "./audit-rules.ts";

export const statisticsAdditions: Additions = {
  auditRules: statisticsRules,
};
