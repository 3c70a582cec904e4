import type { ErrorBody } from "@fairhouse/protocol/errors.ts";
import { http } from "../services/services.ts";

let isBlocked = false;

/** Lets no further stake leave this page. Open hands may be played to their end, and everything else goes on. */
export function blockBets(): void {
  if (isBlocked) return;
  isBlocked = true;
  const post = http.post.bind(http);
  http.post = (path, body, key, before) => {
    if (key === undefined || path.endsWith("/moves")) return post(path, body, key, before);
    const refusal: ErrorBody = { code: "draining", message: "The log of this house has a fork.", requestId: "" };
    return Promise.reject(refusal);
  };
}
