import { hash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import type { IncomingMessage, Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { toBase64 } from "@fairhouse/transparency/bytes.ts";
import { formatCheckpoint } from "@fairhouse/transparency/checkpoint.ts";
import { EMPTY_ROOT, type Hash } from "@fairhouse/transparency/hash.ts";
import { ED25519, formatNote, parseNote, type Signer, signersOf, signNote } from "@fairhouse/transparency/note.ts";
import { readLeaves, rootByDefinition, someLeaves, someSigner } from "@fairhouse/transparency/testing.ts";
import { consistencyProof } from "@fairhouse/transparency/tree.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { UsageError } from "../command.ts";
import { witnessKey } from "./key-file.ts";
import { parseOptions } from "./options.ts";
import { witnessServer } from "./server.ts";
import { Witness } from "./witness.ts";
import { WitnessStore } from "./witness-store.ts";

const ORIGIN = "house.example/log/1";
const NOW = Date.parse("2026-11-27T12:00:00Z");
const leaves = someLeaves(40);
const others = someLeaves(41).slice(1);

let folder: string;
let log: Signer;
let witness: Signer;
let store: WitnessStore;
let server: Server;
let url: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fairhouse-witness-"));
  log = await someSigner(ORIGIN, ED25519);
  await open();
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true });
});

