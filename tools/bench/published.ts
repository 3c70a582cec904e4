import { crc32 } from "node:zlib";
import type { TableEvent } from "@fairhouse/protocol/table.ts";
import { Server } from "socket.io";
import type { Published } from "./processes/house-questions.ts";

/**
 * Notes when events of tables and facts are handed to Socket.IO, by wrapping its `to`: the house itself keeps no such
 * record, and a client cannot know when an event began its way. Returns the growing list.
 */
export function watchPublishing(): Published[] {
  const published: Published[] = [];
  const to = Server.prototype.to;
  Server.prototype.to = function watched(room) {
    const operator = to.call(this, room);
    if (typeof room !== "string" || !/^(table|facts):/.test(room)) return operator;
    const emit = operator.emit.bind(operator);
    operator.emit = (name, ...args) => {
      const message = [String(name), ...(args as readonly unknown[])] as const;
      published.push({ room, id: idOf(message), at: performance.timeOrigin + performance.now(), message });
      return emit(name, ...args);
    };
    return operator;
  };
  return published;
}

/** The version of an event of a table. Facts have none: the checksum of the text that a client gets stands for it. */
function idOf(message: Published["message"]): number {
  const [name, event] = message;
  // The cast is safe: the house sends nothing else to tables.
  return name === "table" ? (event as TableEvent).version : crc32(JSON.stringify(message));
}
