import type { PreferenceChanges } from "@fairhouse/protocol/preferences.ts";

interface Ports {
  /** Returns the current access token, or null for visitors. */
  readonly token: () => string | null;
  /** Fetches a new token; null if the session is over. */
  readonly renew: () => Promise<string | null>;
}

/**
 * Returns a function that stores settings in the account; its requests outlive the page. Resolves with false if nobody
 * is signed in or the house did not accept them.
 */
export function accountKeeper({ token, renew }: Ports): (changes: PreferenceChanges) => Promise<boolean> {
  const send = (bearer: string, changes: PreferenceChanges) =>
    fetch("/api/account/preferences", {
      method: "PUT",
      headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
      body: JSON.stringify(changes),
      keepalive: true,
    });
  return async (changes) => {
    try {
      const known = token();
      if (known === null) return false;
      const answer = await send(known, changes);
      if (answer.status !== 401) return answer.ok;
      const fresh = await renew();
      return fresh !== null && (await send(fresh, changes)).ok;
    } catch {
      return false;
    }
  };
}
