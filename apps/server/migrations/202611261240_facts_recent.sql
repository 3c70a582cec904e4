-- Lists of results show the facts of a game that were settled last. Bets wait for facts that are read meanwhile; no game of the versions
-- before this one has any.
create index play_fact_recent on play_fact (game, settled_at desc, id) where settled_at is not null;
