-- What a player has named and keeps, a list for each kind and game: strategies of automatic betting, layouts of chips. One row a list, so that
-- games do not share a limit, and a change of one list leaves all others alone.
create table account_list (
  account uuid not null references account (id) on delete cascade,
  kind text not null,
  game text not null,
  -- [{"name": …, …}], in the order in which it is shown.
  list jsonb not null check (jsonb_typeof(list) = 'array'),
  primary key (account, kind, game)
);

-- Until now they lay among the account's settings: the strategies of all games in one list, and layouts under a name for each cloth.
insert into account_list (account, kind, game, list)
select account, 'layouts', game, chosen -> name
from account_preferences, (values ('rouletteLayouts', 'roulette'), ('baccaratLayouts', 'baccarat-1'),
  ('liveBaccaratLayouts', 'baccarat-2'), ('hiloLayouts', 'hilo-2')) as cloth (name, game)
where jsonb_typeof(chosen -> name) = 'array';

insert into account_list (account, kind, game, list)
select account, 'strategies', game, jsonb_agg(jsonb_build_object('name', name, 'text', text) order by place)
from (
  select distinct on (account, game, name) account, game, name, text, place
  from account_preferences,
    jsonb_array_elements(case jsonb_typeof(chosen -> 'autoStrategies') when 'array' then chosen -> 'autoStrategies' else '[]' end)
      with ordinality as kept (strategy, place),
    lateral (select strategy ->> 'game' as game, strategy ->> 'text' as text) as parts,
    lateral (select coalesce(substring(text from '\nname ([^\n]{1,48})'), 'Strategy ' || place) as name) as named
  order by account, game, name, place
) as strategies
group by account, game;

update account_preferences
set chosen = chosen - array['rouletteLayouts', 'baccaratLayouts', 'liveBaccaratLayouts', 'hiloLayouts', 'autoStrategies']
where chosen ?| array['rouletteLayouts', 'baccaratLayouts', 'liveBaccaratLayouts', 'hiloLayouts', 'autoStrategies'];
