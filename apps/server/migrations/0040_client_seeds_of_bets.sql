-- A client seed stays once it was bet with: by bets that name the pair, or by tickets, which name none and play with their player's active
-- pair. Asked only when a client seed is set, which no bet does.
create function play_refuse_client_seed() returns trigger language plpgsql as $$
begin
  if exists (select from play_bet where seed = old.id)
    or exists (select from play_player p join play_bet b on b.player = p.id
               where p.id = old.player and p.seed = old.id and b.round is not null)
  then
    raise exception 'update of a client seed is not allowed: what was played with it is never changed or deleted';
  end if;
  return null;
end $$;

create trigger play_seed_client_seed after update of client_seed on play_seed for each row
  when (old.client_seed is distinct from new.client_seed) execute function play_refuse_client_seed();
