-- The checks of a bet's end keep their plans: a settlement plans its own statements anew each time, and thereby also planned these
-- for every bet, which took half of the database's time when ten thousand of them ended at once. The end of a bet of which no part
-- was sold, as of nearly all, is admitted after one look at an index.

create or replace function play_admit_end_of_parts() returns trigger language plpgsql set plan_cache_mode = auto as $$
declare
  sold record;
begin
  perform from play_cash_out where bet = new.id;
  if not found then return null; end if;
  select sum(stake) as stake, sum(value) as value into sold from play_cash_out where bet = new.id;
  if exists (
    select from ledger_movement m where m.reference = new.id and m.act = 0 and m.kind = 'payout'
      and m.amount = new.payout - sold.value and m.escrow = sold.stake - new.stake
  ) then return null; end if;
  raise exception 'update of play_bet is not allowed: parts of the bet were sold, and its end has to leave them out';
end $$;

alter function play_admit_resettlement() set plan_cache_mode = auto;
