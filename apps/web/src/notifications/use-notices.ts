import type { NoticeList, ReadBody } from "@fairhouse/protocol/notifications.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "../services/query-client.ts";
import { http, playContext, sessionStore, shownBalance, socket } from "../services/services.ts";

const NOTICES_KEY = ["notifications"];
const DAY_MS = 86_400_000;
/** Hands count as waiting a minute after they were left; no event announces that moment. */
const AGAIN_MS = 60_000;
/** Servers' clocks differ a little, so the new day is fetched when all of them have it. */
const AFTER_MIDNIGHT_MS = 2_000;

/** Loads the player's notices, live: pushed ones, settled slips, those of the next UTC day, and hands that were left. */
export function useNotices() {
  const query = useQuery(
    {
      queryKey: NOTICES_KEY,
      // A notice may reveal what the balance does not show yet.
      queryFn: () => shownBalance.waits.askAfterReveal(() => http.get<NoticeList>("/notifications")),
      staleTime: 0,
      refetchInterval: AGAIN_MS,
    },
    queryClient,
  );
  useEffect(() => {
    const again = () => void queryClient.invalidateQueries({ queryKey: NOTICES_KEY });
    const stopNotices = socket.on("notice", again);
    const stopSlips = socket.on("slip", ({ payout }) => {
      if (payout !== null) again();
    });
    const now = playContext.clock.now();
    const midnight = setTimeout(again, DAY_MS - (now % DAY_MS) + AFTER_MIDNIGHT_MS);
    return () => {
      stopNotices();
      stopSlips();
      clearTimeout(midnight);
    };
  }, []);
  return { list: query.data ?? null, failed: query.isError };
}

export function useRead() {
  return useMutation(
    {
      onMutate: () => sessionStore.getState().player,
      mutationFn: (read: ReadBody) => http.post<NoticeList>("/notifications/read", read),
      onSuccess(list, _read, reader) {
        // Another player's list may have taken its place meanwhile.
        if (sessionStore.getState().player === reader) queryClient.setQueryData(NOTICES_KEY, list);
      },
    },
    queryClient,
  );
}
