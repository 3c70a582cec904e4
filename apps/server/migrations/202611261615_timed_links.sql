-- Links of chains whose tables have no rounds: the clock takes them.
create table play_timed_link (
  chain uuid not null references play_chain,
  link integer not null check (link >= 1),
  -- It is taken then; one that nobody has bet on may be put off until it is taken.
  due_at timestamptz not null,
  -- What it decides is shown between these times, once its taking outlasts a database that goes back. After that it is known.
  begun_at timestamptz,
  over_at timestamptz,
  primary key (chain, link),
  check (num_nulls(begun_at, over_at) in (0, 2)),
  check (over_at >= begun_at)
);

create trigger play_timed_link_unchanged after update on play_timed_link for each row
  when ((old.chain, old.link) is distinct from (new.chain, new.link) or old.begun_at is not null)
  execute function play_refuse_change();
create trigger play_timed_link_not_deleted before delete on play_timed_link for each row execute function play_refuse_change();
create trigger play_timed_link_not_truncated before truncate on play_timed_link for each statement execute function play_refuse_change();
