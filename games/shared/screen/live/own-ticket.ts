import type { User } from "@fairhouse/protocol/account.ts";
import type { OwnTicket, PublicTicket } from "@fairhouse/protocol/table.ts";

/**
 * Returns the public tickets of a round with the player's own first. Own tickets are known sooner and more exactly than
 * the public list shows them, and they have the player's picture even if others see none.
 */
export function withOwn(
  tickets: readonly PublicTicket[],
  own: readonly OwnTicket[],
  roundId: string | undefined,
  user: Pick<User, "username" | "avatar"> | null,
): readonly PublicTicket[] {
  const here = own.filter((ticket) => ticket.roundId === roundId && ticket.ended !== "taken_back");
  if (here.length === 0) return tickets;
  const ids = new Set(here.map(({ id }) => id));
  const shown = here.map((ticket): PublicTicket => {
    const known = tickets.find(({ id }) => id === ticket.id);
    return {
      id: ticket.id,
      player: user?.username ?? known?.player ?? null,
      avatar: user?.avatar ?? known?.avatar ?? "",
      simulated: known?.simulated ?? false,
      stake: ticket.stake,
      face: known?.face ?? null,
      leftAt: ticket.leftAt ?? known?.leftAt ?? null,
      payout: ticket.payout ?? known?.payout ?? null,
      ...(known?.from === undefined ? {} : { from: known.from }),
    };
  });
  return [...shown, ...tickets.filter(({ id }) => !ids.has(id))];
}
