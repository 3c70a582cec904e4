import { connect, type Socket } from "node:net";

export interface Answer {
  readonly status: number;
  /** One character a byte; of JSON in ASCII, the text itself. */
  readonly body: string;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

const HEAD_END = "\r\n\r\n";
const CONTENT_LENGTH = /\r\ncontent-length: *(\d+)/i;
const NO_CONTENT = 204;

/**
 * One kept-alive HTTP/1.1 connection that carries one request at a time. It knows just what this house answers (a length, or
 * 204), because a load generator shares the machine with what it measures: a full client costs more than many a request.
 */
export class Connection {
  readonly #socket: Socket;
  #received = "";
  #waiting: Waiting | null = null;
  #broken: Error | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => this.#read(text));
    socket.on("error", (error) => this.#fail(error));
    socket.on("close", () => this.#fail(new Error("the server closed the connection")));
  }

  /** `localAddress` is the address that the server sees. */
  static open(url: URL, localAddress?: string): Promise<Connection> {
    // The house listens on IPv4 unless it is told otherwise, and "localhost" may mean either.
    const host = url.hostname === "localhost" ? "127.0.0.1" : url.hostname;
    const socket = connect({
      host,
      port: Number(url.port || 80),
      ...(localAddress === undefined ? {} : { localAddress }),
    });
    return new Promise((resolve, reject) => {
      socket.once("error", reject);
      socket.once("connect", () => {
        socket.off("error", reject);
        resolve(new Connection(socket));
      });
    });
  }

  /** Sends a whole request, head and body, and answers what comes back. */
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

  #read(text: string): void {
    this.#received += text;
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd === -1) return;
    const head = this.#received.slice(0, headEnd);
    const status = Number(head.slice(9, 12));
    const length = status === NO_CONTENT ? 0 : Number(CONTENT_LENGTH.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) {
      this.#fail(new Error(`an answer without a length: ${head}`));
      return;
    }
    const bodyStart = headEnd + HEAD_END.length;
    if (this.#received.length < bodyStart + length) return;
    const body = this.#received.slice(bodyStart, bodyStart + length);
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
