import type { SessionList, User } from "@fairhouse/protocol/account.ts";
import type { Profile } from "@fairhouse/protocol/account-security.ts";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../services/query-client.ts";
import { http, sessionStore } from "../services/services.ts";

const PROFILE_KEY = ["account", "profile"];
const SESSIONS_KEY = ["account", "sessions"];

export function useProfile() {
  return useQuery({ queryKey: PROFILE_KEY, queryFn: () => http.get<Profile>("/account/profile") }, queryClient);
}

export function useSessions() {
  const queryFn = async () => (await http.get<SessionList>("/account/sessions")).sessions;
  return useQuery({ queryKey: SESSIONS_KEY, queryFn, staleTime: 0 }, queryClient);
}

export function reloadProfile(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: PROFILE_KEY });
}

export function reloadSessions(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
}

/**
 * Puts the changed user into the session, so that it is shown everywhere at once. An answer may come after its player
 * has gone.
 */
export function acceptUser(changed: User): void {
  sessionStore.setState(({ user }) => (user?._id === changed._id ? { user: { ...user, ...changed } } : {}));
}
