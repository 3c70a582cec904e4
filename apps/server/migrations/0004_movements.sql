-- One row a movement instead of one an entry: half the rows and index entries of every bet, and sums to zero by its form.
-- What reads entries goes on reading `ledger_entry`, which is a view now.

create table ledger_movement (
  -- What the movement belongs to (a bet, an account's opening, a correction) and which of its movements it is:
  -- act 0 settles, acts 1, 2, … are the others in order. A second settlement of one bet violates the primary key.
  reference uuid not null,
  act smallint not null check (act >= 0),
  kind text not null check (kind in ('bet', 'stake', 'payout', 'refund', 'grant', 'correction')),
  -- The account that the movement is about, and what it gains. Players only: the running number of the movement in the
  -- account, and the balance after it.
  account bigint not null,
  amount bigint not null check (amount between -9007199254740991 and 9007199254740991),
  sequence bigint,
  balance bigint,
  -- What escrow gains. The counter account takes the rest: -(amount + escrow).
  escrow_account bigint not null,
  escrow bigint not null check (escrow between -9007199254740991 and 9007199254740991),
  counter_account bigint not null,
  at timestamptz not null default now(),
  -- The writing transaction: what a roll-up may safely call complete (movements of running transactions are still to come).
  transaction bigint not null default (pg_current_xact_id()::text::bigint),
  primary key (reference, act),
  check ((sequence is null) = (balance is null))
);

insert into ledger_movement (reference, act, kind, account, amount, sequence, balance, escrow_account, escrow, counter_account, at, transaction)
select p.reference, p.act, p.kind, p.account, p.amount, p.sequence, p.balance, escrow.id, coalesce(e.amount, 0),
  coalesce(c.account, house.id), p.at, p.transaction
from ledger_entry p
join ledger_account a on a.id = p.account and a.role = 'player'
join ledger_account escrow on escrow.role = 'escrow' and escrow.currency = a.currency
join ledger_account house on house.role = 'house' and house.currency = a.currency
left join ledger_entry e on e.reference = p.reference and e.act = p.act and e.account = escrow.id
left join (ledger_entry c join ledger_account o on o.id = c.account and o.role in ('house', 'promotions'))
  on c.reference = p.reference and c.act = p.act;

drop table ledger_entry;

create unique index ledger_movement_account on ledger_movement (account, sequence) where sequence is not null;
create index ledger_movement_transaction on ledger_movement using brin (transaction);

create trigger ledger_movement_immutable before update or delete on ledger_movement
  for each row execute function ledger_refuse_change();
create trigger ledger_movement_not_truncated before truncate on ledger_movement
  for each statement execute function ledger_refuse_change();

-- The double entry: every movement from the side of each account that it touches.
create view ledger_entry as
  select reference, act, account, amount, kind, sequence, balance, at, transaction from ledger_movement
  union all
  select reference, act, escrow_account, escrow, kind, null, null, at, transaction from ledger_movement where escrow <> 0
  union all
  select reference, act, counter_account, -(amount + escrow), kind, null, null, at, transaction from ledger_movement
    where amount + escrow <> 0;
