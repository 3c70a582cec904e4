/** The column types that riders carry, as JavaScript represents them. */
export type ColumnType =
  | "uuid"
  | "bigint"
  | "integer"
  | "smallint"
  | "boolean"
  | "text"
  | "jsonb"
  /** Hex digits. */
  | "bytea"
  /** Milliseconds since 1970. */
  | "timestamptz"
  /** YYYY-MM-DD. */
  | "date";

export type Cell = string | number | boolean | null;

interface Encoding {
  /** The type's number in pg_type. */
  readonly oid: number;
  /** Bytes of a cell; null if each cell has its own length. */
  readonly width: number | null;
  /** Writes one cell at a position of the page and returns the position after it. The caller has made room. */
  readonly write: (at: number, cell: string | number | boolean) => number;
}

/** Days from 1970 to 2000, the epoch of PostgreSQL. */
const EPOCH_DAYS = 10_957;
const DAY_MS = 86_400_000;
const EPOCH_MS = EPOCH_DAYS * DAY_MS;
/** The first byte of a jsonb value on the wire. */
const JSONB_VERSION = 1;
/** Dimensions, null flag, element type, length, lower bound. */
const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;
/** A UTF-16 unit takes at most three bytes in UTF-8. */
const MOST_BYTES_PER_UNIT = 3;
/** Texts up to this length are written unit by unit, because the call into Node's own encoder takes longer. */
const SHORT = 48;
const ASCII = 0x80;
const NO_DIGIT = -1;
const HYPHEN = "-".charCodeAt(0);

/** The value of each ASCII character as a hex digit. */
const digits = new Int8Array(ASCII).fill(NO_DIGIT);
for (let value = 0; value < 16; value++) {
  const digit = value.toString(16);
  digits[digit.charCodeAt(0)] = value;
  digits[digit.toUpperCase().charCodeAt(0)] = value;
}

/**
 * Columns are written here and copied out once their length is known: allocating memory for each cost more than the
 * writing.
 */
let page = Buffer.allocUnsafeSlow(64 * 1024);
let view = new DataView(page.buffer);
let [lastDay, lastDays] = ["2000-01-01", 0];

/** Ensures that so many bytes can be written at a position. */
function room(at: number, bytes: number): void {
  if (at + bytes <= page.length) return;
  const larger = Buffer.allocUnsafeSlow(2 * (at + bytes));
  page.copy(larger, 0, 0, at);
  page = larger;
  view = new DataView(larger.buffer);
}

const encodings: Readonly<Record<ColumnType, Encoding>> = {
  uuid: { oid: 2950, width: 16, write: (at, cell) => writeHex(at, String(cell)) },
  bigint: { oid: 20, width: 8, write: (at, cell) => writeInt64(at, Number(cell)) },
  integer: { oid: 23, width: 4, write: (at, cell) => writeInt32(at, Number(cell)) },
  smallint: { oid: 21, width: 2, write: (at, cell) => page.writeInt16BE(Number(cell), at) },
  boolean: { oid: 16, width: 1, write: (at, cell) => page.writeUInt8(cell === true ? 1 : 0, at) },
  text: { oid: 25, width: null, write: (at, cell) => writeText(at, String(cell)) },
  jsonb: {
    oid: 3802,
    width: null,
    write: (at, cell) => writeText(page.writeUInt8(JSONB_VERSION, at), String(cell)),
  },
  bytea: { oid: 17, width: null, write: (at, cell) => writeHex(at, String(cell)) },
  timestamptz: { oid: 1184, width: 8, write: (at, cell) => writeInt64(at, (Number(cell) - EPOCH_MS) * 1000) },
  date: {
    oid: 1082,
    width: 4,
    write: (at, cell) => writeDate(at, String(cell)),
  },
};

/**
 * Encodes one column of many rows in PostgreSQL's binary format (`array_recv`), which takes both sides a small part of
 * the time that text takes.
 * @throws RangeError if a cell does not fit its type.
 */
