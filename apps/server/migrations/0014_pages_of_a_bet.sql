-- What a bet of somebody who comes back after a checkpoint changes are pages of their own, which go whole into the log. One page
-- fewer: that a seed's nonces are taken once each, in order, is asserted by the statement that takes them, and audited.
drop index play_bet_nonce;

-- Summarised as pages fill up instead of by the next vacuum, which on a table that is only inserted into is far away.
alter index ledger_movement_transaction set (autosummarize = on);

-- Of bets that brought ten times their stake and more the planner must know how few they are: it does of one expression with
-- statistics of its own, not of a comparison of two columns.
drop index play_bet_big_win;
create index play_bet_high_win on play_bet (settled_at desc) where payout - stake * 10 >= 0;
create statistics play_bet_win on (payout - stake * 10) from play_bet;
analyze play_bet;
