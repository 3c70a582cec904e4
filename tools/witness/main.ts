import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { formatVkey } from "@fairhouse/transparency/note.ts";
import { runCommand, UsageError, usable } from "../command.ts";
import { witnessKey } from "./key-file.ts";
import { HELP, parseOptions } from "./options.ts";
import { witnessServer } from "./server.ts";
import { Witness } from "./witness.ts";
import { WitnessStore } from "./witness-store.ts";

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  if (options === null) {
    console.log(HELP);
    return 0;
  }
  const { name, folder, logs, port, host } = options;
  await usable(mkdir(folder, { recursive: true, mode: 0o700 }));
  const signer = await witnessKey(join(folder, "witness.pem"), name);
  const store = openStore(join(folder, "witness.sqlite"));
  const witness = new Witness({ store, signer, logs, now: Date.now });
  const server = witnessServer(witness, (error) => console.error(error));
  server.listen(port, host);
  await usable(once(server, "listening"));
  console.log(`witness   ${formatVkey(signer.key)}`);
  for (const log of logs) console.log(`of        ${formatVkey(log)}`);
  console.log(`listens   ${addressOf(server.address())}`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  server.close();
  server.closeAllConnections();
  store.close();
  return 0;
}

/** @throws UsageError if the file cannot be opened, or holds something else. */
function openStore(file: string): WitnessStore {
  try {
    return new WitnessStore(file);
  } catch (error) {
    const isOfFile = error instanceof Error && "code" in error && error.code === "ERR_SQLITE_ERROR";
    throw isOfFile ? new UsageError(`${file}: ${error.message}`) : error;
  }
}

function addressOf(address: ReturnType<ReturnType<typeof witnessServer>["address"]>): string {
  if (address === null || typeof address === "string") return String(address);
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

await runCommand(main);
