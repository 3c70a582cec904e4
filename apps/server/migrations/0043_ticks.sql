-- How often each server has told itself that it is there: once a second, and before a table tells a link. Each keeps the same numbers in a
-- file beside its keys, so that it notices a database that went back in time. A run is one life of a server's process.
create table house_tick (
  server uuid primary key,
  run uuid not null,
  count bigint not null check (count > 0),
  -- By the clock of the database.
  at timestamptz not null default clock_timestamp(),
  -- The server stopped in order after this tick: it is its last one.
  ended boolean not null default false
);

-- What the operator let the house in by: after a database went back (restored), or came from elsewhere with every last tick in it (moved).
-- Ids are random, because what counts on goes on counting after a restore as well. Rows come from the operator alone, and stay.
create table house_opening (
  id uuid primary key,
  kind text not null check (kind in ('restored', 'moved')),
  at timestamptz not null default clock_timestamp(),
  reason text not null,
  -- The ticks showed that the database had gone back; without that it is the operator's word.
  proven boolean not null
);
create trigger house_opening_immutable before update or delete on house_opening
  for each row execute function admin_refuse_change();
create trigger house_opening_not_truncated before truncate on house_opening
  for each statement execute function admin_refuse_change();
