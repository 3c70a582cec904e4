-- The numbers by which the rules of a game tell its bets apart (mines, a target), counted by day: by them the history is filtered.
-- A bet has a row for each of its marks, so one mark is asked for at a time. Written behind the bets, like statistics_day, and
-- without a foreign key for the same reason.
create table statistics_day_mark (
  player uuid not null,
  currency text not null,
  game text not null,
  mark text not null,
  day date not null,
  value bigint not null,
  -- As bet_result says.
  result smallint not null check (result between 0 and 7),
  bets bigint not null check (bets > 0),
  wagered bigint not null,
  paid bigint not null,
  primary key (player, currency, game, mark, day, value, result)
);

-- How far the marks of an account's bets are counted: those of before are counted behind, and a server of before counts none.
alter table statistics_mark add column marks bigint not null default 0;
