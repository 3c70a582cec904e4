-- Real events. Each is a fact (play_fact); this is what the house keeps of it beside: where it comes from, everything that was published of
-- it, and how its result was found.

create table sports_event (
  fact uuid primary key references play_fact,
  -- 'trader', or the id of a feed.
  source text not null,
  -- The feed's own name of the event.
  key text,
  -- The start that was published first: an event that is played more than 48 hours after it is void.
  first_start timestamptz not null,
  starts_at timestamptz not null,
  -- True once a trader has moved it: the feed moves it no more.
  start_by_hand boolean not null default false,
  -- Percents that the house keeps of a feed's margin-free chances.
  margin smallint not null default 5 check (margin between 0 and 30),
  -- Of a feed's event: what its watches remember between two polls.
  prices_seen jsonb,
  results_seen jsonb,
  -- Set while a person must look at it.
  asks text,
  unique (source, key),
  check ((key is null) = (source = 'trader'))
);

-- What was published of an event, from each version of its fact on: a bet names its odds, and this says who offered them when.
create table sports_price (
  fact uuid not null references sports_event,
  version bigint not null,
  state jsonb not null,
  actor text not null,
  published_at timestamptz not null default clock_timestamp(),
  primary key (fact, version)
);
create trigger sports_price_unchanged before update or delete on sports_price for each row execute function play_refuse_change();
create trigger sports_price_not_truncated before truncate on sports_price for each statement execute function play_refuse_change();

-- Results that somebody proposed: a second person, or a second equal answer of the feed, confirms one.
create table sports_result (
  id bigint generated always as identity primary key,
  fact uuid not null references sports_event,
  -- Null: the event is void, for this reason.
  result jsonb,
  void_reason text,
  evidence text not null,
  -- An account, or null for a feed.
  proposed_by uuid references account,
  proposed_at timestamptz not null default clock_timestamp(),
  decided_by uuid references account,
  decided_at timestamptz,
  confirmed boolean,
  check ((result is null) = (void_reason is not null)),
  check (num_nonnulls(decided_at, confirmed) in (0, 2)),
  -- Two people, never one twice.
  check (confirmed is not true or decided_by is distinct from proposed_by or (proposed_by is null and decided_by is null))
);
-- One question at a time, and one answer for ever.
create unique index sports_result_waiting on sports_result (fact) where decided_at is null;
create unique index sports_result_confirmed on sports_result (fact) where confirmed;
create trigger sports_result_unchanged before update on sports_result for each row
  when (
    old.decided_at is not null
    or (old.id, old.fact, old.result, old.void_reason, old.evidence, old.proposed_by, old.proposed_at)
      is distinct from (new.id, new.fact, new.result, new.void_reason, new.evidence, new.proposed_by, new.proposed_at)
  ) execute function play_refuse_change();
create trigger sports_result_not_deleted before delete on sports_result for each row execute function play_refuse_change();
create trigger sports_result_not_truncated before truncate on sports_result for each statement execute function play_refuse_change();

-- When a feed was asked last: whichever server may ask writes it first, so that one of them asks.
create table sports_feed (
  id text primary key,
  prices_at timestamptz not null default '-infinity',
  results_at timestamptz not null default '-infinity',
  -- Why it gave nothing, while it gives nothing.
  prices_failure text,
  results_failure text
);