async function open(): Promise<void> {
  witness = await witnessKey(join(folder, "witness.pem"), "witness.example/w1");
  store = new WitnessStore(join(folder, "witness.sqlite"));
  const parts = { store, signer: witness, logs: [log.key], now: () => NOW };
  server = witnessServer(new Witness(parts), (error) => expect.unreachable(String(error)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : "";
}

async function close(): Promise<void> {
  server.close();
  server.closeAllConnections();
  store.close();
}

async function checkpoint(size: number, own: readonly Hash[] = leaves, signer = log, origin = ORIGIN): Promise<string> {
  const root = size === 0 ? EMPTY_ROOT : rootByDefinition(own.slice(0, size));
  const text = formatCheckpoint({ origin, size, root, extensions: [] });
  return formatNote({ text, signatures: [await signNote(text, signer)] });
}

async function body(from: number, to: number, note?: string): Promise<string> {
  const proof = await consistencyProof(from, to, readLeaves(leaves));
  return `old ${from}\n${proof.map((own) => `${toBase64(own)}\n`).join("")}\n${note ?? (await checkpoint(to))}`;
}

async function sent(request: string | Uint8Array<ArrayBuffer>) {
  const answer = await fetch(`${url}/add-checkpoint`, { method: "POST", body: request });
  return { status: answer.status, text: await answer.text(), type: answer.headers.get("content-type") };
}

async function served(origin = ORIGIN) {
  const answer = await fetch(`${url}/${hash("sha256", origin, "hex")}/checkpoint`);
  return { status: answer.status, text: await answer.text() };
}

test("checkpoints that continue each other are signed with the time, and the newest is served with both signatures", async () => {
  expect((await served()).status).toBe(404);
  for (const [from, to] of [
    [0, 0],
    [0, 3],
    [3, 3],
    [3, 17],
    [17, 40],
  ] as const) {
    const { status, text } = await sent(await body(from, to));
    expect([from, to, status, text]).toEqual([from, to, 200, expect.stringMatching(/^— witness\.example\/w1 \S+\n$/)]);
    const note = parseNote(`${await checkpoint(to)}${text}`);
    expect(await signersOf(note, [log.key, witness.key])).toEqual([
      { key: log.key, time: null },
      { key: witness.key, time: NOW / 1000 },
    ]);
    expect((await served()).text).toBe(formatNote(note));
  }
});

test("a witness that starts again has the same key and goes on from what it has signed", async () => {
  await sent(await body(0, 9));
  const { key } = witness;
  expect((await stat(join(folder, "witness.pem"))).mode & 0o777).toBe(0o600);
  await close();
  await open();
  expect(witness.key).toEqual(key);
  expect(await sent(await body(0, 20))).toMatchObject({ status: 409, text: "9\n" });
  expect(await sent(await body(9, 20))).toMatchObject({ status: 200 });
});

test("another size than the one that was signed last is answered with that size", async () => {
  await sent(await body(0, 9));
  for (const from of [0, 8, 10]) {
    const answer = await sent(await body(from, 20));
    expect(answer).toEqual({ status: 409, text: "9\n", type: "text/x.tlog.size" });
  }
});

test("a log that shows another history, or goes back, is not signed", async () => {
  await sent(await body(0, 9));
  const before = await served();
  expect((await sent(await body(9, 20, await checkpoint(20, others)))).status).toBe(422);
  expect((await sent(await body(9, 9, await checkpoint(9, others)))).status).toBe(422);
  expect((await sent(`old 9\n\n${await checkpoint(20)}`)).status).toBe(422);
  expect((await sent(`old 9\n\n${await checkpoint(5)}`)).status).toBe(400);
  expect((await sent(await body(5, 9))).status).toBe(409);
  expect(await served()).toEqual(before);
});

test("an empty tree has its root alone, and a first checkpoint needs no proof", async () => {
  const text = formatCheckpoint({ origin: ORIGIN, size: 0, root: leaves[0] ?? EMPTY_ROOT, extensions: [] });
  const note = formatNote({ text, signatures: [await signNote(text, log)] });
  expect((await sent(`old 0\n\n${note}`)).status).toBe(422);
  const proof = (await body(3, 9)).replace("old 3", "old 0");
  expect((await sent(proof)).status).toBe(422);
});

test("unknown logs are not found, and a checkpoint that its log has not signed is refused", async () => {
  const elsewhere = await someSigner("elsewhere.example/log", ED25519);
  const foreign = await checkpoint(9, leaves, elsewhere, "elsewhere.example/log");
  expect((await sent(`old 0\n\n${foreign}`)).status).toBe(404);
  expect((await served("elsewhere.example/log")).status).toBe(404);
  const stranger = await someSigner(ORIGIN, ED25519);
  expect((await sent(`old 0\n\n${await checkpoint(9, leaves, stranger)}`)).status).toBe(403);
  const forged = (await checkpoint(9)).replace("\n9\n", "\n8\n");
  expect((await sent(`old 0\n\n${forged}`)).status).toBe(403);
  expect((await served()).status).toBe(404);
});

test.each([
  ["nothing", () => ""],
  ["no old size", (good: string) => good.replace(/^old .*\n/, "")],
  ["an old size with a zero before it", (good: string) => good.replace("old 0", "old 00")],
  ["a proof line that is not a hash", (good: string) => good.replace("old 0\n", "old 0\nAAAA\n")],
  ["too long a proof", (good: string) => good.replace("old 0\n", `old 0\n${`${toBase64(EMPTY_ROOT)}\n`.repeat(64)}`)],
  ["no signature", (good: string) => good.slice(0, good.indexOf("—"))],
  ["a note that is no checkpoint", (good: string) => good.replace("\n9\n", "\nnine\n")],
  ["a request that was cut", (good: string) => good.slice(0, -5)],
])("%s is answered 400", async (_, change) => {
  expect((await sent(change(await body(0, 9)))).status).toBe(400);
});

test("bytes that are not UTF-8, long requests, other methods and addresses are refused", async () => {
  expect((await sent(Uint8Array.of(0x6f, 0xff))).status).toBe(400);
  expect((await sent("x".repeat(300_000))).status).toBe(413);
  expect((await fetch(`${url}/add-checkpoint`)).status).toBe(405);
  expect((await fetch(`${url}/${"0".repeat(64)}/checkpoint`, { method: "POST" })).status).toBe(405);
  expect((await fetch(`${url}/`)).status).toBe(404);
});

test("the witness does not report a client that leaves in the middle of its request", async () => {
  const errors: unknown[] = [];
  const own = witnessServer(new Witness({ store, signer: witness, logs: [log.key], now: () => NOW }), (error) =>
    errors.push(error),
  );
  own.listen(0, "127.0.0.1");
  await once(own, "listening");
  const { port } = own.address() as AddressInfo;
  const client = connect(port, "127.0.0.1");
  client.write("POST /add-checkpoint HTTP/1.1\r\nhost: w\r\ncontent-length: 9\r\n\r\nold");
  const [request] = (await once(own, "request")) as [IncomingMessage];
  client.destroy();
  await new Promise((resolve) => request.once("close", resolve));
  await nextTurn();
  own.close();
  expect(errors).toEqual([]);
});

test("of checkpoints that are signed at once, over two processes with one folder, one is given away", async () => {
  await sent(await body(0, 5));
  const sizes = [10, 40, 20, 30];
  let signing = 0;
  let allSign = () => {};
  const all = new Promise<void>((resolve) => {
    allSign = resolve;
  });
  const slow: Signer = {
    key: witness.key,
    async sign(message) {
      signing += 1;
      if (signing === sizes.length) allSign();
      await all;
      return witness.sign(message);
    },
  };
  const second = new WitnessStore(join(folder, "witness.sqlite"));
  const [here, there] = [store, second].map(
    (own) => new Witness({ store: own, signer: slow, logs: [log.key], now: () => NOW }),
  );
  const requests = await Promise.all(sizes.map((size) => body(5, size)));
  const answers = await Promise.all(
    requests.map((request, place) => (place % 2 === 0 ? here : there)?.addCheckpoint(request)),
  );
  second.close();
  const signed = answers.filter((answer) => answer?.status === 200);
  expect(signed).toHaveLength(1);
  expect(answers.filter((answer) => answer?.status === 409)).toHaveLength(sizes.length - 1);
  expect((await served()).text).toContain(signed[0]?.body);
});

test("a key file that cannot be read is not replaced", async () => {
  const file = join(folder, "broken.pem");
  await writeFile(file, "no key");
  await expect(witnessKey(file, "witness.example/w2")).rejects.toThrow();
});

test("options that are missing or wrong say which", () => {
  const vkey = "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k";
  const good = ["--name", "w", "--folder", "f", "--log", vkey];
  expect(parseOptions(good)).toMatchObject({ port: 8090, host: "127.0.0.1", logs: [{ name: "example.com/foo" }] });
  expect(parseOptions(["--help"])).toBeNull();
  for (const args of [
    [],
    good.slice(0, 4),
    [...good, "--port", "70000"],
    [...good, "--log", "x"],
    [...good, "--what"],
  ]) {
    expect(() => parseOptions(args)).toThrow(UsageError);
  }
});
