-- What concerns a player, and whether he has read it.
create table notification (
  -- UUID version 7: ids ascend with time.
  id uuid primary key,
  player uuid not null references play_player,
  kind text not null check (kind in ('reward_ready', 'race_ended', 'hand_waiting', 'new_device')),
  -- What it is about (a day, a week, a bet, a session): nobody is told the same thing twice.
  about text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz,
  unique (player, kind, about)
);
create index notification_player on notification (player, id desc);
