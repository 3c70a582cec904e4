import { decode, encode, rfc8949EncodeOptions } from "cborg";

// Deterministic CBOR (RFC 8949, section 4.2.1) of values of JSON, with bytes among them. A busy house writes thousands of entries a
// second, so what occurs in them is encoded here; cborg, which takes four times as long, reads all of it and writes the rest.

const UNSIGNED = 0;
const NEGATIVE = 1;
const BYTES = 2;
const TEXT = 3;
const ARRAY = 4;
const MAP = 5;
const SIMPLE = { false: 0xf4, true: 0xf5, null: 0xf6 } as const;

const texts = new TextEncoder();

/** Bytes that grow. */
class Writer {
  #bytes = new Uint8Array(512);
  #length = 0;

  taken(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  byte(byte: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = byte;
  }

  all(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Writes a major type with its argument, a whole number of 0 to 2^53 − 1, in as few bytes as hold it. */
  head(type: number, argument: number): void {
    const first = type << 5;
    if (argument < 24) {
      this.byte(first | argument);
      return;
    }
    const size = argument < 2 ** 8 ? 0 : argument < 2 ** 16 ? 1 : argument < 2 ** 32 ? 2 : 3;
    this.byte(first | (24 + size));
    for (let shift = 2 ** size - 1; shift >= 0; shift--) this.byte(Math.floor(argument / 256 ** shift) % 256);
  }

  /** Writes a text in UTF-8. Names and identifiers are ASCII, which needs no encoder. */
  text(text: string): void {
    if (!isAscii(text)) {
      const bytes = texts.encode(text);
      this.head(TEXT, bytes.length);
      this.all(bytes);
      return;
    }
    this.head(TEXT, text.length);
    this.#reserve(text.length);
    for (let place = 0; place < text.length; place++) this.#bytes[this.#length++] = text.charCodeAt(place);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * (this.#length + more));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

function isAscii(text: string): boolean {
  for (let place = 0; place < text.length; place++) if (text.charCodeAt(place) > 0x7f) return false;
  return true;
}

/** Encodes a value of JSON, with bytes among its values, in its one encoding. */
export function encodeCbor(value: unknown): Uint8Array {
  const writer = new Writer();
  write(writer, value);
  return writer.taken();
}

function write(writer: Writer, value: unknown): void {
  if (typeof value === "string") writer.text(value);
  else if (typeof value === "number") writeNumber(writer, value);
  else if (value === null) writer.byte(SIMPLE.null);
  else if (typeof value === "boolean") writer.byte(value ? SIMPLE.true : SIMPLE.false);
  else if (value instanceof Uint8Array) {
    writer.head(BYTES, value.length);
    writer.all(value);
  } else if (Array.isArray(value)) {
    writer.head(ARRAY, value.length);
    for (const item of value) write(writer, item);
  } else if (typeof value === "object") writeMap(writer, value);
  else throw new TypeError(`a value of JSON is not ${typeof value}`);
}

function writeNumber(writer: Writer, value: number): void {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) writer.all(encode(value, rfc8949EncodeOptions));
  else if (value >= 0) writer.head(UNSIGNED, value);
  else writer.head(NEGATIVE, -1 - value);
}

/** Keys are ordered by the bytes of their encodings: shorter ones first, as their heads are smaller. */
function writeMap(writer: Writer, value: object): void {
  const entries = Object.entries(value);
  if (entries.some(([key]) => !isAscii(key))) {
    writer.all(encode(value, rfc8949EncodeOptions));
    return;
  }
  entries.sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  writer.head(MAP, entries.length);
  for (const [key, item] of entries) {
    writer.text(key);
    write(writer, item);
  }
}

/** The forms that {@link encodeCbor} writes: what no value of JSON is must not come out of a stranger's bytes either. */
const OF_JSON = {
  strict: true,
  allowIndefinite: false,
  rejectDuplicateMapKeys: true,
  allowUndefined: false,
  allowBigInt: false,
  allowNaN: false,
  allowInfinity: false,
} as const;

/** Decodes one value of JSON, with bytes among its values. @throws for any other bytes, and for a form that the encoding does not choose. */
export function decodeCbor(bytes: Uint8Array): unknown {
  const value: unknown = decode(bytes, OF_JSON);
  return value;
}
