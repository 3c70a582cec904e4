-- A hand that nobody plays on is ended by the house, as its rules say. Such moves stand among the player's own; this tells them apart.
alter table play_move add column by_house boolean not null default false;
-- For the notices to their players: few rows, and none for a move of a player.
create index play_move_by_house on play_move (at) where by_house;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'reward_ready', 'race_ended', 'hand_waiting', 'hand_concluded', 'new_device', 'sign_in_failures'));
