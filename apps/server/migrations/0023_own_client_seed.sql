-- Since when a pair's client seed is the player's: set once the commitment was shown. Null: drawn by the house with the pair.
alter table play_seed add column chosen_at timestamptz;
