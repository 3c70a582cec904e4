import type { Additions } from "../../parts.ts";

export const preferenceAdditions: Additions = {
  exportFacts: [
    { name: "preferences", sql: "select chosen from account_preferences where account = $1" },
    {
      name: "lists",
      sql: `select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'game', game, 'list', list) order by kind, game), '[]')
            from account_list where account = $1`,
    },
  ],
  forgetAtClosing: [
    "delete from account_preferences where account = $1",
    "delete from account_list where account = $1",
  ],
};
