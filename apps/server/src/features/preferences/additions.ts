import type { Additions } from "../../parts.ts";

export const preferenceAdditions: Additions = {
  exportFacts: [{ name: "preferences", sql: "select chosen from account_preferences where account = $1" }],
  forgetAtClosing: ["delete from account_preferences where account = $1"],
};
