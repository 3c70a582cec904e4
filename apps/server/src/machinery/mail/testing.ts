import { createServer, type Socket } from "node:net";

export interface ReceivedMail {
  readonly to: string;
  /** Its header fields, as received. */
  readonly head: string;
  /** The decoded text. */
  readonly text: string;
}

export interface MailCatcher {
  readonly url: string;
  /** Waits for the next mail to an address that was not returned yet. */
  next(to: string): Promise<ReceivedMail>;
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Starts a mail server for tests, which accepts everything over plain SMTP and delivers nothing. */
export async function catchMail(): Promise<MailCatcher> {
  const received: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
    converse(socket, (mail) => received.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    async next(to) {
      for (const start = performance.now(); performance.now() - start < PATIENCE_MS; ) {
        const mail = received.find((candidate) => candidate.to === to && !taken.has(candidate));
        if (mail !== undefined) {
          taken.add(mail);
          return mail;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`no mail to ${to}`);
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Speaks RFC 5321, as far as one polite client needs it. */
function converse(socket: Socket, deliver: (mail: ReceivedMail) => void): void {
  let pending = "";
  let to = "";
  let body: string[] | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 catcher");
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    pending += chunk;
    for (let end = pending.indexOf("\r\n"); end >= 0; end = pending.indexOf("\r\n")) {
      const line = pending.slice(0, end);
      pending = pending.slice(end + 2);
      if (body !== null) {
        if (line !== ".") body.push(line.startsWith("..") ? line.slice(1) : line);
        else {
          deliver({ to, ...parse(body.join("\n")) });
          body = null;
          say("250 taken");
        }
      } else if (/^DATA/i.test(line)) {
        body = [];
        say("354 go on");
      } else if (/^QUIT/i.test(line)) {
        say("221 bye");
        socket.end();
      } else {
        to = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? to;
        say("250 ok");
      }
    }
  });
}

/** Parses a mail of one part, in any transfer encoding. */
function parse(raw: string): Pick<ReceivedMail, "head" | "text"> {
  const split = raw.indexOf("\n\n");
  const head = raw.slice(0, split);
  return { head, text: decode(head, raw.slice(split + 2)) };
}

function decode(head: string, body: string): string {
  const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replaceAll("=\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
