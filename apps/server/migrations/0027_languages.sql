-- Which languages there are is the house's list (packages/protocol/src/languages.ts), checked where a message comes in; here is
-- only what a language's tag looks like. The check of 0010 named two of them.
alter table support_message drop constraint support_message_language_check;
alter table support_message add constraint support_message_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
