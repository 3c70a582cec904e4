-- Players as the games see them, their seeds, bets, hands and rounds.

-- One row a player; everything a bet depends on lives here or raises `version` when it changes.
create table play_player (
  id uuid primary key,
  version bigint not null default 0,
  -- The ledger account that stakes come from.
  account bigint not null references ledger_account,
  currency text not null,
  -- As shown to others; null when the player hides it.
  name text,
  avatar text not null,
  role text not null check (role in ('player', 'support', 'operator', 'admin')),
  simulated boolean not null default false,
  adult_at timestamptz,
  banned_at timestamptz,
  excluded_until timestamptz,
  -- Active seed pair, the number of bets made with it, and the pair that follows.
  seed uuid not null,
  nonce bigint not null default 0 check (nonce >= 0),
  next_seed uuid not null,
  -- Limits on the total stake and on the net loss of a UTC day, ISO week and month; null: none.
  wager_limit_day bigint,
  wager_limit_week bigint,
  wager_limit_month bigint,
  loss_limit_day bigint,
  loss_limit_week bigint,
  loss_limit_month bigint,
  -- What was staked and what came back in the day, week and month that contain `played_on`.
  played_on date not null default current_date,
  wagered_day bigint not null default 0,
  wagered_week bigint not null default 0,
  wagered_month bigint not null default 0,
  returned_day bigint not null default 0,
  returned_week bigint not null default 0,
  returned_month bigint not null default 0
) with (fillfactor = 50);

-- Server seeds are stored encrypted until they are revealed.
create table play_seed (
  id uuid primary key,
  player uuid not null references play_player deferrable initially deferred,
  commitment text not null,
  sealed bytea not null,
  client_seed text not null,
  created_at timestamptz not null default now(),
  activated_at timestamptz,
  revealed_at timestamptz,
  -- Set at the reveal: the seed itself, and how many nonces were used.
  server_seed text,
  nonces bigint,
  check ((revealed_at is null) = (server_seed is null)),
  check ((revealed_at is null) = (nonces is null))
);
create index play_seed_player on play_seed (player, activated_at desc);
alter table play_player add foreign key (seed) references play_seed deferrable initially deferred;
alter table play_player add foreign key (next_seed) references play_seed deferrable initially deferred;

-- Chains of round seeds, played from link 1 upwards, where link n−1 = SHA-256(link n) and link 0 is published first.
create table play_chain (
  id uuid primary key,
  "table" text not null,
  ordinal integer not null,
  terminal_hash text not null,
  length integer not null check (length > 0),
  stride integer not null check (stride > 0),
  -- Every `stride`-th link, encrypted as one text; the others are computed.
  sealed bytea not null,
  -- Drawn or taken only after the terminal hash was published; null while the chain waits.
  salt text,
  salt_source text,
  created_at timestamptz not null default now(),
  opened_at timestamptz,
  -- Links used so far.
  played integer not null default 0 check (played between 0 and length),
  unique ("table", ordinal),
  check ((salt is null) = (opened_at is null))
);

-- One lease a table. Every take-over raises the fence, and every write of a driver tests it.
create table play_table (
  id text primary key,
  game text not null,
  driver uuid,
  fence bigint not null default 0,
  lease_until timestamptz not null default '-infinity'
);

create table play_round (
  id uuid primary key,
  "table" text not null references play_table,
  number bigint not null,
  game text not null,
  game_version integer not null,
  chain uuid not null references play_chain,
  link integer not null,
  fence bigint not null,
  phase text not null check (phase in ('betting', 'closing', 'running', 'settled', 'voided')),
  -- What the round before handed to this one, and what this one hands on.
  carry jsonb,
  carry_after jsonb,
  opened_at timestamptz not null,
  closes_at timestamptz,
  started_at timestamptz,
  settled_at timestamptz,
  outcome jsonb,
  -- A restart cut the round short: see invariant 7 of RELIABILITY.md.
  interrupted boolean not null default false,
  void_reason text,
  -- The link itself, once nothing that is open or still to come depends on it: public from then on.
  revealed text,
  unique ("table", number)
);
create index play_round_link on play_round (chain, link);
create unique index play_round_open on play_round ("table") where phase in ('betting', 'closing', 'running');

create sequence play_ticket_sequence;

-- Every bet of every kind. Instant: settled at once. Hand: open until its last move. Round: a ticket of its round.
create table play_bet (
  -- UUID version 7: ids of one player ascend with time.
  id uuid primary key,
  player uuid not null,
  game text not null,
  game_version integer not null,
  kind text not null check (kind in ('instant', 'hand', 'round')),
  currency text not null,
  stake bigint not null check (stake > 0),
  payout bigint check (payout >= 0),
  bet jsonb not null,
  outcome jsonb,
  -- Instant and hand: the seed pair and the place in it.
  seed uuid,
  nonce bigint,
  -- Round: the round, the order of acceptance, and where the ticket left (hundredths).
  round uuid,
  ticket bigint,
  left_at bigint,
  refunded boolean not null default false,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((seed is null) = (nonce is null)),
  check ((seed is null) <> (round is null)),
  check ((payout is null) = (settled_at is null))
) with (fillfactor = 80);
create unique index play_bet_nonce on play_bet (seed, nonce) where seed is not null;
-- One open hand per player and game.
create unique index play_bet_open_hand on play_bet (player, game) where settled_at is null and seed is not null;
create index play_bet_player on play_bet (player, id desc);
create index play_bet_round on play_bet (round, ticket) where round is not null;
create index play_bet_big_win on play_bet (settled_at desc) where payout >= stake * 10;

-- A hand is its seed, version, bet and moves; nothing else of it is stored.
create table play_move (
  bet uuid not null,
  turn integer not null check (turn >= 0),
  move jsonb not null,
  extra_stake bigint not null default 0,
  at timestamptz not null default now(),
  primary key (bet, turn)
);

-- Keys of committed commands, unique per player for ever.
create table play_key (
  player uuid not null,
  key uuid not null,
  body_hash bytea not null,
  bet uuid not null,
  -- How many moves the command carried: the first answer of a start is the hand after them.
  moves integer not null default 0,
  primary key (player, key)
);
