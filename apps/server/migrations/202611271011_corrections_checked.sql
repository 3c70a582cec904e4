-- Reads movements and notices beside writes.
alter table ledger_movement validate constraint ledger_movement_kind_check;
alter table notification validate constraint notification_kind_check;
