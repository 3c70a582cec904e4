import type { Session } from "@fairhouse/protocol/account.ts";
import { http, sessionStore } from "../services/services.ts";

/** Fetches a file with the session's token, which a plain link does not carry, and lets the browser save it. */
export async function download(path: string, name: string): Promise<void> {
  // Renews the token first if it has expired.
  await http.get<Session>("/auth/me");
  const answer = await fetch(`/api${path}`, {
    headers: { Authorization: `Bearer ${sessionStore.getState().token ?? ""}` },
  });
  if (!answer.ok) throw new Error(`the file was refused with ${answer.status}`);
  save(await answer.blob(), name);
}

/** Lets the browser save a file. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
