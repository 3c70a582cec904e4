-- Rewards from the promotions account: what was claimed, and the weekly race.

-- One reward that a player got. Its movement in the ledger carries its id as reference.
create table promotion_claim (
  id uuid primary key,
  player uuid not null references play_player,
  kind text not null check (kind in ('daily', 'free_coins', 'race')),
  -- What makes a reward one of its kind. daily: the UTC day; free_coins: the how manieth of the player; race: the Monday of its
  -- week. Days count from 1970-01-01.
  ordinal bigint not null check (ordinal > 0),
  -- daily: day 1 to 7 of the streak; race: the place; free_coins: 1.
  step smallint not null check (step > 0),
  amount bigint not null check (amount > 0),
  -- The claim's idempotency key; null where the house pays by itself.
  key uuid,
  at timestamptz not null,
  unique (player, kind, ordinal),
  unique (player, key),
  check ((key is null) = (kind = 'race'))
);

-- A race that is over: its row is what makes sure that its prizes are paid once.
create table promotion_race (
  -- Monday, in days since 1970-01-01.
  week bigint primary key,
  players integer not null check (players >= 0),
  wagered numeric not null check (wagered >= 0),
  paid_at timestamptz not null default now()
);

create table promotion_race_result (
  week bigint not null references promotion_race,
  place smallint not null check (place > 0),
  player uuid not null references play_player,
  wagered bigint not null check (wagered > 0),
  claim uuid not null unique references promotion_claim,
  primary key (week, place),
  unique (week, player)
);
