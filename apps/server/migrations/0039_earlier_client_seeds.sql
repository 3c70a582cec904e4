-- A pair's client seeds of before its player set another, oldest first: [{"seed": …, "until": …}]. A round that is mixed of its bettors' seeds
-- takes them as they stood when it opened, and a first pair's may be set anew until its player has bet.
alter table play_seed add column earlier jsonb not null default '[]' check (jsonb_typeof(earlier) = 'array');
