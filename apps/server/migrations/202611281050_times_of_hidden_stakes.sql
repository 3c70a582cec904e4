-- A further stake of a hand hides its time in the log, and the bounds of its bundle left that time out: at the edge of a bundle the
-- entry was never found. Times of entries are whole milliseconds.

update house_log_bundle b set least = least(b.least, h.first), greatest = greatest(b.greatest, h.last)
from (
  select e.log, e.index, min(m.at) as first, max(m.at) as last
  from (
    select reference, date_trunc('milliseconds', at) as at from ledger_movement where kind = 'stake' and act > 1
  ) m
  join (select log, index, unnest("references") as reference from house_log_bundle) e using (reference)
  group by 1, 2
) h
where b.log = h.log and b.index = h.index and (b.least > h.first or b.greatest < h.last);
