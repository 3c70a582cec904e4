-- What players wagered and got back, counted by day: read by statistics and by the history, written behind the bets.

-- The UTC day of a bet: of the milliseconds that its id (UUID version 7) begins with, so that a day is a range of ids.
create function bet_day(id uuid) returns date language sql immutable strict parallel safe as $$
  select date '1970-01-01'
    + (('x' || left(id::text, 8) || substr(id::text, 10, 4))::bit(48)::bigint / 86400000)::integer
$$;

-- How a settled bet ended, null while it is open: 0 given back, 1 lost (less than the stake came back), 2 the stake came
-- back, and wins by what came back: 3 under 2×, 4 from 2×, 5 from 10×, 6 from 100×, 7 from 1,000×.
create function bet_result(stake bigint, payout bigint, refunded boolean) returns smallint
language sql immutable parallel safe as $$
  select case
    when payout is null then null
    when refunded then 0
    when payout < stake then 1
    when payout = stake then 2
    when payout < stake * 2 then 3
    when payout < stake * 10 then 4
    when payout < stake * 100 then 5
    when payout < stake * 1000 then 6
    else 7
  end::smallint
$$;

-- Settled bets of one player by the day they were made, game and result. Neither table has a foreign key: its check would lock
-- the player's row while bets are counted, and the statement of bets skips players who are locked.
create table statistics_day (
  player uuid not null,
  currency text not null,
  day date not null,
  game text not null,
  result smallint not null check (result between 0 and 7),
  bets bigint not null,
  wagered bigint not null,
  paid bigint not null,
  -- Of the bets whose exact return is known: stakes, what came back, and what comes back on average, in thousandths.
  judged_wagered bigint not null,
  judged_paid bigint not null,
  expected_thousandths numeric not null,
  -- The largest profit and the largest multiplier (hundredths), and whose they were; of wins alone.
  top_profit bigint not null default 0,
  top_profit_bet uuid,
  top_multiplier bigint not null default 0,
  top_multiplier_bet uuid,
  primary key (player, currency, day, game, result),
  check ((top_profit_bet is null) = (top_profit = 0)),
  check ((top_multiplier_bet is null) = (top_multiplier = 0))
);

-- How far an account's movements are counted: all up to this running number, and none beyond it.
create table statistics_mark (
  account bigint primary key,
  sequence bigint not null default 0
);
