-- How far a flight had provably flown when its driver was lost: a flight that had ended by then is settled as flown.
-- The driver notes it with every renewal of its lease, on its own monotonic clock.
alter table play_table add column flight uuid, add column flown_ms integer;
-- Taken over from there by whoever takes the table from a driver that is gone; null for every other round.
alter table play_round add column flown_ms integer;
