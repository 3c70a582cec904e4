import type { Additions } from "../../parts.ts";
import { houseLogRules } from "./audit-rules.ts";

export const houseLogAdditions: Additions = { auditRules: houseLogRules };
