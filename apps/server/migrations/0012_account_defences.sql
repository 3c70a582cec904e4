-- What must stay refused after an account is closed, tries that all servers count together, and addresses on their way from old to new.

-- Hash of the mailbox behind the address, under a key that is not in the database. Null: not made yet (the next start does), or closed.
alter table account add column mailbox bytea;
create index account_mailbox on account (mailbox) where mailbox is not null;

-- Mailboxes of restricted accounts that are closed or have moved to another address.
create table account_refusal (
  mailbox bytea primary key,
  -- Null: for ever.
  until timestamptz
);

-- Tries by key, in the shape that rate-limiter-flexible expects. After a crash of the database it is empty: a few tries more for everybody.
create unlogged table attempt (
  key text primary key,
  points integer not null,
  -- Milliseconds since 1970.
  expire bigint
);

-- A new address that waits for the code which was mailed to it. The code is short: its hash is keyed.
create table account_email_change (
  account uuid primary key references account,
  email text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

-- The way back to an address that an account has left, open for some days; nobody else can take that address meanwhile.
create table account_email_return (
  token_hash bytea primary key,
  account uuid not null references account,
  email text not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index account_email_return_email on account_email_return (lower(email));
create index account_email_return_account on account_email_return (account);

alter table account_session drop constraint account_session_ended_why_check;
alter table account_session add constraint account_session_ended_why_check check (ended_why in (
  'signed_out', 'ended_by_player', 'cookie_reused', 'ended_by_operator', 'password_changed', 'password_reset', 'email_restored',
  'account_closed'));

-- As the protocol has it; characters of two UTF-16 units count as one here, so this is never the stricter of the two.
alter table play_seed add constraint play_seed_client_seed_length check (length(client_seed) between 1 and 64);

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'reward_ready', 'race_ended', 'hand_waiting', 'new_device', 'sign_in_failures'));
