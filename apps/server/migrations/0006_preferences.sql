-- Game settings that a player has chosen, by name. What is not in it has its default, so that a default can change later.
create table account_preferences (
  account uuid primary key references account (id) on delete cascade,
  chosen jsonb not null check (jsonb_typeof(chosen) = 'object')
);
