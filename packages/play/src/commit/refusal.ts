/** The reason why the house refuses a player's request. The codes are those of the error catalogue. */
export type RefusalCode =
  | "age_unconfirmed"
  | "banned"
  | "excluded"
  | "forbidden"
  | "bet_too_small"
  | "bet_too_large"
  | "insufficient_balance"
  | "limit_reached"
  | "invalid_request"
  | "key_reused"
  | "not_found"
  | "game_off"
  | "draining"
  | "house_shut"
  | "too_soon"
  | "other_game_open"
  | "seed_in_use"
  | "hand_open"
  | "hand_closed"
  | "stale_turn"
  | "move_refused"
  | "bet_refused"
  | "round_closed"
  | "too_late"
  | "bet_expired"
  | "ticket_settled"
  | "cash_out_unavailable"
  | "take_back_unavailable"
  | "price_changed"
  | "market_suspended"
  | "too_many_slips"
  | "liability_reached"
  | "busy";

export interface Refusal {
  readonly code: RefusalCode;
  readonly details?: unknown;
}
