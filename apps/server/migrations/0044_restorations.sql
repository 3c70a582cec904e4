-- What a restoration leaves behind: pairs, chains and stakes of a database that went back in time are not played on with.

-- The pair was made by a restoration. Its client seed is free until the player's first bet with it, as that of a new account.
alter table play_seed add column restored boolean not null default false;
-- Tickets name no pair. Those with a higher number were bought while this one was active, or later.
alter table play_seed add column after_ticket bigint not null default 0;

drop trigger play_seed_unchanged on play_seed;
-- What was promised stays, and what was revealed too.
create trigger play_seed_unchanged after update on play_seed for each row
  when (
    old.revealed_at is not null
    or (old.id, old.player, old.commitment, old.sealed, old.created_at, old.restored, old.after_ticket)
      is distinct from (new.id, new.player, new.commitment, new.sealed, new.created_at, new.restored, new.after_ticket)
  ) execute function play_refuse_change();

-- By the player's index: nothing else finds the bets of a pair.
create or replace function play_refuse_client_seed() returns trigger language plpgsql as $$
begin
  if exists (select from play_bet where player = old.player and seed = old.id)
    or exists (select from play_player p join play_bet b on b.player = p.id
               where p.id = old.player and p.seed = old.id and b.ticket > old.after_ticket)
  then
    raise exception 'update of a client seed is not allowed: what was played with it is never changed or deleted';
  end if;
  return null;
end $$;

alter table play_chain
  -- Ended because the database went back in time: its links may be public that it does not know as played.
  add column restored_at timestamptz,
  -- It follows one with an announced source, and begins with the salt of an announced source or not at all.
  add column announced_only boolean not null default false,
  drop constraint play_chain_check8,
  add constraint play_chain_given_up_check check (
    given_up_at is null or (salt is null and (restored_at is not null or (source is not null and value is null)))),
  add constraint play_chain_announced_only_check check (salt is null or not announced_only or source is not null);
-- The chain that is made next is announced only.
alter table play_table add column next_announced boolean not null default false;

create or replace function play_chain_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'chains are never deleted';
  end if;
  if (new.id, new."table", new.ordinal, new.terminal_hash, new.length, new.created_at, new.announced_only)
      is distinct from (old.id, old."table", old.ordinal, old.terminal_hash, old.length, old.created_at, old.announced_only)
    or (old.source is not null or old.salt is not null)
      and (new.source, new.announced_at) is distinct from (old.source, old.announced_at)
    or old.value is not null and (new.value, new.value_at) is distinct from (old.value, old.value_at)
    or old.salt is not null and (new.salt, new.opened_at) is distinct from (old.salt, old.opened_at)
    or old.retired_at is not null and new.retired_at is distinct from old.retired_at
    or old.given_up_at is not null
      and (new.given_up_at, new.given_up_reason) is distinct from (old.given_up_at, old.given_up_reason)
    or old.restored_at is not null and new.restored_at is distinct from old.restored_at
    or new.played < old.played
  then
    raise exception 'what was published of a chain is never changed';
  end if;
  return new;
end $$;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'reward_ready', 'race_ended', 'hand_waiting', 'hand_concluded', 'new_device', 'sign_in_failures', 'given_back'));
