-- States of real events that were published, for the log: deleted by the pass that writes their entries. They stand beside
-- house_log_pending because servers of the version before read that table, and know no entry of this kind.
create table house_log_price (
  id bigint generated always as identity primary key,
  fact uuid not null,
  version bigint not null,
  state jsonb not null,
  at timestamptz not null
);

create function house_log_note_price() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into house_log_price (fact, version, state, at) values (new.fact, new.version, new.state, new.published_at);
  return null;
end $$;
create trigger sports_price_logged after insert on sports_price for each row execute function house_log_note_price();
