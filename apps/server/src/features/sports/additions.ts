import type { Additions } from "../../parts.ts";
import { sportsRules } from "./audit-rules.ts";
import { sportsCommand } from "./commands.ts";

export const sportsAdditions: Additions = { commands: [sportsCommand], auditRules: sportsRules };
