import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { fromBase64, toBase64 } from "./bytes.ts";

// Signed notes and verifier keys of C2SP signed-note, with the cosignatures of tlog-cosignature. Ed25519 alone.

/** The type of a signature: of a note by its author, or of a checkpoint by a cosigner, with a time. */
export const ED25519 = 0x01;
export const COSIGNATURE = 0x04;
type SignatureType = typeof ED25519 | typeof COSIGNATURE;

const ID_BYTES = 4;
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
const TIME_BYTES = 8;
/** Verifiers must accept sixteen signatures. */
const MOST_SIGNATURES = 64;
const LINE = /^— ([^\s+]+) (\S+)$/u;
const NAME = /^[^\s+]+$/u;

/** A key that checks signatures, as a vkey names it. */
export interface VerifierKey {
  readonly name: string;
  /** The key id as eight hexadecimal digits. */
  readonly id: string;
  readonly type: SignatureType;
  readonly publicKey: Uint8Array;
}

export interface Signature {
  readonly name: string;
  /** The id of its key as eight hexadecimal digits. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

export interface Note {
  /** Ends with a newline. */
  readonly text: string;
  readonly signatures: readonly Signature[];
}

/** A note, or a key, that is not what its format says, or that nobody who is trusted has signed. */
export class NoteError extends Error {}

/** Signs bytes with the private key of a verifier key. */
export interface Signer {
  readonly key: VerifierKey;
  sign(message: Uint8Array): Promise<Uint8Array>;
}

/** Returns the verifier key of a name and an Ed25519 public key of 32 bytes. @throws NoteError for other names and keys. */
export function verifierKey(name: string, type: SignatureType, publicKey: Uint8Array): VerifierKey {
  if (!NAME.test(name)) throw new NoteError(`"${name}" cannot be the name of a key`);
  if (publicKey.length !== KEY_BYTES)
    throw new NoteError(`a public key has ${publicKey.length} bytes, not ${KEY_BYTES}`);
  const hash = sha256(concatBytes(utf8ToBytes(`${name}\n`), Uint8Array.of(type), publicKey));
  return { name, id: hexOf(hash.subarray(0, ID_BYTES)), type, publicKey };
}

export function formatVkey({ name, id, type, publicKey }: VerifierKey): string {
  return `${name}+${id}+${toBase64(concatBytes(Uint8Array.of(type), publicKey))}`;
}

/** Reads a vkey of Ed25519. @throws NoteError for any other text. */
export function parseVkey(text: string): VerifierKey {
  const [, name = "", id, encoded = ""] = /^([^+]*)\+([0-9a-f]{8})\+(.*)$/u.exec(text) ?? [];
  const [type, ...publicKey] = fromBase64(encoded) ?? [];
  if (type !== ED25519 && type !== COSIGNATURE) throw new NoteError(`"${text}" is not a verifier key of Ed25519`);
  const key = verifierKey(name, type, Uint8Array.from(publicKey));
  if (key.id !== id) throw new NoteError(`the id in "${text}" is not that of its key`);
  return key;
}

/** Reads a signed note. @throws NoteError for any other text. */
export function parseNote(text: string): Note {
  const end = text.lastIndexOf("\n\n");
  const lines = text.slice(end + 2).split("\n");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a note has no control characters but newlines.
  if (end === -1 || lines.pop() !== "" || lines.length === 0 || /[\0-\x09\x0b-\x1f]/.test(text)) {
    throw new NoteError("the text is not a signed note");
  }
  if (lines.length > MOST_SIGNATURES) throw new NoteError(`a note has more than ${MOST_SIGNATURES} signatures`);
  return { text: text.slice(0, end + 1), signatures: lines.map(parseSignature) };
}

function parseSignature(line: string): Signature {
  const [, name, encoded = ""] = LINE.exec(line) ?? [];
  const bytes = fromBase64(encoded);
  if (name === undefined || bytes === null || bytes.length <= ID_BYTES) {
    throw new NoteError("a line of a note is not a signature");
  }
  return { name, id: hexOf(bytes.subarray(0, ID_BYTES)), bytes: bytes.slice(ID_BYTES) };
}

export function formatNote({ text, signatures }: Note): string {
  return `${text}\n${signatures.map(formatSignature).join("")}`;
}

/** Returns the line of a signature, with its newline. */
export function formatSignature({ name, id, bytes }: Signature): string {
  return `— ${name} ${toBase64(concatBytes(bytesOfHex(id), bytes))}\n`;
}

/** A signature that was checked. */
export interface Signed {
  readonly key: VerifierKey;
  /** Seconds since 1970 at which it was made; null for a signature without a time. */
  readonly time: number | null;
}

/**
 * Returns which of the keys have signed a note. Signatures of other keys are ignored.
 * @throws NoteError if none has, or if a signature that names one of the keys is not of that key.
 */
export async function signersOf(note: Note, keys: readonly VerifierKey[]): Promise<readonly Signed[]> {
  const signed: Signed[] = [];
  for (const { name, id, bytes } of note.signatures) {
    const key = keys.find((own) => own.name === name && own.id === id);
    if (key === undefined) continue;
    const time = await checkedTime(key, note.text, bytes);
    if (time === undefined) throw new NoteError(`the signature of ${name} is not of its key`);
    signed.push({ key, time });
  }
  if (signed.length === 0) throw new NoteError("nobody who is trusted has signed the note");
  return signed;
}

/** Signs the text of a note, which ends with a newline. */
export async function signNote(text: string, { key, sign }: Signer): Promise<Signature> {
  return { name: key.name, id: key.id, bytes: await sign(utf8ToBytes(text)) };
}

/** Cosigns the text of a checkpoint. @param time seconds since 1970, more than 0. */
export async function cosign(text: string, time: number, { key, sign }: Signer): Promise<Signature> {
  const signature = await sign(cosignedMessage(text, time));
  const bytes = new Uint8Array(TIME_BYTES + signature.length);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(time));
  bytes.set(signature, TIME_BYTES);
  return { name: key.name, id: key.id, bytes };
}

function cosignedMessage(text: string, time: number): Uint8Array {
  return utf8ToBytes(`cosignature/v1\ntime ${time}\n${text}`);
}

/** Returns the time of a signature, null for one without a time; undefined if it is not of this key. */
async function checkedTime(key: VerifierKey, text: string, bytes: Uint8Array): Promise<number | null | undefined> {
  if (key.type === ED25519) return (await isOf(key, utf8ToBytes(text), bytes)) ? null : undefined;
  if (bytes.length !== TIME_BYTES + SIGNATURE_BYTES) return undefined;
  const time = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0));
  if (!Number.isSafeInteger(time)) return undefined;
  return (await isOf(key, cosignedMessage(text, time), bytes.subarray(TIME_BYTES))) ? time : undefined;
}

async function isOf({ publicKey }: VerifierKey, message: Uint8Array, signature: Uint8Array): Promise<boolean> {
  if (signature.length !== SIGNATURE_BYTES) return false;
  const key = await crypto.subtle.importKey("raw", Uint8Array.from(publicKey), "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", key, Uint8Array.from(signature), Uint8Array.from(message));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
