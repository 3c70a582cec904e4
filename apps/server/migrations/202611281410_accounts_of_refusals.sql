-- While an account is open, a later ban or a longer exclusion reaches the mailboxes that it has left. A mailbox may have been left by
-- several. A closed account is not named here: nothing leads from an address to its bets.

alter table account_refusal add column accounts uuid[] not null default '{}';
