import { decode, encode, rfc8949EncodeOptions } from "cborg";

/** Encodes a value of JSON, with bytes among its values, in deterministic CBOR (RFC 8949, section 4.2.1). */
export function encodeCbor(value: unknown): Uint8Array {
  return encode(value, rfc8949EncodeOptions);
}

/** Decodes one value. @throws for bytes that are cut, longer, or of a form that the encoding does not choose. */
export function decodeCbor(bytes: Uint8Array): unknown {
  const value: unknown = decode(bytes, { strict: true, allowIndefinite: false, rejectDuplicateMapKeys: true });
  return value;
}
