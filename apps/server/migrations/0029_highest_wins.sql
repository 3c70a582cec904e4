-- The largest wins of a game in a month or a year. Of all bets only those that brought ten times their stake or more are in it, so that
-- few bets keep it.
create index play_bet_highest on play_bet (game, (payout - stake) desc, id desc) where payout - stake * 10 >= 0;
