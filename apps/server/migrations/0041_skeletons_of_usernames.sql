-- What a username looks like, made by the server: no two accounts have one look. Empty in closed accounts, in names that are older than this
-- column until a server starts, and in those of them that look like another one: their players keep them.
alter table account add column username_skeleton text unique;
