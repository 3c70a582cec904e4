-- Budgets of facts: what the house may expect to lose on them (docs/decisions/0061-liability.md).

create table play_budget (
  fact uuid primary key references play_fact,
  -- What open bets have taken, and what servers hold ready for further ones. Never less than the bets alone.
  drawn bigint not null check (drawn >= 0),
  -- Raised when the bets are counted again: what servers drew before is void, and so is the version of the fact that they know.
  epoch bigint not null default 0,
  counted_at timestamptz
);

-- What a bet takes from the budget of a fact; null for bets of the versions before. Waits for bets while the rows are read once.
alter table play_wait add column charge bigint check (charge >= 0);
-- It rises when another fact of the bet is known.
drop trigger play_wait_unchanged on play_wait;
create trigger play_wait_unchanged before update on play_wait for each row
  when ((old.fact, old.bet) is distinct from (new.fact, new.bet) or new.charge is null or new.charge < old.charge)
  execute function play_refuse_change();
create trigger play_wait_not_deleted before delete on play_wait for each row execute function play_refuse_change();

-- Rows of the statement that moves money; servers of before go on with `play_wait_row`.
create type play_charged_wait_row as (place integer, fact uuid, version bigint, bet uuid, charge bigint);
