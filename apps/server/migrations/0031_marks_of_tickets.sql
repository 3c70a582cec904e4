-- Bets of tickets are told apart by how many they buy, which those of before were not counted by: the servers count all marks
-- of their players again, from the bets.
delete from statistics_day_mark where player in (select player from statistics_day where game = 'tickets');

update statistics_mark set marks = 0 where account in (
  select id from ledger_account where role = 'player' and owner in (select player from statistics_day where game = 'tickets')
);
