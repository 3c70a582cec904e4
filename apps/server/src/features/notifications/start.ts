import { every } from "@fairhouse/platform/every.ts";
import { type NoticeList, noticeList, readBody } from "@fairhouse/protocol/notifications.ts";
import { playerOf } from "../../machinery/http/authenticate.ts";
import type { StartFeature } from "../../parts.ts";
import { noteCurrent } from "./current.ts";
import { noteNewDevices } from "./new-devices.ts";
import { type NoticeRow, noticeColumns, noticeOf } from "./notices.ts";
import { noticeChannel, tellNotices } from "./tell.ts";

const tags = ["notifications"];
const SHOWN = 50;
const LOOK_EVERY_MS = 2_000;

/** The bell: a player's notices, which of them they have read, and the job that announces new devices. */
export const startNotifications: StartFeature = async (house) => {
  const { pool, clock, log, random, sockets } = house;
  sockets.carry(noticeChannel);
  const look = async () => tellNotices(sockets, await noteNewDevices(pool, random, clock.now()));
  const looking = every(clock, LOOK_EVERY_MS, look, {
    failed: (error) => log.warn({ err: error }, "sign-ins from new devices could not be read"),
  });

  async function list(player: string): Promise<NoticeList> {
    const current = await noteCurrent(house, player);
    const { rows } = await pool.query<NoticeRow>({
      name: "notices-list",
      text: `select ${noticeColumns} from notification n where n.player = $1
          and (n.kind <> all($2::text[]) or (n.kind, n.about) in (select * from unnest($3::text[], $4::text[])))
        order by n.id desc limit ${SHOWN}`,
      values: [player, current.kinds, current.held.map(({ kind }) => kind), current.held.map(({ about }) => about)],
    });
    const notices = rows.map(noticeOf).filter((notice) => notice !== null);
    return { notices, unread: notices.filter(({ read }) => !read).length };
  }

  return {
    routes(app) {
      app.get(
        "/api/notifications",
        {
          onRequest: [app.authenticate, app.limit("reads")],
          schema: { tags, summary: "The player's notices, newest first", response: { 200: noticeList } },
        },
        (request) => list(playerOf(request).id),
      );
      app.post(
        "/api/notifications/read",
        {
          onRequest: [app.authenticate, app.limit("writes")],
          schema: {
            tags,
            summary: "Mark everything up to this notice as read",
            body: readBody,
            response: { 200: noticeList },
          },
        },
        async (request) => {
          const player = playerOf(request).id;
          const { upTo, except = [] } = request.body;
          await pool.query({
            name: "notices-read-but",
            text: `update notification set read_at = $3
              where player = $1 and id <= $2 and read_at is null and id <> all($4::uuid[])`,
            values: [player, upTo, new Date(clock.now()), except],
          });
          return list(player);
        },
      );
    },
    close: () => looking.stop(),
  };
};
