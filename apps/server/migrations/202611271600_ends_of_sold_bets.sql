-- A bet of which parts were sold ends by a movement that pays and releases what is left of it. Servers of earlier versions know
-- nothing of parts: while they run beside this one, they cannot end such a bet, and a server of this version does.

create function play_admit_end_of_parts() returns trigger language plpgsql as $$
declare
  sold record;
begin
  select sum(stake) as stake, sum(value) as value into sold from play_cash_out where bet = new.id;
  if sold.value is null or exists (
    select from ledger_movement m where m.reference = new.id and m.act = 0 and m.kind = 'payout'
      and m.amount = new.payout - sold.value and m.escrow = sold.stake - new.stake
  ) then return null; end if;
  raise exception 'update of play_bet is not allowed: parts of the bet were sold, and its end has to leave them out';
end $$;

-- Waits for bets, and lets those in flight end first.
create trigger play_bet_end_of_parts after update on play_bet for each row
  when (old.settled_at is null and new.settled_at is not null and new.kind = 'external')
  execute function play_admit_end_of_parts();
