import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** Thrown for bytes that are not an entry. */
export class EntryError extends Error {}

/** Writes and reads a value in the array of an entry. */
export interface Field<Value> {
  encode(value: Value): unknown;
  /** @throws EntryError for any other value. */
  decode(coded: unknown): Value;
}

export type Fields = Readonly<Record<string, Field<never>>>;
/** The values of fields by their names. */
export type ValuesOf<Shape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends Field<infer Value> ? Value : never;
};

function checked<Value>(name: string, is: (coded: unknown) => coded is Value): Field<Value> {
  return {
    encode: (value) => value,
    decode(coded) {
      if (!is(coded)) throw new EntryError(`a field of an entry is not ${name}`);
      return coded;
    },
  };
}

export const text = checked("a text", (coded): coded is string => typeof coded === "string");
/** −(2^53 − 1) … 2^53 − 1. */
export const whole = checked("a whole number", (coded): coded is number => Number.isSafeInteger(coded));

/** Any value of JSON. */
export const json: Field<unknown> = { encode: (value) => value, decode: (coded) => coded };

const byteString = (length: number) =>
  checked(`${length} bytes`, (coded): coded is Uint8Array => coded instanceof Uint8Array && coded.length === length);

const HASH = byteString(32);
/** Thirty-two bytes, as 64 hexadecimal digits. */
export const hash: Field<string> = {
  encode: (value) => HASH.decode(hexToBytes(value)),
  decode: (coded) => bytesToHex(HASH.decode(coded)),
};

const UUID = byteString(16);
/** Sixteen bytes, as a UUID in lower case. */
export const uuid: Field<string> = {
  encode: (value) => UUID.decode(hexToBytes(value.replaceAll("-", ""))),
  decode(coded) {
    const hex = bytesToHex(UUID.decode(coded));
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  },
};

export function nullable<Value>(field: Field<Value>): Field<Value | null> {
  return {
    encode: (value) => (value === null ? null : field.encode(value)),
    decode: (coded) => (coded === null ? null : field.decode(coded)),
  };
}
