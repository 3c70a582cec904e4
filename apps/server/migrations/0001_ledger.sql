-- The double-entry ledger. It knows accounts and movements, and no game.

create table ledger_account (
  id bigint generated always as identity primary key,
  role text not null check (role in ('player', 'house', 'escrow', 'promotions')),
  -- The player; null for the accounts of the house itself.
  owner uuid,
  currency text not null,
  -- Players only: the sum of the account's entries, and how many there are. The house's own accounts are insert-only:
  -- a stored balance there would be one hot row that every bet waits for.
  balance bigint check (balance between 0 and 9007199254740991),
  entries bigint check (entries >= 0),
  unique nulls not distinct (role, owner, currency),
  check ((role = 'player') = (owner is not null)),
  check ((role = 'player') = (balance is not null)),
  check ((role = 'player') = (entries is not null))
) with (fillfactor = 60);

create table ledger_entry (
  -- What the movement belongs to (a bet, an account's opening, a correction) and which of its movements it is:
  -- act 0 settles, acts 1, 2, … are the others in order. A second settlement of one bet violates the primary key.
  reference uuid not null,
  act smallint not null check (act >= 0),
  account bigint not null,
  amount bigint not null check (amount between -9007199254740991 and 9007199254740991),
  kind text not null check (kind in ('bet', 'stake', 'payout', 'refund', 'grant', 'correction')),
  -- Players only: the running number of the entry in its account, and the balance after it.
  sequence bigint,
  balance bigint,
  at timestamptz not null default now(),
  -- The writing transaction: what a roll-up may safely call complete (entries of running transactions are still to come).
  transaction bigint not null default (pg_current_xact_id()::text::bigint),
  primary key (reference, act, account),
  check ((sequence is null) = (balance is null))
);

create unique index ledger_entry_account on ledger_entry (account, sequence) where sequence is not null;
create index ledger_entry_transaction on ledger_entry using brin (transaction);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed or deleted; correct them by a reversal';
end $$;

create trigger ledger_entry_immutable before update or delete on ledger_entry
  for each row execute function ledger_refuse_change();
create trigger ledger_entry_not_truncated before truncate on ledger_entry
  for each statement execute function ledger_refuse_change();

-- A correction: the movement that was undone, and the one that undoes it. No movement is undone twice.
create table ledger_reversal (
  reversed_by uuid primary key,
  reference uuid not null,
  act smallint not null,
  reason text not null check (length(reason) > 0),
  actor text not null,
  at timestamptz not null default now(),
  unique (reference, act)
);

create trigger ledger_reversal_immutable before update or delete on ledger_reversal
  for each row execute function ledger_refuse_change();

-- Sums of the insert-only accounts over all entries of transactions before `before_transaction`.
create table ledger_rollup (
  account bigint primary key references ledger_account,
  before_transaction bigint not null,
  balance numeric not null,
  at timestamptz not null default now()
);

-- Stops a whole statement, and with it every row it wrote, when an assumption about the ledger does not hold.
create function ledger_assert(holds boolean, message text) returns boolean language plpgsql as $$
begin
  if holds is not true then
    raise exception 'ledger: %', message;
  end if;
  return true;
end $$;
