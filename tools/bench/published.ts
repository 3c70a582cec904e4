import type { TableEvent } from "@fairhouse/protocol/table.ts";
import { Server } from "socket.io";
import type { Published } from "./processes/house-questions.ts";

/**
 * Notes when events of tables are handed to Socket.IO, by wrapping its `to`: the house itself keeps no such record, and
 * a client cannot know when an event began its way. Answers the growing list.
 */
export function watchPublishing(): Published[] {
  const published: Published[] = [];
  const to = Server.prototype.to;
  Server.prototype.to = function watched(room) {
    const operator = to.call(this, room);
    if (typeof room !== "string" || !room.startsWith("table:")) return operator;
    const emit = operator.emit.bind(operator);
    operator.emit = (name, ...args) => {
      // The cast is safe: the house sends nothing else to tables.
      const [event] = args as unknown as readonly [TableEvent];
      const { table, version } = event;
      published.push({ table, version, at: performance.timeOrigin + performance.now(), event });
      return emit(name, ...args);
    };
    return operator;
  };
  return published;
}
