-- Reads the bets beside writes.
alter table play_bet validate constraint play_bet_kind_check;
alter table play_bet validate constraint play_bet_source_check;

-- The open bets of a player. Bets wait while all of them are read once; the index itself is empty.
create index play_bet_external on play_bet (player, id) where kind = 'external' and settled_at is null;
