-- The log that nobody can rewind (docs/decisions/0072-the-log-of-the-house.md): every bet, round and commitment, in one order.

create table house_log (
  -- 1, 2, …: a log ends when its database went back in time, and the next one begins.
  n integer primary key check (n > 0),
  -- Null until a server begins it: what it is called, and the key that signs it (C2SP vkey).
  origin text unique,
  vkey text,
  began_at timestamptz,
  -- What this snapshot did not see is in it.
  start pg_snapshot not null,
  -- Everything committed before this snapshot was read. Rows of a database that was moved by a dump and whose transaction
  -- numbers lie ahead are told from new ones by their time.
  place pg_snapshot not null,
  since timestamptz,
  -- Entries, and the hashes of the complete subtrees that they make.
  size bigint not null default 0 check (size >= 0),
  frontier bytea not null default '',
  last_beat timestamptz,
  last_day date,
  -- The rules whose entries stand in it, as game.version.
  rules jsonb not null default '[]',
  -- One server writes it at a time: a take-over raises the fence, which every write tests.
  driver uuid,
  fence bigint not null default 0,
  -- The newest signed head, which every living server holds before it is published; and the newest published one, which may have
  -- signatures of witnesses too.
  offered_size bigint not null default 0,
  offered text,
  head_size bigint not null default 0,
  head text,
  -- Why it ended; the last signed checkpoint of the log before it is in the first entry of the next.
  ended_at timestamptz,
  ended_because text,
  check ((origin is null) = (vkey is null) and (origin is null) = (began_at is null)),
  check ((ended_at is null) = (ended_because is null)),
  check (head_size <= offered_size and offered_size <= size)
);
create unique index house_log_running on house_log ((true)) where ended_at is null;

-- Apart from the log, because it is renewed while a pass is on.
create table house_log_lease (
  one boolean primary key default true check (one),
  driver uuid,
  until timestamptz not null default '-infinity'
);
insert into house_log_lease default values;

-- How far each server holds the newest log beside its keys. It lives while its row is renewed.
create table house_log_holder (
  server uuid primary key,
  log integer not null,
  size bigint not null,
  until timestamptz not null
);

-- 256 entries as tiles of C2SP have them; the last of a log grows.
create table house_log_bundle (
  log integer not null,
  index bigint not null check (index >= 0),
  entries bytea not null,
  leaves bytea not null,
  -- A bet's entries are found by the time that stands in them.
  "references" uuid[] not null,
  least timestamptz not null,
  greatest timestamptz not null,
  primary key (log, index)
) with (fillfactor = 60);
create index house_log_bundle_times on house_log_bundle using brin (least, greatest);

-- What changed of chains, seed pairs, rounds and facts, written by triggers in the transaction that changed it, whichever version
-- of the house it is. Deleted by the pass that writes its entry.
create table house_log_pending (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('chain', 'pair', 'round', 'fact')),
  step smallint not null,
  reference uuid not null,
  body jsonb not null,
  -- It may be told from then on.
  due_at timestamptz,
  at timestamptz not null default clock_timestamp()
);

-- Ends of bets that may not be told yet, because their round is still being shown.
create table house_log_held (
  reference uuid not null,
  act smallint not null,
  due_at timestamptz not null,
  primary key (reference, act)
);

create function house_log_note(kind text, step integer, reference uuid, body jsonb, due timestamptz) returns void
  language sql as $$ insert into house_log_pending (kind, step, reference, body, due_at) values (kind, step, reference, body, due) $$;

create function house_log_note_chain() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  body constant jsonb := jsonb_build_object('table', new."table", 'terminalHash', new.terminal_hash, 'length', new.length,
    'source', new.source, 'value', new.value, 'salt', new.salt);
begin
  if tg_op = 'INSERT' then perform house_log_note('chain', 1, new.id, body || '{"source": null, "value": null, "salt": null}', null); end if;
  if new.source is not null and (tg_op = 'INSERT' or old.source is null) then
    perform house_log_note('chain', 2, new.id, body || '{"value": null, "salt": null}', null);
  end if;
  if new.salt is not null and (tg_op = 'INSERT' or old.salt is null) then perform house_log_note('chain', 3, new.id, body, null); end if;
  if tg_op = 'UPDATE' and num_nonnulls(old.retired_at, old.given_up_at, old.restored_at) = 0
    and num_nonnulls(new.retired_at, new.given_up_at, new.restored_at) > 0
  then
    perform house_log_note('chain', 4, new.id, body || jsonb_build_object('reason', case
      when new.restored_at is not null then 'the database went back in time'
      when new.given_up_at is not null then new.given_up_reason else 'retired' end), null);
  end if;
  return null;
