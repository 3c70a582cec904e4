import { expect, test } from "vitest";
import { formatCheckpoint, parseCheckpoint } from "./checkpoint.ts";
import { EMPTY_ROOT } from "./hash.ts";
import {
  COSIGNATURE,
  cosign,
  ED25519,
  formatNote,
  formatVkey,
  NoteError,
  parseNote,
  parseVkey,
  signersOf,
  signNote,
} from "./note.ts";
import { someSigner } from "./testing.ts";

// The example of C2SP signed-note.
const VKEY = "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k";
const NOTE = `This is an example message.

— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
`;

test("the example of the specification is verified by its key, and written as it was read", async () => {
  const key = parseVkey(VKEY);
  expect(formatVkey(key)).toBe(VKEY);
  const note = parseNote(NOTE);
  expect(formatNote(note)).toBe(NOTE);
  expect(await signersOf(note, [key])).toEqual([{ key, time: null }]);
  await expect(signersOf({ ...note, text: "This is another message.\n" }, [key])).rejects.toThrow(NoteError);
});

test.each([
  ["", "no text"],
  ["example.com/foo", "a name alone"],
  [VKEY.replace("530d903a", "530d903b"), "another id"],
  [VKEY.replace("example.com/foo", "example.com/bar"), "another name"],
  [VKEY.replace("example.com/foo", "example com"), "a name with a space"],
  [VKEY.replace("+Ae", "+Ee"), "another type"],
  [VKEY.slice(0, -4), "a key that was cut"],
  [`${VKEY}\n`, "a line end"],
])("%j is not a verifier key: %s", (text) => {
  expect(() => parseVkey(text)).toThrow(NoteError);
});

test.each([
  ["no signature", "Text.\n\n"],
  ["no blank line", NOTE.replace("\n\n", "\n")],
  ["no last newline", NOTE.slice(0, -1)],
  ["a hyphen for the dash", NOTE.replace("—", "-")],
  ["base64 that ends elsewhere", NOTE.replace("aQM=", "aQN=")],
  ["a control character", NOTE.replace("This", "This\t")],
  ["a signature of four bytes", "Text.\n\n— a AAAAAA==\n"],
  ["too many signatures", `Text.\n\n${"— a AAAAAAA=\n".repeat(65)}`],
])("a text with %s is not a signed note", (_, text) => {
  expect(() => parseNote(text)).toThrow(NoteError);
});

test("signatures of unknown keys are ignored, and a wrong one of a known key spoils the note", async () => {
  const [log, other] = [await someSigner("log.example", ED25519), await someSigner("log.example", ED25519)];
  const text = "one\n\ntwo\n";
  const own = await signNote(text, log);
  const theirs = await signNote(text, other);
  const note = parseNote(formatNote({ text, signatures: [theirs, own] }));
  expect(note.text).toBe(text);
  expect(await signersOf(note, [log.key])).toEqual([{ key: log.key, time: null }]);
  await expect(signersOf({ text, signatures: [theirs] }, [log.key])).rejects.toThrow("nobody");
  const forged = { ...own, bytes: theirs.bytes };
  await expect(signersOf({ text, signatures: [forged, own] }, [log.key])).rejects.toThrow("log.example");
});

test("a cosignature tells its time, and is of this checkpoint, this time and this key alone", async () => {
  const [log, witness] = [
    await someSigner("log.example", ED25519),
    await someSigner("witness.example/w1", COSIGNATURE),
  ];
  const text = formatCheckpoint({ origin: "log.example", size: 0, root: EMPTY_ROOT, extensions: [] });
  const cosigned = await cosign(text, 1_679_315_147, witness);
  const signatures = [await signNote(text, log), cosigned];
  const note = parseNote(formatNote({ text, signatures }));
  expect(await signersOf(note, [log.key, witness.key])).toEqual([
    { key: log.key, time: null },
    { key: witness.key, time: 1_679_315_147 },
  ]);
  const later = { ...cosigned, bytes: cosigned.bytes.with(7, (cosigned.bytes[7] ?? 0) ^ 1) };
  await expect(signersOf({ text, signatures: [later] }, [witness.key])).rejects.toThrow(NoteError);
  await expect(signersOf({ text: `${text}more\n`, signatures: [cosigned] }, [witness.key])).rejects.toThrow(NoteError);
  // A signature of the note itself is not a cosignature, though the key is the same.
  const plain = { ...cosigned, bytes: await witness.sign(new TextEncoder().encode(text)) };
  await expect(signersOf({ text, signatures: [plain] }, [witness.key])).rejects.toThrow(NoteError);
});

const CHECKPOINT = "example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n";

test("a checkpoint is read to the letter", () => {
  const read = parseCheckpoint(CHECKPOINT);
  expect(read).toMatchObject({ origin: "example.com/behind-the-sofa", size: 20_852_163, extensions: [] });
  expect(formatCheckpoint(read)).toBe(CHECKPOINT);
  expect(parseCheckpoint(`${CHECKPOINT}more\n`).extensions).toEqual(["more"]);
});

test.each([
  CHECKPOINT.slice(0, -1),
  `${CHECKPOINT}\n`,
  CHECKPOINT.replace("20852163", "020852163"),
  CHECKPOINT.replace("20852163", "-1"),
  CHECKPOINT.replace("20852163", "9007199254740993"),
  CHECKPOINT.replace("q2I=", "q2J="),
  CHECKPOINT.replace("q2I=", ""),
  CHECKPOINT.replace("example.com/behind-the-sofa", ""),
  "",
])("%j is not a checkpoint", (text) => {
  expect(() => parseCheckpoint(text)).toThrow(NoteError);
});
