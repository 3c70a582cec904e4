import type { openHands } from "@fairhouse/protocol/play.ts";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import type { z } from "zod";
import { GameArt } from "../base/game-art.tsx";
import { gameOf, type ListedGame, useGameTitle } from "../base/games.ts";
import { queryClient } from "../services/query-client.ts";
import { http, socket } from "../services/services.ts";
import { WelcomeWords } from "./welcome-words.tsx";
import { homeWords } from "./words/words.ts";

type OpenHand = z.infer<typeof openHands>["hands"][number];

/**
 * Interrupted hands that wait: an account's from any device, a guest's of this browser; `otherwise` if there is none.
 */
export function OpenHands({ otherwise }: { otherwise: ReactNode }) {
  const query = useQuery(
    {
      queryKey: ["hands", "open"],
      queryFn: () => http.get<z.infer<typeof openHands>>("/hands/open"),
      staleTime: 0,
    },
    queryClient,
  );
  useEffect(() => socket.on("hand", () => void queryClient.invalidateQueries({ queryKey: ["hands", "open"] })), []);

  const waiting = (query.data?.hands ?? []).flatMap((hand) => {
    const game = gameOf(hand.game);
    return game === undefined ? [] : [{ hand, game }];
  });
  const [first, ...others] = waiting;
  if (first === undefined) return otherwise;
  return <Waiting {...first} others={others.map(({ game }) => game)} />;
}

function Waiting({ hand, game, others }: { hand: OpenHand; game: ListedGame; others: readonly ListedGame[] }) {
  const words = homeWords.useWords();
  const format = useFormats();
  const titleOf = useGameTitle();
  const currency = useCurrencyInPlay();
  const lead = (
    <>
      <strong className="block font-semibold text-white">{words.waiting}</strong>
      {words.waitingText(titleOf(game.id), format.money(hand.stake, currency))}
    </>
  );
  return (
    <WelcomeWords lead={lead}>
      <Link to={game.path} className={`${buttonStyle({ variant: "play" })} min-h-12 px-6!`}>
        <span className="flex items-center gap-2.5">
          <GameArt game={game} size={26} />
          {words.resume}
        </span>
      </Link>
      {others.map((other) => (
        <Link
          key={other.id}
          to={other.path}
          className={`${buttonStyle({ variant: "ghost" })} min-h-12 border border-white/40 bg-black/15 px-4! text-white! hover:bg-white/15!`}
        >
          <span className="flex items-center gap-2.5">
            <GameArt game={other} size={26} />
            {titleOf(other.id)}
          </span>
        </Link>
      ))}
    </WelcomeWords>
  );
}