end $$;
create trigger play_chain_logged after insert or update on play_chain for each row execute function house_log_note_chain();

create function house_log_note_pair() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform house_log_note('pair', case when new.revealed_at is null then 1 else 2 end, new.id, jsonb_build_object(
    'player', new.player, 'serverSeedHash', new.commitment, 'clientSeed', new.client_seed, 'serverSeed', new.server_seed), null);
  return null;
end $$;
create trigger play_seed_logged after insert on play_seed for each row execute function house_log_note_pair();
create trigger play_seed_reveal_logged after update on play_seed for each row
  when (old.revealed_at is null and new.revealed_at is not null) execute function house_log_note_pair();

create function house_log_note_round() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  body constant jsonb := jsonb_build_object('table', new."table", 'number', new.number, 'chain', new.chain, 'index', new.link);
begin
  if tg_op = 'INSERT' then
    perform house_log_note('round', 1, new.id, body, null);
    return null;
  end if;
  if old.phase = 'betting' and new.phase <> 'betting' then perform house_log_note('round', 2, new.id, body, null); end if;
  if old.phase <> 'settled' and new.phase = 'settled' then
    perform house_log_note('round', 3, new.id, body || jsonb_build_object('outcome', new.outcome), new.shown_at);
  end if;
  if old.phase <> 'voided' and new.phase = 'voided' then
    perform house_log_note('round', 5, new.id, body || jsonb_build_object('reason', coalesce(new.void_reason, '')), null);
  end if;
  if old.revealed is null and new.revealed is not null then
    perform house_log_note('round', 4, new.id, body || jsonb_build_object('link', new.revealed), new.shown_at);
  end if;
  return null;
end $$;
create trigger play_round_logged after insert or update on play_round for each row execute function house_log_note_round();

create function house_log_note_fact() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  body constant jsonb := jsonb_build_object('game', new.game, 'version', new.game_version, 'chain', new.chain, 'last', new.last_link);
begin
  if tg_op = 'INSERT' then
    perform house_log_note('fact', 1, new.id, body || jsonb_build_object('state', new.state), null);
  else
    perform house_log_note('fact', 2, new.id, body || jsonb_build_object(
      'result', new.result, 'reason', new.void_reason, 'link', new.revealed), null);
  end if;
  return null;
end $$;
create trigger play_fact_opening_logged after insert on play_fact for each row execute function house_log_note_fact();
create trigger play_fact_result_logged after update on play_fact for each row
  when (old.known_at is null and new.known_at is not null) execute function house_log_note_fact();

create function house_log_note_correction() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform house_log_note('fact', 10 + new.number, f.id, jsonb_build_object('game', f.game, 'version', f.game_version, 'chain', f.chain,
    'last', f.last_link, 'result', new.result, 'reason', new.void_reason, 'link', f.revealed), null)
  from play_fact f where f.id = new.fact;
  return null;
end $$;
create trigger play_correction_logged after insert on play_correction for each row execute function house_log_note_correction();

-- What still stands open was promised before the log began.
insert into house_log_pending (kind, step, reference, body)
select 'chain', case when salt is not null then 3 when source is not null then 2 else 1 end, id,
  jsonb_build_object('table', "table", 'terminalHash', terminal_hash, 'length', length, 'source', source, 'value', value, 'salt', salt)
from play_chain where num_nonnulls(retired_at, given_up_at, restored_at) = 0 order by id;
insert into house_log_pending (kind, step, reference, body)
select 'pair', 1, id, jsonb_build_object('player', player, 'serverSeedHash', commitment) from play_seed where revealed_at is null order by id;
insert into house_log_pending (kind, step, reference, body)
select 'round', 1, id, jsonb_build_object('table', "table", 'number', number, 'chain', chain, 'index', link)
from play_round where phase not in ('settled', 'voided') order by id;
insert into house_log_pending (kind, step, reference, body)
select 'fact', 1, id, jsonb_build_object('game', game, 'version', game_version, 'chain', chain, 'last', last_link, 'state', state)
from play_fact where known_at is null order by id;

insert into house_log (n, start, place) values (1, pg_current_snapshot(), pg_current_snapshot());
