import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { witnessServer } from "@fairhouse/tools/witness/server.ts";
import { Witness } from "@fairhouse/tools/witness/witness.ts";
import { WitnessStore } from "@fairhouse/tools/witness/witness-store.ts";
import { formatCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import {
  COSIGNATURE,
  cosign,
  ED25519,
  formatNote,
  formatSignature,
  parseNote,
  type Signer,
  signersOf,
  signNote,
} from "@fairhouse/transparency/note.ts";
import { readLeaves, someLeaves, someSigner } from "@fairhouse/transparency/testing.ts";
import { rootOf } from "@fairhouse/transparency/tree.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Witnesses } from "./witnesses.ts";

const ORIGIN = "house.example/log/1";
const leaves = someLeaves(50);
const read = readLeaves(leaves);

let folder: string;
let log: Signer;
let next: Signer;
let own: Signer;
let now: number;
let answers: [string, boolean][];
const servers: Server[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fairhouse-witnesses-"));
  [log, own] = [await someSigner(ORIGIN, ED25519), await someSigner("witness.example/w1", COSIGNATURE)];
  next = await someSigner("house.example/log/2", ED25519);
  [now, answers] = [1_000_000, []];
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true });
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : "";
}

async function realWitness(name = "witness"): Promise<string> {
  const store = new WitnessStore(join(folder, `${name}.sqlite`));
  const witness = new Witness({ store, signer: own, logs: [log.key, next.key], now: Date.now });
  const server = witnessServer(witness, (error) => expect.unreachable(String(error)));
  server.on("close", () => store.close());
  return listening(server);
}

const answering = (status: number, body: () => string | Promise<string>) =>
  listening(createServer(async (_, response) => void response.writeHead(status).end(await body())));

function witnessesAt(...addresses: readonly string[]): Witnesses {
  return new Witnesses({
    list: addresses.map((address) => ({ key: own.key, address })),
    clock: { now: () => now, monotonic: () => now, after: () => () => undefined },
    onAnswer: (name, why) => answers.push([name, why === null]),
  });
}

async function headOf(size: number, of = read, by = log): Promise<string> {
  const text = formatCheckpoint({ origin: by.key.name, size, root: await rootOf(size, of), extensions: [] });
  return formatNote({ text, signatures: [await signNote(text, by)] });
}

test("a witness signs each head that continues the one before, also after its client has forgotten how far it was", async () => {
  const address = await realWitness();
  let witnesses = witnessesAt(address);
  for (const size of [7, 20, 20, 50]) {
    now += 10_000;
    const cosigned = await witnesses.cosigned(await headOf(size), read);
    const signed = await signersOf(parseNote(cosigned ?? ""), [log.key, own.key]);
    expect(signed.map(({ key }) => key.name)).toEqual([ORIGIN, "witness.example/w1"]);
    if (size === 20) witnesses = witnessesAt(address);
  }
  expect(answers.every(([, signed]) => signed)).toBe(true);
});

test("a witness is not asked more often than every ten seconds, and heads wait for it", async () => {
  const witnesses = witnessesAt(await realWitness());
  expect(await witnesses.cosigned(await headOf(7), read)).not.toBeNull();
  now += 9_999;
  expect(await witnesses.cosigned(await headOf(8), read)).toBeNull();
  now += 1;
  expect(await witnesses.cosigned(await headOf(9), read)).toContain("witness.example/w1");
  expect(answers).toHaveLength(2);
});

test("a log that went back, or shows another tree, gets no signature", async () => {
  const address = await realWitness();
  await witnessesAt(address).cosigned(await headOf(20), read);
  const others = readLeaves(someLeaves(51).slice(1));
  for (const [size, of] of [
    [10, read],
    [30, others],
  ] as const) {
    expect(await witnessesAt(address).cosigned(await headOf(size, of), of)).toBeNull();
  }
  expect(answers.map(([, signed]) => signed)).toEqual([true, false, false]);
});

test("a house that goes on with its next log has its heads signed from the first one on", async () => {
  const witnesses = witnessesAt(await realWitness());
  await witnesses.cosigned(await headOf(20), read);
  now += 10_000;
  const cosigned = await witnesses.cosigned(await headOf(7, read, next), read);
  const signed = await signersOf(parseNote(cosigned ?? ""), [next.key, own.key]);
  expect(signed.map(({ key }) => key.name)).toEqual([next.key.name, "witness.example/w1"]);
});

test("whatever else a witness answers is ignored, and after half a minute heads go out without it", async () => {
  const stranger = await someSigner("witness.example/w1", COSIGNATURE);
  const head = await headOf(7);
  const { text } = parseNote(head);
  const signatures = [await cosign(text, 1, stranger), await cosign(text.replace("7\n", "8\n"), 1, own)];
  const addresses = [
    await answering(500, () => "no"),
    await answering(200, () => ""),
    await answering(200, () => "— nonsense\n"),
    await answering(409, () => "5\n"),
    await answering(409, () => "900\n"),
    await answering(200, () => signatures.map(formatSignature).join("")),
    "http://127.0.0.1:1",
  ];
  const witnesses = witnessesAt(...addresses);
  expect(await witnesses.cosigned(head, read)).toBeNull();
  expect(answers.map(([, signed]) => signed)).toEqual(addresses.map(() => false));
  now += 30_000;
  expect(await witnesses.cosigned(head, read)).toBe(head);
});

test("a house without witnesses publishes at once and asks nobody", async () => {
  const head = await headOf(7);
  expect(await witnessesAt().cosigned(head, read)).toBe(head);
  expect(answers).toEqual([]);
});

test("a witness that answers without an end costs the house no more than the beginning", async () => {
  let sent = 0;
  const endless = createServer((_, response) => {
    const chunk = Buffer.alloc(64 * 1024, "a");
    const more = () => {
      while (response.write(chunk)) sent += chunk.length;
      sent += chunk.length;
    };
    response.on("drain", more);
    more();
  });
  const witnesses = witnessesAt(await listening(endless));
  expect(await witnesses.cosigned(await headOf(7), read)).toBeNull();
  // Buffers of the connection count as sent.
  expect(sent).toBeLessThan(64 * 1024 * 1024);
  expect(answers).toEqual([[own.key.name, false]]);
});
