/** The text of a request. `body` is JSON; it is sent as Latin-1, so characters beyond ASCII are escaped. */
export function requestText(
  url: URL,
  method: "GET" | "POST",
  path: string,
  options: { readonly token?: string; readonly key?: string; readonly body?: string } = {},
): string {
  const { token, key, body } = options;
  let text = `${method} ${path} HTTP/1.1\r\nHost: ${url.host}\r\n`;
  if (token !== undefined) text += `Authorization: Bearer ${token}\r\n`;
  if (key !== undefined) text += `Idempotency-Key: ${key}\r\n`;
  if (body === undefined) return `${text}\r\n`;
  return `${text}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}
