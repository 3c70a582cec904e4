-- When the reveal of a round is over that was settled before it is shown: until then its result is told to nobody but the bettors'
-- own screens. Null for flights, which are shown while they run, and for rounds of before.
alter table play_round add column shown_at timestamptz;
-- Reveals that are still on: a handful of rounds at most, so that a balance can be read without what is not shown yet.
create index play_round_shown on play_round (shown_at) where shown_at is not null;

drop trigger play_round_unchanged on play_round;
-- Once it is settled or void, a round only shows its link, once.
create trigger play_round_unchanged after update on play_round for each row
  when (
    (old.id, old."table", old.number, old.game, old.game_version, old.chain, old.link, old.carry, old.opened_at)
      is distinct from (new.id, new."table", new.number, new.game, new.game_version, new.chain, new.link, new.carry, new.opened_at)
    or old.phase in ('settled', 'voided') and (
      (old.phase, old.fence, old.closes_at, old.started_at, old.settled_at, old.shown_at, old.outcome, old.carry_after, old.interrupted, old.void_reason, old.flown_ms)
        is distinct from
        (new.phase, new.fence, new.closes_at, new.started_at, new.settled_at, new.shown_at, new.outcome, new.carry_after, new.interrupted, new.void_reason, new.flown_ms)
      or old.revealed is distinct from new.revealed and old.revealed is not null)
  ) execute function play_refuse_change();
