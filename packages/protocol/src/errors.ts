/**
 * Every error that the house answers with: code → HTTP status and English message.
 * `docs/errors.md` lists the same codes, and a test compares the two. The browser translates by code.
 */
export const errorCatalogue = {
  invalid_request: [400, "The request does not fit its schema."],
  key_missing: [400, "The Idempotency-Key header must carry a UUID."],
  unauthenticated: [401, "Sign in first."],
  token_expired: [401, "The access token has expired."],
  bad_credentials: [401, "E-mail or password is wrong."],
  code_required: [401, "This account also needs a code from its second factor."],
  code_wrong: [401, "The code is wrong or has already been used."],
  forbidden: [403, "This account may not do that."],
  wrong_password: [403, "The password is wrong."],
  age_unconfirmed: [403, "Confirm that you are at least 18 years old first."],
  banned: [403, "This account is closed for play."],
  excluded: [403, "This account is excluded from play."],
  foreign_origin: [403, "Requests from this origin are not accepted."],
  not_found: [404, "There is nothing here."],
  link_expired: [404, "This link or code has expired or has already been used."],
  email_taken: [409, "This e-mail address already has an account, or cannot have one."],
  username_taken: [409, "This name belongs to somebody else."],
  list_refused: [409, "This list is full, or has another of this name; read it again."],
  two_factor_state: [409, "Two-factor sign-in is not in the state that this request needs."],
  key_reused: [409, "This Idempotency-Key was used for another request."],
  stale_turn: [409, "The hand has moved on; this move answers another turn."],
  seed_in_use: [409, "A bet was made with this client seed, or its server seed is not the active one; rotate instead."],
  too_soon: [409, "The rules of this house ask for more time between two bets."],
  other_game_open: [409, "A bet is open in another game; finish it first."],
  hand_open: [409, "A hand is open; finish it first."],
  bets_open: [409, "Bets of this account are still open."],
  hand_closed: [409, "This hand is closed."],
  move_refused: [409, "The rules do not allow this move."],
  bet_refused: [409, "The house does not take this bet as it is."],
  round_closed: [409, "Betting for this round is closed."],
  too_late: [409, "The round has ended."],
  bet_expired: [409, "The bet arrived after the moment until which it could be placed."],
  ticket_settled: [409, "This ticket is settled."],
  cash_out_unavailable: [409, "A ticket of this game cannot leave its round, or the round is not running yet."],
  take_back_unavailable: [409, "Bets of this game cannot be taken back."],
  price_changed: [409, "The odds have changed."],
  market_suspended: [409, "This market takes no bets at the moment."],
  too_many_slips: [409, "Too many bets of this player are still open."],
  liability_reached: [409, "Bets on this event have reached the limit of the house."],
  age_confirmed: [409, "The age has already been confirmed."],
  reward_claimed: [409, "This reward has already been claimed."],
  reward_waiting: [409, "The next free coins are not ready yet."],
  coins_left: [409, "Free coins are for players who cannot place the smallest bet."],
  bet_too_small: [422, "The stake is below the smallest bet."],
  bet_too_large: [422, "The stake is above the largest bet."],
  insufficient_balance: [422, "The balance does not cover the stake."],
  limit_reached: [422, "A limit on this account does not allow the stake."],
  password_too_common: [422, "This password is too common."],
  body_too_large: [413, "The body is larger than 64 KiB."],
  unsupported_media_type: [415, "Send application/json."],
  too_many_requests: [429, "Too many requests; try again a little later."],
  internal: [500, "Something went wrong here. The request id helps to find out what."],
  game_off: [503, "This game is switched off at the moment."],
  draining: [503, "The house takes no new bets at the moment."],
  house_shut: [503, "The house is shut until its operator has seen to its database."],
  busy: [503, "The house is busy; try again in a moment."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The only shape of an error body. `details` names what was wrong, by code. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: unknown;
  readonly requestId: string;
}
