import type { openHands } from "@fairhouse/protocol/play.ts";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router";
import type { z } from "zod";
import { gameOf, useGameTitle } from "../games.ts";
import { http, socket } from "../house.ts";
import { queryClient } from "../query-client.ts";
import { shellWords } from "../words/shell-words.ts";

/** For signed-in players: hands that were interrupted and wait, on whatever device they began. */
export function OpenHands() {
  const words = shellWords.useWords().home;
  const format = useFormats();
  const titleOf = useGameTitle();
  const query = useQuery(
    {
      queryKey: ["hands", "open"],
      queryFn: () => http.get<z.infer<typeof openHands>>("/hands/open"),
      staleTime: 0,
    },
    queryClient,
  );
  useEffect(() => socket.on("hand", () => void queryClient.invalidateQueries({ queryKey: ["hands", "open"] })), []);

  const hands = query.data?.hands ?? [];
  if (hands.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {hands.map((hand) => {
        const game = gameOf(hand.game);
        if (game === undefined) return null;
        return (
          <li
            key={hand.id}
            className="surface-raised flex animate-rise-in flex-wrap items-center gap-x-4 gap-y-3 border-s-4! border-s-accent! p-4"
          >
            <img src={game.art} alt="" width={48} height={48} />
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-semibold">{words.waiting}</p>
              <p className="text-sm text-muted">{words.waitingText(titleOf(game.id), format.whole(hand.stake))}</p>
            </div>
            <Link to={game.path} className={buttonStyle({ variant: "play" })}>
              <span>{words.resume}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
