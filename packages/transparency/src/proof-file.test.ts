import { beforeAll, expect, test } from "vitest";
import { formatCheckpoint } from "./checkpoint.ts";
import { leafHash } from "./hash.ts";
import { COSIGNATURE, cosign, ED25519, formatNote, NoteError, parseNote, type Signer, signNote } from "./note.ts";
import { formatProof, type ProofFile, parseProof, verifyProof } from "./proof-file.ts";
import { readLeaves, rootByDefinition, someLeaves, someSigner } from "./testing.ts";
import { inclusionProof } from "./tree.ts";

const leaves = someLeaves(11);
const leaf = leaves[6] ?? leafHash(new Uint8Array());
let log: Signer;
let witness: Signer;
let proof: ProofFile;

async function signed(signer: Signer): Promise<string> {
  const text = formatCheckpoint({ origin: "log.example/1", size: 11, root: rootByDefinition(leaves), extensions: [] });
  return formatNote({ text, signatures: [await signNote(text, signer), await cosign(text, 1_700_000_000, witness)] });
}

beforeAll(async () => {
  log = await someSigner("log.example/1", ED25519);
  witness = await someSigner("witness.example", COSIGNATURE);
  const path = await inclusionProof(6, 11, readLeaves(leaves));
  proof = { extra: Uint8Array.of(1, 2, 3), index: 6, path, checkpoint: await signed(log) };
});

test("a proof is read as it was written, with and without data, and is verified with its witnesses", async () => {
  for (const own of [proof, { ...proof, extra: null }]) {
    const read = parseProof(formatProof(own));
    expect(read).toEqual(own);
    const { checkpoint, signed: by } = await verifyProof(read, leaf, log.key, [witness.key]);
    expect(checkpoint.size).toBe(11);
    expect(by).toEqual([
      { key: log.key, time: null },
      { key: witness.key, time: 1_700_000_000 },
    ]);
  }
});

test("a file that was cut anywhere says so", async () => {
  const text = formatProof(proof);
  // Up to the signature of the log: a file without that of a witness is whole.
  const last = text.indexOf("\n", text.indexOf("— log.example/1"));
  for (let end = 0; end <= last; end += 1) {
    const verified = (async () => verifyProof(parseProof(text.slice(0, end)), leaf, log.key))();
    await expect(verified, `cut at ${end}`).rejects.toThrow(NoteError);
  }
});

test("a proof of another entry, place, log or key proves nothing", async () => {
  const other = await someSigner("log.example/1", ED25519);
  await expect(verifyProof(proof, leaves[5] ?? leaf, log.key)).rejects.toThrow("path");
  await expect(verifyProof({ ...proof, index: 5 }, leaf, log.key)).rejects.toThrow("path");
  await expect(verifyProof({ ...proof, index: 11 }, leaf, log.key)).rejects.toThrow("path");
  await expect(verifyProof(proof, leaf, other.key)).rejects.toThrow("nobody");
  await expect(verifyProof(proof, leaf, (await someSigner("log.example/2", ED25519)).key)).rejects.toThrow("not of");
  // A witness that signs in place of the log.
  const byOther = { ...proof, checkpoint: await signed(other) };
  await expect(verifyProof(byOther, leaf, log.key, [witness.key])).rejects.toThrow("the log has not signed");
});

test("a witness does not sign for the log, not even with a key of the same id, which has four bytes alone", async () => {
  const { checkpoint } = proof;
  const twin = { ...witness.key, id: log.key.id };
  const note = parseNote(checkpoint);
  const byTwin = note.signatures.flatMap((own) => (own.name === witness.key.name ? { ...own, id: log.key.id } : []));
  const forged = { ...proof, checkpoint: formatNote({ text: note.text, signatures: byTwin }) };
  await expect(verifyProof(forged, leaf, log.key, [twin])).rejects.toThrow("the log has not signed");
});

test.each([
  ["another first line", (text: string) => text.replace("@v1", "@v2")],
  ["data that is not base64", (text: string) => text.replace("extra AQID", "extra AQI")],
  ["no index", (text: string) => text.replace("index 6\n", "")],
  ["an index with a zero before it", (text: string) => text.replace("index 6", "index 06")],
  [
    "a path that is too long",
    (text: string) => text.replace("index 6\n", `index 6\n${`${"A".repeat(43)}=\n`.repeat(64)}`),
  ],
  ["a short hash", (text: string) => text.replace("index 6\n", "index 6\nAAAA\n")],
])("a file with %s is refused", (_, change) => {
  expect(() => parseProof(change(formatProof(proof)))).toThrow(NoteError);
});
