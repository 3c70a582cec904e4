import { isUnanswered } from "@fairhouse/client/http.ts";
import { QueryClient } from "@tanstack/react-query";
import { sessionStore } from "./services.ts";

/**
 * Given to each query by hand instead of by a provider at the root: the first page shows no list at once, and does not
 * carry the library for it. Lists are kept fresh by events; a refusal of the house is an answer, only silence is asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => isUnanswered(error as unknown) && failures < 3,
    },
  },
});

// What one player loaded is not shown to the next. What is still wanted once the page is drawn for them is asked for again: if the
// queries were only removed, the page would wait for ever for what was on its way.
sessionStore.subscribe((state, before) => {
  if (!before.isInitialized || state.player === before.player) return;
  for (const query of queryClient.getQueryCache().getAll()) query.reset();
  setTimeout(() => void queryClient.refetchQueries({ type: "active" }, { cancelRefetch: false }));
});
