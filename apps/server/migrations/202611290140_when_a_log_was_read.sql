-- When the snapshot in `place` was taken. A dump may be moved to a database whose transactions have not come as far: numbers then
-- do not tell new movements from those in the dump, and this time does.
alter table house_log add column read_at timestamptz;
