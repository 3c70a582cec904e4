import type { Rule } from "@fairhouse/ledger/trial-balance.ts";

/** The rules of `npm run ledger:audit` for the log (invariant 12 of `docs/reliability.md`), as queries for rows that break them. */
export const houseLogRules: readonly Rule[] = [
  {
    name: "bundles of the log are full but for the last one, and have a leaf for each entry",
    sql: `select b.log, b.index, cardinality(b."references") as entries, octet_length(b.leaves) / 32 as leaves from house_log_bundle b
      join house_log l on l.n = b.log
      where octet_length(b.leaves) <> 32 * cardinality(b."references")
        or cardinality(b."references") <> least(256, l.size - 256 * b.index)`,
  },
  {
    name: "a log has as many entries as it says",
    sql: `select l.n, l.size, coalesce(sum(cardinality(b."references")), 0) as found from house_log l
      left join house_log_bundle b on b.log = l.n group by l.n having l.size <> coalesce(sum(cardinality(b."references")), 0)`,
  },
  {
    // A database that was moved by a dump has other numbers of transactions than the snapshots of its log.
    name: "what the log has read is in it as often as in the books, or is held until it may be told",
    sql: `with running as (select * from house_log where ended_at is null and since is null),
      booked as (
        select m.reference, count(*) as times from ledger_movement m, running l
        where pg_visible_in_snapshot(m.transaction::text::xid8, l.place) and not pg_visible_in_snapshot(m.transaction::text::xid8, l.start)
        group by 1),
      told as (
        select e.reference, count(*) as times from running l join house_log_bundle b on b.log = l.n, unnest(b."references") e (reference)
        group by 1),
      held as (select reference, count(*) as times from house_log_held group by 1)
      select b.reference, b.times as booked, coalesce(t.times, 0) as told, coalesce(h.times, 0) as held from booked b
      left join told t using (reference) left join held h using (reference)
      where b.times <> coalesce(t.times, 0) + coalesce(h.times, 0)`,
  },
  {
    // Sales name the published states that their prices were made of. Those of events that were opened before the migration of
    // these entries are not looked for: a server of the version before could publish while it waited for the table.
    name: "what was published of an event, and what became of it, is in the logs as often, or is held until it may be told",
    sql: `with events as (
        select fact, count(*) as published from sports_price group by fact having min(published_at) > (
          select applied_at + interval '5 seconds' from schema_migration where number = 202611281500)),
      noted as (
        select e.fact, 1 + (f.known_at is not null)::int + e.published
          + (select count(*) from play_correction c where c.fact = e.fact) as times
        from events e join play_fact f on f.id = e.fact),
      told as (
        select r.fact, count(*) as times from house_log_bundle b, unnest(b."references") r (fact) join events using (fact) group by 1),
      held as (
        select fact, count(*) as times from (
          select fact from house_log_price union all select reference from house_log_pending where kind = 'fact') waiting group by 1)
      select n.fact, n.times as noted, coalesce(t.times, 0) as told, coalesce(h.times, 0) as held from noted n
      left join told t using (fact) left join held h using (fact)
      where n.times <> coalesce(t.times, 0) + coalesce(h.times, 0)`,
  },
];
