-- Orders of players to sell a bet on facts back as soon as the house pays at least an amount for it. Any server carries them out.

create table play_cash_out_order (
  bet uuid primary key,
  -- In the smallest units of the bet's currency.
  least bigint not null check (least > 0),
  placed_at timestamptz not null default clock_timestamp(),
  -- Set when its player takes it back, and when the bet has ended, by this order or otherwise.
  ended_at timestamptz
);
create index play_cash_out_order_open on play_cash_out_order (bet) where ended_at is null;
