-- What was settled stays as it is, as in the ledger: bets, rounds, moves, keys and revealed seeds. What the house itself does to
-- them is let through, everything else stops its statement. The triggers run after the rows, because a trigger before an update
-- locks each row once more; their conditions are compared in place, so an update that is let through calls nothing.
-- Waits for bets: a trigger cannot be made beside writes, so this takes its turn between those in flight.

create function play_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is not allowed: what was played is never changed or deleted', lower(tg_op), tg_table_name;
end $$;

-- Open → settled, once; until then the stake may grow, and nothing else of a bet ever changes.
create trigger play_bet_unchanged after update on play_bet for each row
  when (
    old.settled_at is not null or new.stake < old.stake
    or (old.id, old.player, old.game, old.game_version, old.kind, old.currency, old.bet, old.seed, old.nonce, old.round, old.ticket, old.created_at)
      is distinct from
      (new.id, new.player, new.game, new.game_version, new.kind, new.currency, new.bet, new.seed, new.nonce, new.round, new.ticket, new.created_at)
  ) execute function play_refuse_change();
create trigger play_bet_not_deleted before delete on play_bet for each row execute function play_refuse_change();
create trigger play_bet_not_truncated before truncate on play_bet for each statement execute function play_refuse_change();

-- Once it is settled or void, a round only shows its link, once.
create trigger play_round_unchanged after update on play_round for each row
  when (
    (old.id, old."table", old.number, old.game, old.game_version, old.chain, old.link, old.carry, old.opened_at)
      is distinct from (new.id, new."table", new.number, new.game, new.game_version, new.chain, new.link, new.carry, new.opened_at)
    or old.phase in ('settled', 'voided') and (
      (old.phase, old.fence, old.closes_at, old.started_at, old.settled_at, old.outcome, old.carry_after, old.interrupted, old.void_reason, old.flown_ms)
        is distinct from
        (new.phase, new.fence, new.closes_at, new.started_at, new.settled_at, new.outcome, new.carry_after, new.interrupted, new.void_reason, new.flown_ms)
      or old.revealed is distinct from new.revealed and old.revealed is not null)
  ) execute function play_refuse_change();
create trigger play_round_not_deleted before delete on play_round for each row execute function play_refuse_change();
create trigger play_round_not_truncated before truncate on play_round for each statement execute function play_refuse_change();

create trigger play_move_unchanged before update or delete on play_move for each row execute function play_refuse_change();
create trigger play_move_not_truncated before truncate on play_move for each statement execute function play_refuse_change();

create trigger play_key_unchanged before update or delete on play_key for each row execute function play_refuse_change();
create trigger play_key_not_truncated before truncate on play_key for each statement execute function play_refuse_change();

-- What was promised stays, and what was revealed too.
create trigger play_seed_unchanged after update on play_seed for each row
  when (
    old.revealed_at is not null
    or (old.id, old.player, old.commitment, old.sealed, old.created_at)
      is distinct from (new.id, new.player, new.commitment, new.sealed, new.created_at)
  ) execute function play_refuse_change();
create trigger play_seed_not_deleted before delete on play_seed for each row execute function play_refuse_change();
create trigger play_seed_not_truncated before truncate on play_seed for each statement execute function play_refuse_change();

-- Where `/healthz` tries whether the disk takes anything. Always empty.
create unlogged table house_probe (filler text storage plain not null);
