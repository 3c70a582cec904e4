-- Forgotten passwords, the second factor, the trail of an account's changes, and accounts that were closed.

-- A closed account keeps its row, because ledger, bets and referrals name it, and nothing in it that tells who it was.
alter table account add column closed_at timestamptz;
create index account_referred_by on account (referred_by) where referred_by is not null;

alter table account_session drop constraint account_session_ended_why_check;
alter table account_session add check (ended_why in (
  'signed_out', 'ended_by_player', 'cookie_reused', 'ended_by_operator', 'password_changed', 'password_reset', 'account_closed'));

-- The right to set a new password, once: only the hash of the token that was mailed.
create table account_reset (
  token_hash bytea primary key,
  account uuid not null references account,
  expires_at timestamptz not null
);
create index account_reset_account on account_reset (account);

-- Secrets are encrypted under a key of their own. `pending` waits for the first good code.
create table account_two_factor (
  account uuid primary key references account,
  secret bytea,
  pending bytea,
  enabled_at timestamptz,
  -- The last time step whose code was used: a code that was seen over a shoulder does not work again.
  last_step bigint not null default 0,
  check ((secret is null) = (enabled_at is null))
);
create table account_recovery_code (
  account uuid not null references account,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account, code_hash)
);

-- What was changed about an account, in which session (null: by a mailed link). It holds no personal data, and is never changed.
create table account_act (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  account uuid not null,
  act text not null check (length(act) > 0),
  session uuid
);
create index account_act_account on account_act (account, id desc);
create trigger account_act_immutable before update or delete on account_act
  for each row execute function admin_refuse_change();
create trigger account_act_not_truncated before truncate on account_act
  for each statement execute function admin_refuse_change();
