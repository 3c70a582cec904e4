import { type Additions, NIL } from "../../parts.ts";

export const notificationAdditions: Additions = {
  exportTables: [
    {
      name: "notices",
      from: NIL,
      sql: `select id as key, jsonb_build_object('kind', kind, 'data', data, 'at', created_at, 'readAt', read_at) as row
      from notification where player = $1 and id > $2::uuid order by id limit $3`,
    },
  ],
  // Notices name devices and addresses.
  forgetAtClosing: ["delete from notification where player = $1"],
};
