-- A log that began in a database that had come by a dump took rows whose numbers lie ahead for new ones, in every pass. Where the
-- place is still of the server before, the next pass sees that and finds the time itself.

update house_log set since = (
  select max(at) from ledger_movement where transaction >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint
)
where ended_at is null and since is null and pg_snapshot_xmax(place) <= pg_snapshot_xmax(pg_current_snapshot());
