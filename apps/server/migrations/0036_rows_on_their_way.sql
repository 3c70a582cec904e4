-- The rows of the statement that moves money as they travel to it: an array of rows for each table instead of an array for each
-- column, which costs the database a ninth less a bet (docs/decisions/0036-cpu-limits.md). A statement that needs other columns brings a type of another
-- name, because servers of before go on with these.
create type ledger_movement_row as (
  place integer, reference uuid, act smallint, kind text, account bigint, amount bigint, sequence bigint, balance bigint,
  escrow_account bigint, escrow bigint, counter_account bigint
);
create type ledger_account_row as (place integer, account bigint, was_entries bigint, entries bigint, balance bigint);
create type play_player_row as (
  place integer, version bigint, nonce bigint, played_on date, wagered_day bigint, wagered_week bigint, wagered_month bigint,
  returned_day bigint, returned_week bigint, returned_month bigint
);
create type play_key_row as (place integer, key uuid, body_hash bytea, bet uuid, moves integer);
create type play_round_row as (place integer, round uuid, phase text, fence bigint);
create type play_bet_row as (
  place integer, id uuid, game text, game_version integer, kind text, currency text, stake bigint, payout bigint, bet jsonb,
  outcome jsonb, seed uuid, nonce bigint, round uuid, at timestamptz
);
create type play_change_row as (
  place integer, id uuid, stake bigint, payout bigint, outcome jsonb, left_at bigint, refunded boolean, at timestamptz
);
create type play_move_row as (place integer, bet uuid, turn integer, move jsonb, extra_stake bigint, by_house boolean);
