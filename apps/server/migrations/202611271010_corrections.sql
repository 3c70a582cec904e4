-- Results from elsewhere that are corrected after bets were settled by them, and what these bets were paid instead
-- (docs/decisions/0067-corrected-results.md).

create table play_correction (
  fact uuid not null references play_fact,
  -- 1, 2, … of its fact.
  number smallint not null check (number between 1 and 999),
  -- The result until then and from then on; null is void.
  was jsonb,
  result jsonb,
  void_reason text,
  corrected_at timestamptz not null,
  -- True if it came later than a day after the first result: it takes nothing away from a bet.
  late boolean not null,
  transaction bigint not null default (pg_current_xact_id()::text::bigint),
  -- Bets may wait for other facts before they are settled again. It is looked at whenever one of those became known since.
  asked bigint not null default 1,
  answered bigint not null default 0,
  settled_at timestamptz,
  primary key (fact, number),
  check ((result is null) = (void_reason is not null))
);
create index play_correction_unsettled on play_correction (fact, number) where settled_at is null;

create table play_resettlement (
  bet uuid not null,
  -- 1, 2, … of its bet: its payout is act 1000 + number of the ledger.
  number smallint not null check (number between 1 and 999),
  fact uuid not null,
  correction smallint not null,
  was_payout bigint not null check (was_payout >= 0),
  was_refunded boolean not null,
  payout bigint not null check (payout >= 0),
  refunded boolean not null,
  -- The movement that takes the payout until then back.
  reversal uuid not null unique,
  at timestamptz not null default clock_timestamp(),
  transaction bigint not null default (pg_current_xact_id()::text::bigint),
  primary key (bet, number),
  foreign key (fact, correction) references play_correction
);
create index play_resettlement_correction on play_resettlement (fact, correction);

create trigger play_correction_unchanged before update on play_correction for each row
  when (
    old.settled_at is not null
    or (old.fact, old.number, old.was, old.result, old.void_reason, old.corrected_at, old.late, old.transaction)
      is distinct from (new.fact, new.number, new.was, new.result, new.void_reason, new.corrected_at, new.late, new.transaction)
  ) execute function play_refuse_change();
create trigger play_correction_not_deleted before delete on play_correction for each row execute function play_refuse_change();
create trigger play_correction_not_truncated before truncate on play_correction for each statement execute function play_refuse_change();
create trigger play_resettlement_unchanged before update or delete on play_resettlement for each row execute function play_refuse_change();
create trigger play_resettlement_not_truncated before truncate on play_resettlement for each statement execute function play_refuse_change();

-- A known fact changes its result by its newest correction alone, which the same transaction has written.
create function play_admit_correction() returns trigger language plpgsql as $$
begin
  if new.chain is null and new.version = old.version + 1 and exists (
    select from play_correction c where c.fact = new.id and c.transaction = pg_current_xact_id()::text::bigint
      and c.number = (select max(number) from play_correction where fact = new.id)
      and (c.was, c.result, c.void_reason) is not distinct from (old.result, new.result, new.void_reason)
  ) then return null; end if;
  raise exception 'update of play_fact is not allowed: a result is never changed or deleted, except by a correction';
end $$;

drop trigger play_fact_unchanged on play_fact;
create trigger play_fact_unchanged after update on play_fact for each row
  when (
    (old.id, old.game, old.game_version, old.opened_at, old.chain, old.first_link, old.last_link)
      is distinct from (new.id, new.game, new.game_version, new.opened_at, new.chain, new.first_link, new.last_link)
    or old.closed_at is not null and new.closed_at is distinct from old.closed_at
    or old.known_at is not null and (old.state, old.revealed, old.known_at) is distinct from (new.state, new.revealed, new.known_at)
    or old.settled_at is not null and new.settled_at is distinct from old.settled_at
  ) execute function play_refuse_change();
create trigger play_fact_corrected after update on play_fact for each row
  when (old.known_at is not null and (old.phase, old.version, old.result, old.void_reason)
    is distinct from (new.phase, new.version, new.result, new.void_reason))
  execute function play_admit_correction();

-- A settled bet changes its payout by its newest re-settlement alone, whose movements the same transaction has written.
create function play_admit_resettlement() returns trigger language plpgsql as $$
begin
  if (old.stake, old.outcome, old.left_at, old.settled_at) is not distinct from (new.stake, new.outcome, new.left_at, new.settled_at)
    and exists (
      select from play_resettlement r
      join ledger_movement m on m.reference = r.bet and m.act = 1000 + r.number and m.kind = 'payout' and m.amount = r.payout
      join ledger_reversal v on v.reversed_by = r.reversal and v.reference = r.bet
        and v.act = case when r.number = 1 then 0 else 999 + r.number end
      where r.bet = new.id and r.transaction = pg_current_xact_id()::text::bigint
        and r.number = (select max(number) from play_resettlement where bet = new.id)
        and (r.was_payout, r.was_refunded, r.payout, r.refunded) = (old.payout, old.refunded, new.payout, new.refunded)
    ) then return null; end if;
  raise exception 'update of play_bet is not allowed: what was played is never changed or deleted, except by a re-settlement';
end $$;

-- Waits for bets, and lets those in flight end first.
drop trigger play_bet_unchanged on play_bet;
create trigger play_bet_unchanged after update on play_bet for each row
  when (
    new.stake < old.stake
    or (old.id, old.player, old.game, old.game_version, old.kind, old.currency, old.bet, old.seed, old.nonce, old.round, old.ticket, old.created_at)
      is distinct from
      (new.id, new.player, new.game, new.game_version, new.kind, new.currency, new.bet, new.seed, new.nonce, new.round, new.ticket, new.created_at)
  ) execute function play_refuse_change();
create trigger play_bet_resettled after update on play_bet for each row
  when (old.settled_at is not null) execute function play_admit_resettlement();

-- The house pays what a player no longer has, so that nobody is in debt. The next migration checks the earlier rows, beside writes.
alter table ledger_movement drop constraint ledger_movement_kind_check;
alter table ledger_movement add constraint ledger_movement_kind_check
  check (kind in ('bet', 'stake', 'payout', 'refund', 'grant', 'correction', 'adjustment')) not valid;

-- A proposal to correct the result of an event that is over. Each event has one first result, and any number of corrections.
alter table sports_result add column corrects boolean not null default false;
drop index sports_result_confirmed;
create unique index sports_result_confirmed on sports_result (fact) where confirmed and not corrects;
drop trigger sports_result_unchanged on sports_result;
create trigger sports_result_unchanged before update on sports_result for each row
  when (
    old.decided_at is not null
    or (old.id, old.fact, old.result, old.void_reason, old.evidence, old.proposed_by, old.proposed_at, old.corrects)
      is distinct from (new.id, new.fact, new.result, new.void_reason, new.evidence, new.proposed_by, new.proposed_at, new.corrects)
  ) execute function play_refuse_change();

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'reward_ready', 'race_ended', 'hand_waiting', 'hand_concluded', 'new_device', 'sign_in_failures', 'given_back', 'resettled')) not valid;
