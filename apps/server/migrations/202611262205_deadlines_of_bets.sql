-- Rows of the statement that moves money; servers of before go on with `play_charged_wait_row`. A bet in play is written before something
-- new is told, or not at all: its player could otherwise delay it, look, and keep or cancel it (docs/decisions/0063-bets-in-play.md).
create type play_timed_wait_row as (place integer, fact uuid, version bigint, bet uuid, charge bigint, deadline timestamptz);
