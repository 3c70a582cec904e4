-- Reads notices beside writes.
alter table notification validate constraint notification_kind_check;
