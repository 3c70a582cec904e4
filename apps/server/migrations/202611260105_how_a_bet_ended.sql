-- How a bet ended, as one word. The database derives it from the columns that every version of the house writes, so servers of both
-- versions work side by side and no word can contradict its row. `left_at` is 0 in a ticket that was taken back, which never left anywhere.
-- Writes the whole table anew (docs/decisions/0057-how-a-bet-ended.md says how long that takes); bets wait meanwhile.

-- Its place in an index moves to a table, below, before the rewrite makes all indexes again.
drop index play_bet_open_hand;

alter table play_bet add column ended text generated always as (
  case
    when settled_at is null then null
    when left_at = 0 then 'taken_back'
    when refunded then 'refunded'
    when left_at is not null then 'cashed_out'
    else 'settled'
  end) stored;

-- Open hands are found by it. That a player has one open hand of a game is the law of another table: a unique index of bets would have
-- to contain whatever bets are partitioned by.
create index play_bet_open_hand on play_bet (player, game) where settled_at is null and seed is not null;

create table play_open_hand (
  player uuid not null,
  game text not null,
  bet uuid not null,
  primary key (player, game)
);
insert into play_open_hand select player, game, id from play_bet where settled_at is null and seed is not null;

-- Part of the statement that writes the bet, whichever version of the house sends it. It works with the rights of the owner, because the
-- running house may not write the table: not before this version has granted anything, and not later either.
create function play_keep_open_hand() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'INSERT' then
    insert into public.play_open_hand (player, game, bet) values (new.player, new.game, new.id);
  else
    delete from public.play_open_hand where player = old.player and game = old.game and bet = old.id;
  end if;
  return null;
end $$;
create trigger play_bet_hand_opened after insert on play_bet for each row
  when (new.settled_at is null and new.seed is not null) execute function play_keep_open_hand();
create trigger play_bet_hand_closed after update on play_bet for each row
  when (old.settled_at is null and new.settled_at is not null and old.seed is not null) execute function play_keep_open_hand();