export function binaryColumn(cells: readonly Cell[], type: ColumnType): Buffer {
  const { oid, width, write } = encodings[type];
  let at = HEADER_BYTES;
  let nulls = 0;
  for (const cell of cells) {
    room(at, LENGTH_BYTES + (width ?? mostBytes(cell)));
    if (cell === null) {
      nulls = 1;
      view.setInt32(at, -1);
      at += LENGTH_BYTES;
      continue;
    }
    const start = at + LENGTH_BYTES;
    const end = write(start, cell);
    if (width !== null && end - start !== width) throw new RangeError(`${cell} is no ${type}`);
    view.setInt32(at, end - start);
    at = end;
  }
  writeHeader(oid, cells.length, nulls);
  return Buffer.from(page.subarray(0, at));
}

/**
 * Encodes rows of a composite type as one array (`array_recv` of `record_recv`).
 * @param oid the type's number in pg_type, which differs from database to database.
 * @throws RangeError if a cell does not fit its column's type.
 */
export function binaryRows(rows: readonly (readonly Cell[])[], columns: readonly ColumnType[], oid: number): Buffer {
  let at = HEADER_BYTES;
  for (const row of rows) {
    const start = at;
    room(at, 2 * LENGTH_BYTES);
    at += LENGTH_BYTES;
    view.setInt32(at, columns.length);
    at += LENGTH_BYTES;
    for (let place = 0; place < columns.length; place++)
      at = writeField(at, columns[place] ?? "text", row[place] ?? null);
    view.setInt32(start, at - start - LENGTH_BYTES);
  }
  writeHeader(oid, rows.length, 0);
  return Buffer.from(page.subarray(0, at));
}

/** Writes a field of a row: its type, its length, and the cell. */
function writeField(at: number, type: ColumnType, cell: Cell): number {
  const { oid, width, write } = encodings[type];
  room(at, 2 * LENGTH_BYTES + (width ?? mostBytes(cell)));
  view.setInt32(at, oid);
  const start = at + 2 * LENGTH_BYTES;
  if (cell === null) {
    view.setInt32(at + LENGTH_BYTES, -1);
    return start;
  }
  const end = write(start, cell);
  if (width !== null && end - start !== width) throw new RangeError(`${cell} is no ${type}`);
  view.setInt32(at + LENGTH_BYTES, end - start);
  return end;
}

function writeHeader(oid: number, length: number, nulls: number): void {
  view.setInt32(0, 1);
  view.setInt32(4, nulls);
  view.setUint32(8, oid);
  view.setInt32(12, length);
  view.setInt32(16, 1);
}

function mostBytes(cell: Cell): number {
  return typeof cell === "string" ? 1 + cell.length * MOST_BYTES_PER_UNIT : 0;
}

/** Writes whole numbers within ±2^53, the range of every number of this house. */
function writeInt64(at: number, value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`);
  view.setInt32(at, Math.floor(value / 2 ** 32));
  view.setUint32(at + 4, value >>> 0);
  return at + 8;
}

function writeInt32(at: number, value: number): number {
  if ((value | 0) !== value) throw new RangeError(`${value} does not fit into 32 bits`);
  view.setInt32(at, value);
  return at + 4;
}

/** Writes a date. Consecutive rows usually have the same day, which is therefore remembered. */
function writeDate(at: number, day: string): number {
  if (day !== lastDay) {
    const days = Date.parse(day) / DAY_MS - EPOCH_DAYS;
    if (!Number.isSafeInteger(days)) throw new RangeError(`${day} is no date`);
    [lastDay, lastDays] = [day, days];
  }
  return writeInt32(at, lastDays);
}

function writeText(at: number, text: string): number {
  if (text.length > SHORT) return at + page.write(text, at);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= ASCII) return at + page.write(text, at);
    page[at + i] = unit;
  }
  return at + text.length;
}

/** Writes hex digits of either case and skips the hyphens of a UUID. */
function writeHex(start: number, hex: string): number {
  let at = start;
  for (let i = 0; i < hex.length; i += 2) {
    if (hex.charCodeAt(i) === HYPHEN) i += 1;
    page[at++] = (digitAt(hex, i) << 4) | digitAt(hex, i + 1);
  }
  return at;
}

function digitAt(hex: string, place: number): number {
  const digit = digits[hex.charCodeAt(place)] ?? NO_DIGIT;
  if (digit === NO_DIGIT) throw new RangeError(`no pairs of hex digits: ${hex}`);
  return digit;
}
