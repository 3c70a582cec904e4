import type { Notice } from "@fairhouse/protocol/notifications.ts";
import type { Channel } from "../../machinery/sockets/channel.ts";
import { playerRoom } from "../../machinery/sockets/rooms.ts";
import type { Sockets } from "../../machinery/sockets/sockets.ts";
import { type NoticeRow, noticeOf } from "./notices.ts";

interface NoticeEvent {
  readonly type: "notice";
  readonly player: string;
  readonly notice: Pick<Notice, "id" | "kind" | "at" | "read">;
}

export const noticeChannel: Channel<NoticeEvent> = {
  type: "notice",
  room: ({ player }) => playerRoom(player),
  emit: (to, { notice }) => to.emit("notice", notice),
};

/** Sends players the notices that were stored for them. Called after the commit. */
export function tellNotices(sockets: Sockets, rows: readonly NoticeRow[]): void {
  for (const row of rows) {
    const notice = noticeOf(row);
    if (notice !== null) sockets.publish(noticeChannel, { type: "notice", player: row.player, notice });
  }
}
