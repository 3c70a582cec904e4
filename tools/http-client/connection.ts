import { connect, type Socket } from "node:net";

export interface Answer {
  readonly status: number;
  /** One character per byte; for JSON in ASCII, the text itself. */
  readonly body: string;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

const HEAD_END = "\r\n\r\n";
const CONTENT_LENGTH = /\r\ncontent-length: *(\d+)/i;
const NO_CONTENT = 204;
/** Read before anything else can arrive in it. */
const received = Buffer.allocUnsafeSlow(64 * 1024);

/**
 * One kept-alive HTTP/1.1 connection that carries one request at a time. It knows only the answers of this house (a
 * length, or 204), because a load generator shares the machine with what it measures: a full client costs more than
 * many a request.
 */
export class Connection {
  readonly #socket: Socket;
  /** The beginning of an answer that did not come in one piece. */
  #received = "";
  #waiting: Waiting | null = null;
  #broken: Error | null = null;

  private constructor(address: { host: string; port: number; localAddress?: string }) {
    // All connections read from one buffer: a stream would make objects of every answer.
    const onread = {
      buffer: received,
      callback: (length: number) => {
        this.#read(received.toString("latin1", 0, length));
        return true;
      },
    };
    this.#socket = connect({ ...address, noDelay: true, onread });
    this.#socket.on("error", (error) => this.#fail(error));
    this.#socket.on("close", () => this.#fail(new Error("the server closed the connection")));
  }

  /** `localAddress` is the address that the server sees. */
  static open(url: URL, localAddress?: string): Promise<Connection> {
    // The house listens on IPv4 unless it is told otherwise, and "localhost" may mean either.
    const host = url.hostname === "localhost" ? "127.0.0.1" : url.hostname;
    const port = Number(url.port || 80);
    const connection = new Connection({ host, port, ...(localAddress === undefined ? {} : { localAddress }) });
    return new Promise((resolve, reject) => {
      connection.#socket.once("error", reject);
      connection.#socket.once("connect", () => {
        connection.#socket.off("error", reject);
        resolve(connection);
      });
    });
  }

  /** Sends a whole request, head and body. Resolves with the answer. */
  send(request: string): Promise<Answer> {
    if (this.#broken !== null) return Promise.reject(this.#broken);
    if (this.#waiting !== null) throw new Error("a connection carries one request at a time");
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request, "latin1");
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(piece: string): void {
    const text = this.#received + piece;
    this.#received = text;
    const headEnd = text.indexOf(HEAD_END);
    if (headEnd === -1) return;
    const status = Number(text.slice(9, 12));
    const length = status === NO_CONTENT ? 0 : Number(CONTENT_LENGTH.exec(text)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) {
      this.#fail(new Error(`an answer without a length: ${text.slice(0, headEnd)}`));
      return;
    }
    const bodyStart = headEnd + HEAD_END.length;
    if (text.length < bodyStart + length) return;
    const body = text.slice(bodyStart, bodyStart + length);
    this.#received = "";
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve({ status, body });
  }

  #fail(error: Error): void {
    this.#broken ??= error;
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.reject(error);
    this.#socket.destroy();
  }
}
