// Loaded by --import with ?every=MS&by=MS: the machine's wall clock steps back and forth while the server runs.
import { argumentOf } from "./arguments.ts";

const everyMs = Number(argumentOf(import.meta.url, "every"));
const byMs = Number(argumentOf(import.meta.url, "by"));
const realNow = Date.now.bind(Date);
const started = performance.now();
const STEPS = [0, 1, 0, -1];

Date.now = () => {
  const step = Math.floor((performance.now() - started) / everyMs) % STEPS.length;
  return realNow() + (STEPS[step] ?? 0) * byMs;
};
