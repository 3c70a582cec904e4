import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { Connection } from "./connection.ts";
import { requestText } from "./request.ts";

let server: Server;
afterEach(() => {
  server.close();
});

/** Answers every request with these pieces, one after the other. */
async function serve(...pieces: readonly string[]): Promise<URL> {
  server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", async () => {
      for (const piece of pieces) {
        socket.write(piece);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

it("assembles an answer that comes in pieces, and sends the next request on the same connection", async () => {
  const url = await serve("HTTP/1.1 409 Conflict\r\nContent-Le", "ngth: 10\r\n\r\n12345", "67890");
  const connection = await Connection.open(url);
  const request = requestText(url, "POST", "/x", { token: "t", key: "k", body: "{}" });
  expect(await connection.send(request)).toEqual({ status: 409, body: "1234567890" });
  expect(await connection.send(request)).toEqual({ status: 409, body: "1234567890" });
  connection.close();
});

it("takes 204 as an answer without a body", async () => {
  const url = await serve("HTTP/1.1 204 No Content\r\n\r\n");
  const connection = await Connection.open(url);
  expect(await connection.send(requestText(url, "GET", "/x"))).toEqual({ status: 204, body: "" });
  connection.close();
});

it("fails if the server gives no length, and if it hangs up", async () => {
  const url = await serve("HTTP/1.1 200 OK\r\n\r\n");
  const connection = await Connection.open(url);
  await expect(connection.send(requestText(url, "GET", "/x"))).rejects.toThrow(/without a length/);
  await expect(connection.send(requestText(url, "GET", "/x"))).rejects.toThrow();
});
