import { errorCode, isUnanswered } from "@fairhouse/client/wire/http.ts";
import { QueryClient } from "@tanstack/react-query";
import { sessionStore, socket } from "./services.ts";

/**
 * Passed to each query by hand instead of by a provider at the root: the first page shows no list at once, and does not
 * carry the library for it. Events keep lists fresh; a refusal of the house is an answer, so requests are retried only
 * without an answer, and while the house is busy.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => isWorthRepeating(error) && failures < 3,
    },
  },
});

function isWorthRepeating(error: unknown): boolean {
  return isUnanswered(error) || errorCode(error) === "busy";
}

// Data of one player is not shown to the next. Queries still needed once the page is drawn for the new player are
// fetched again; if they were only removed, the page would wait for ever for pending ones.
sessionStore.subscribe((state, before) => {
  if (!before.isInitialized || state.player === before.player) return;
  for (const query of queryClient.getQueryCache().getAll()) query.reset();
  setTimeout(() => void queryClient.refetchQueries({ type: "active" }, { cancelRefetch: false }));
});

// An event that was missed would have kept any of the lists fresh.
socket.on("missed", () => void queryClient.invalidateQueries());
