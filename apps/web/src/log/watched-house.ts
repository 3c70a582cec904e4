import { houseLogs } from "@fairhouse/protocol/house-log.ts";
import { LogReader } from "@fairhouse/transparency/log-reader.ts";
import { parseVkey } from "@fairhouse/transparency/note.ts";
import type { WatchedHouse } from "./watch.ts";

/** Reads the log of this house as any browser or tool does, without a session. */
export class ThisHouse implements WatchedHouse {
  /** Time of the house minus that of this browser. */
  #ahead = 0;

  async logs() {
    const answer = await fetched("/log", true);
    const date = Date.parse(answer.headers.get("date") ?? "");
    if (!Number.isNaN(date)) this.#ahead = date - Date.now();
    return houseLogs.parse(await answer.json()).logs;
  }

  reader(n: number, vkey: string, fresh: boolean): LogReader {
    const fetchPath = async (path: string) => {
      const answer = await fetched(`/log/${n}/${path}`, fresh);
      return new Uint8Array(await answer.arrayBuffer());
    };
    return new LogReader(fetchPath, parseVkey(vkey));
  }

  now(): number {
    return Date.now() + this.#ahead;
  }
}

async function fetched(path: string, fresh: boolean): Promise<Response> {
  const answer = await fetch(path, { credentials: "omit", cache: fresh ? "reload" : "default" });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer;
}
