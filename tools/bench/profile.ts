import { Session } from "node:inspector/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** A CPU profile of this process over so many seconds, as the text of a .cpuprofile. */
export async function profile(seconds: number): Promise<string> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: 500 });
  await session.post("Profiler.start");
  await sleep(seconds * 1000);
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  return JSON.stringify(profile);
}
