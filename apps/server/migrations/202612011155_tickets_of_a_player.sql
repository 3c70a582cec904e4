-- A player's tickets in a round are counted before they may have another one, and read whenever they come back to its table. By the order
-- of tickets alone, each of five thousand players at a table read the tickets of all.

-- Bets wait while all tickets are read once.
drop index play_bet_round;
create index play_bet_round on play_bet (round, player) where round is not null;
