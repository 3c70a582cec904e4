-- Players are told of bets on facts that were settled while they were away.

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'reward_ready', 'race_ended', 'hand_waiting', 'hand_concluded', 'new_device', 'sign_in_failures', 'given_back', 'resettled',
  'slip_settled')) not valid;

-- The newest slips of a player. Bets wait while all of them are read once.
create index play_bet_slip_settled on play_bet (player, settled_at desc) where kind = 'external' and settled_at is not null;
