-- Accounts and their sessions, the operator's switches and his audit trail.

-- Who signs in. What games need of a player (role, ban, age, money) is in play_player, under the same id.
create table account (
  id uuid primary key,
  -- As typed; unique whatever its case.
  email text not null,
  password text not null,
  first_name text not null,
  last_name text not null,
  username text not null,
  -- One's own code, and the account whose code brought this one.
  referral_code text not null unique,
  referred_by uuid references account,
  created_at timestamptz not null
);
create unique index account_email on account (lower(email));
create unique index account_username on account (lower(username));

create table account_session (
  id uuid primary key,
  account uuid not null references account,
  -- Raised by every rotation of the refresh cookie, which names the number it was made for.
  generation integer not null default 0,
  rotated_at timestamptz not null,
  device text not null,
  address text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_why text check (ended_why in ('signed_out', 'ended_by_player', 'cookie_reused', 'ended_by_operator')),
  -- By the database's clock: other servers read what changed in the last seconds.
  changed_at timestamptz not null default now(),
  check ((ended_at is null) = (ended_why is null))
) with (fillfactor = 70);
create index account_session_account on account_session (account, created_at desc);
create index account_session_changed on account_session (changed_at);

-- The token that makes the first administrator: only its hash, one at a time.
create table admin_claim (
  singleton boolean primary key default true check (singleton),
  token_hash bytea not null,
  expires_at timestamptz not null
);

-- What operators did. Never changed, never deleted.
create table admin_act (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null check (length(actor) > 0),
  act text not null check (length(act) > 0),
  -- What it was done to: an account, a game, the house.
  subject text not null,
  reason text not null check (length(reason) > 0),
  details jsonb not null default '{}'
);
create function admin_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is never changed or deleted';
end $$;
create trigger admin_act_immutable before update or delete on admin_act
  for each row execute function admin_refuse_change();
create trigger admin_act_not_truncated before truncate on admin_act
  for each statement execute function admin_refuse_change();

-- A row says that something is off: 'bets' (the house drains) or 'game:<id>'.
create table house_switch (
  name text primary key check (name = 'bets' or name like 'game:_%'),
  off_since timestamptz not null default now()
);

-- A text sealed with the seeds' key: opens only under the SECRET_KEY that this database was made with.
create table house_key_check (
  singleton boolean primary key default true check (singleton),
  sealed bytea not null
);
