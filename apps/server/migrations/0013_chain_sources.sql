-- Salts of chains from public sources that were named before they had a value.

alter table play_chain
  -- {"kind": "drand", "network": …, "round": …} or {"kind": "bitcoin", "height": …}: null when the house draws the salt itself.
  add column source jsonb,
  add column announced_at timestamptz,
  -- What the source gave, as it gave it: the salt is made from it.
  add column value text,
  add column value_at timestamptz,
  -- Ended before its last link: no round takes a link of it any more.
  add column retired_at timestamptz,
  -- Its source will never give a value: it is never played.
  add column given_up_at timestamptz,
  add column given_up_reason text,
  drop column salt_source,
  add check ((source is null) = (announced_at is null)),
  add check ((value is null) = (value_at is null)),
  add check (value is null or source is not null),
  -- No salt but that of the announced source.
  add check (salt is null or source is null or value is not null),
  add check (retired_at is null or salt is not null),
  add check ((given_up_at is null) = (given_up_reason is null)),
  add check (given_up_at is null or (source is not null and value is null and salt is null));

-- What the public was told of a chain stays as it was told.
create function play_chain_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'chains are never deleted';
  end if;
  if (new.id, new."table", new.ordinal, new.terminal_hash, new.length, new.created_at)
      is distinct from (old.id, old."table", old.ordinal, old.terminal_hash, old.length, old.created_at)
    or (old.source is not null or old.salt is not null)
      and (new.source, new.announced_at) is distinct from (old.source, old.announced_at)
    or old.value is not null and (new.value, new.value_at) is distinct from (old.value, old.value_at)
    or old.salt is not null and (new.salt, new.opened_at) is distinct from (old.salt, old.opened_at)
    or old.retired_at is not null and new.retired_at is distinct from old.retired_at
    or old.given_up_at is not null
      and (new.given_up_at, new.given_up_reason) is distinct from (old.given_up_at, old.given_up_reason)
    or new.played < old.played
  then
    raise exception 'what was published of a chain is never changed';
  end if;
  return new;
end $$;

create trigger play_chain_published before update or delete on play_chain
  for each row execute function play_chain_keep();
