-- Bets that wait for facts from elsewhere, results of events for example, and those facts.

-- Waits for bets: a constraint cannot be made beside writes, so this takes its turn between those in flight. It reads no row; the
-- next migration checks the earlier ones.
alter table play_bet drop constraint play_bet_kind_check;
alter table play_bet add constraint play_bet_kind_check check (kind in ('instant', 'hand', 'round', 'external')) not valid;
alter table play_bet drop constraint play_bet_check1;
-- Chance comes from a seed or from a round; a bet on facts has none of its own.
alter table play_bet add constraint play_bet_source_check check (num_nonnulls(seed, round) = (kind <> 'external')::integer) not valid;

create table play_fact (
  id uuid primary key,
  game text not null,
  game_version integer not null,
  -- Bets are taken while it is open. A void fact has no result, and what was staked on it alone goes back.
  phase text not null default 'open' check (phase in ('open', 'closed', 'known', 'void')),
  -- Raised with each change of the state, because prices depend on it: a bet names the version that it was computed from.
  version bigint not null default 0,
  -- Public.
  state jsonb not null,
  result jsonb,
  void_reason text,
  -- A fact of the house itself: links of one chain decide it, and bets end when the first of them is taken.
  chain uuid references play_chain,
  first_link integer,
  last_link integer,
  -- The last of them, which leads to the others: public with the result.
  revealed text,
  opened_at timestamptz not null,
  closed_at timestamptz,
  known_at timestamptz,
  -- From then on, no open bet waits for this fact alone.
  settled_at timestamptz,
  check ((result is null) = (phase <> 'known')),
  check ((known_at is null) = (phase in ('open', 'closed'))),
  check ((void_reason is null) = (phase <> 'void')),
  check (settled_at is null or known_at is not null),
  check (num_nulls(chain, first_link, last_link) in (0, 3)),
  check (first_link between 1 and last_link),
  check ((revealed is not null) = (chain is not null and phase = 'known'))
);
create index play_fact_unsettled on play_fact (game, id) where settled_at is null;
create index play_fact_links on play_fact (chain, first_link) where known_at is null;

-- The bets that wait for a fact, for ever: whoever asks for the open ones asks the bets.
create table play_wait (
  fact uuid not null references play_fact,
  bet uuid not null,
  primary key (fact, bet)
);
create index play_wait_bet on play_wait (bet);

-- A result is known once and stays.
create trigger play_fact_unchanged after update on play_fact for each row
  when (
    (old.id, old.game, old.game_version, old.opened_at, old.chain, old.first_link, old.last_link)
      is distinct from (new.id, new.game, new.game_version, new.opened_at, new.chain, new.first_link, new.last_link)
    or old.closed_at is not null and new.closed_at is distinct from old.closed_at
    or old.known_at is not null and (old.phase, old.version, old.state, old.result, old.void_reason, old.revealed, old.known_at)
      is distinct from (new.phase, new.version, new.state, new.result, new.void_reason, new.revealed, new.known_at)
    or old.settled_at is not null and new.settled_at is distinct from old.settled_at
  ) execute function play_refuse_change();
create trigger play_fact_not_deleted before delete on play_fact for each row execute function play_refuse_change();
create trigger play_fact_not_truncated before truncate on play_fact for each statement execute function play_refuse_change();
create trigger play_wait_unchanged before update or delete on play_wait for each row execute function play_refuse_change();
create trigger play_wait_not_truncated before truncate on play_wait for each statement execute function play_refuse_change();

-- Rows of the statement that moves money.
create type play_wait_row as (place integer, fact uuid, version bigint, bet uuid);
