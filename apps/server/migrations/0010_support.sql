-- What players and visitors wrote to the house. A row is the message itself; the mail about it is a copy.
create table support_message (
  -- The number that the sender is told.
  id bigint generated always as identity (start with 1001) primary key,
  -- The sender's idempotency key, and the hash of what it was used for.
  key uuid not null unique,
  body_hash text not null,
  -- Null: a visitor, who left an address. No foreign key: to make one waits for everybody who plays at that moment, its check
  -- locks the player's row, and it protects nothing, because players' rows stay for ever (decision 15).
  player uuid,
  email text check (length(email) <= 254),
  topic text not null check (topic in ('account', 'bet', 'coins', 'break', 'privacy', 'technical', 'other')),
  message text not null check (length(message) between 1 and 4000),
  -- A bet that existed then. No foreign key: nothing may cost a bet anything.
  bet uuid,
  -- The language that the sender reads.
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null,
  mailed_at timestamptz,
  mail_attempts integer not null default 0 check (mail_attempts >= 0),
  -- When the mail is tried next; moved on before each try, so that no two servers send it at once.
  mail_due_at timestamptz not null,
  closed_at timestamptz,
  check ((player is null) = (email is not null))
);
create index support_message_unmailed on support_message (mail_due_at) where mailed_at is null;
create index support_message_player on support_message (player, id) where player is not null;
create index support_message_closed on support_message (closed_at) where closed_at is not null;
