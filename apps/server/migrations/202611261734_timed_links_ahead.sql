-- Every look of every server asks which links were taken and not begun. A league takes 175,000 a year, and all but the next ones have begun.
create index play_timed_link_not_begun on play_timed_link (chain, link) where begun_at is null;
