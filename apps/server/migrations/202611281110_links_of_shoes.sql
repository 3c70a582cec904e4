-- A shoe reveals its link on all of its rounds with its last one: the log may tell it once all of them are shown. The function is
-- otherwise that of 202611272000_house_log.sql.

create or replace function house_log_note_round() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
    perform house_log_note('round', 4, new.id, body || jsonb_build_object('link', new.revealed),
      (select max(shown_at) from play_round where chain = new.chain and link = new.link));
  end if;
  return null;
end $$;
