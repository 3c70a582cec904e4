// Loaded by --import with ?at=STATEMENT&when=before|sent|answered|throws&skip=N: after SIGUSR2 the server dies, or the
// statement fails, at that point. With ?at=* nothing happens: every statement is only named on the output.
import pg from "pg";
import { argumentOf } from "./arguments.ts";
import { nameOfStatement } from "./statement-name.ts";

const at = argumentOf(import.meta.url, "at");
const when = argumentOf(import.meta.url, "when");
let skip = Number(argumentOf(import.meta.url, "skip"));
let armed = false;
process.on("SIGUSR2", () => {
  armed = true;
});

// biome-ignore lint/suspicious/noExplicitAny: the edge: the driver's method has many shapes, and all of them pass through unchanged.
const original: (...args: any[]) => any = pg.Client.prototype.query;

function query(this: pg.Client, ...args: unknown[]): unknown {
  const name = nameOfStatement(args[0]);
  if (armed && at === "*") process.stdout.write(`statement ${name}\n`);
  if (!armed || name !== at || skip-- > 0) return original.apply(this, args);
  if (when === "throws") {
    armed = false;
    const failure = Object.assign(new Error("planted failure"), { code: "XX000" });
    const last = args.at(-1);
    if (typeof last !== "function") return Promise.reject(failure);
    setImmediate(() => last(failure));
    return undefined;
  }
  if (when === "before") die();
  if (when === "sent") {
    const result = original.apply(this, args);
    setImmediate(die);
    return result;
  }
  const last = args.at(-1);
  if (typeof last === "function") return original.apply(this, [...args.slice(0, -1), die]);
  return original.apply(this, args).then(die, die);
}

function die(): never {
  process.kill(process.pid, "SIGKILL");
  // The signal takes effect on return from the call; nothing after it may run.
  for (;;);
}

pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
