import { Session } from "node:inspector/promises";

const session = new Session();

/** Starts to record where this process spends its CPU time. */
export async function startProfile(): Promise<null> {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: 500 });
  await session.post("Profiler.start");
  return null;
}

/** Stops, and answers the record as the text of a .cpuprofile. */
export async function stopProfile(): Promise<string> {
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  return JSON.stringify(profile);
}
