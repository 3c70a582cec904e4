-- Parts of open bets on facts that their players have sold back to the house (docs/decisions/0068-sold-parts.md). A bet keeps its stake;
-- its payout, once it has one, includes what its parts were sold for.

create table play_cash_out (
  bet uuid not null,
  -- 1, 2, … of its bet: its payout is act 100 + number of the ledger.
  number smallint not null check (number between 1 and 99),
  -- Whole units of each line, and the part of the stake that left escrow with them.
  units bigint not null check (units > 0),
  stake bigint not null check (stake > 0),
  value bigint not null check (value > 0),
  -- The facts that were open, as they stood: the price was made of them.
  cashed_out jsonb not null,
  at timestamptz not null,
  transaction bigint not null default (pg_current_xact_id()::text::bigint),
  primary key (bet, number)
);

create trigger play_cash_out_unchanged before update or delete on play_cash_out for each row execute function play_refuse_change();
create trigger play_cash_out_not_truncated before truncate on play_cash_out for each statement execute function play_refuse_change();

-- A re-settlement pays, and takes back, what its bet is paid beside the parts that were sold.
create or replace function play_admit_resettlement() returns trigger language plpgsql as $$
declare
  sold constant bigint := (select coalesce(sum(value), 0) from play_cash_out where bet = new.id);
begin
  if (old.stake, old.outcome, old.left_at, old.settled_at) is not distinct from (new.stake, new.outcome, new.left_at, new.settled_at)
    and exists (
      select from play_resettlement r
      join ledger_movement m on m.reference = r.bet and m.act = 1000 + r.number and m.kind = 'payout' and m.amount = r.payout - sold
      join ledger_reversal v on v.reversed_by = r.reversal and v.reference = r.bet
        and v.act = case when r.number = 1 then 0 else 999 + r.number end
      where r.bet = new.id and r.transaction = pg_current_xact_id()::text::bigint
        and r.number = (select max(number) from play_resettlement where bet = new.id)
        and (r.was_payout, r.was_refunded, r.payout, r.refunded) = (old.payout, old.refunded, new.payout, new.refunded)
    ) then return null; end if;
  raise exception 'update of play_bet is not allowed: what was played is never changed or deleted, except by a re-settlement';
end $$;
