import { shownOf } from "@fairhouse/protocol/bet-facts.ts";
import type { Leaderboard } from "@fairhouse/protocol/promotions.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SimulatedMark } from "@fairhouse/ui/components/simulated-mark.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { GameArt } from "../../base/game-art.tsx";
import { gameOf, useGameTitle } from "../../base/games.ts";
import { profitOf } from "../../bets/bet-list.ts";
import { sessionStore } from "../../services/services.ts";
import { homeBoardWords } from "./words/words.ts";

const row = "relative isolate flex h-13 items-center gap-3 overflow-hidden rounded-tile border px-3";
const plain = "border-line bg-raised";

interface WagerRowProps {
  readonly entry: Leaderboard["wagered"][number];
  readonly own: boolean;
  /** Amount wagered by the leader: the bar behind the row is a share of it. */
  readonly most: number;
}

export function WagerRow({ entry, own, most }: WagerRowProps) {
  const currency = useHouseCurrency();
  return (
    <div aria-current={own ? "true" : undefined} className={classes(row, own ? "border-accent bg-accent-soft" : plain)}>
      {!own && (
        <span
          aria-hidden="true"
          style={{ inlineSize: `${(100 * entry.amount) / Math.max(1, most)}%` }}
          className="absolute inset-y-0 start-0 -z-10 bg-panel-high/70 transition-[inline-size] duration-(--duration-reveal) ease-out-expo"
        />
      )}
      <Place place={entry.place} />
      {/* On phones the amount is below the name, which has the row for itself. */}
      <Player
        name={entry.player}
        avatar={entry.avatar}
        simulated={entry.simulated}
        own={own}
        below={<Money amount={entry.amount} currency={currency} className="text-sm text-muted sm:hidden!" />}
      />
      <Money amount={entry.amount} currency={currency} className="ms-auto max-sm:hidden!" />
    </div>
  );
}

/** The win of a place, with a link to its bet. */
export function WinRow({ entry }: { entry: Leaderboard["wins"][number] }) {
  const titleOf = useGameTitle();
  const username = useStore(sessionStore, (session) => session.user?.username ?? null);
  const game = gameOf(entry.game);
  const currency = useHouseCurrency();
  const won = { stake: entry.stake, payout: entry.payout, ended: "settled" as const };
  const shown = shownOf(won);
  return (
    <Link
      to={`/bet/${entry.bet}`}
      className={classes(row, plain, "transition-[border-color] hover:border-line-strong")}
    >
      <Place place={entry.place} />
      <Player
        name={entry.player}
        avatar={entry.avatar}
        simulated={entry.simulated}
        own={entry.player !== null && entry.player === username}
        avatarClassName="max-sm:hidden!"
        below={
          <span className="flex items-center gap-1.5 text-sm text-muted">
            {game && <GameArt game={game} size={16} lazy />}
            {titleOf(entry.game)}
          </span>
        }
      />
      <span className="ms-auto grid justify-items-end leading-tight">
        {shown && <Multiplier {...shown} className="text-gold" />}
        <Money amount={profitOf(won) ?? 0} currency={currency} profit className="text-sm" />
      </span>
    </Link>
  );
}

/** The player's own place below those shown, or how to get one. */
export function OwnPlace({ board, shown }: { board: Leaderboard; shown: number }) {
  const words = homeBoardWords.useWords();
  const user = useStore(sessionStore, (session) => session.user);
  const currency = useHouseCurrency();
  // In a demo no real player has a place.
  if (board.wagered.some(({ simulated }) => simulated)) return <p className="text-muted">{words.demo}</p>;
  if (user === null) return null;
  if (board.own === null) return board.wagered.length > 0 && <p className="text-muted">{words.join}</p>;
  const { place } = board.own;
  if (board.wagered.slice(0, shown).some((entry) => entry.place === place)) return null;
  return (
    <div aria-current="true" className={classes(row, "border-accent bg-accent-soft max-sm:w-full")}>
      <Place place={place} />
      <Player name={user.username} avatar={user.avatar} simulated={false} own />
      <Money amount={board.own.amount} currency={currency} className="ms-auto" />
    </div>
  );
}

/** The first three have the colours of their medals. */
const medals = ["bg-gold text-ground", "bg-line-strong text-text", "bg-gold-soft text-gold"];

function Place({ place }: { place: number }) {
  const words = homeBoardWords.useWords();
  return (
    <>
      <span className="sr-only">{words.place} </span>
      <PlaceMark place={place} />
    </>
  );
}

export function PlaceMark({ place }: { place: number }) {
  const format = useFormats();
  return (
    <span
      className={classes(
        "tabular grid h-7 min-w-7 shrink-0 place-items-center rounded-full px-1.5 text-sm font-bold",
        medals[place - 1] ?? "text-muted",
      )}
    >
      {format.whole(place)}
    </span>
  );
}

interface PlayerProps {
  readonly name: string | null;
  readonly avatar: string;
  readonly simulated: boolean;
  readonly own: boolean;
  readonly avatarClassName?: string;
  readonly below?: ReactNode;
}

function Player(props: PlayerProps) {
  const words = homeBoardWords.useWords();
  return (
    <>
      <Avatar name={props.name} seed={props.avatar} size={30} className={props.avatarClassName} />
      <span className="grid min-w-0 leading-tight">
        <span className="flex min-w-0 items-center gap-2">
          <bdi className={classes("truncate font-semibold", props.name === null && "font-normal text-muted")}>
            {props.name ?? words.hidden}
          </bdi>
          {props.simulated && <SimulatedMark text={words.simulated} />}
          {props.own && (
            <span className="rounded-full bg-accent-fill px-2 py-0.5 text-xs font-semibold text-on-accent">
              {words.you}
            </span>
          )}
        </span>
        {props.below}
      </span>
    </>
  );
}
