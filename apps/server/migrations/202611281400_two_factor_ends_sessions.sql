-- Turning two-factor sign-in on ends all other sessions: one that a thief had opened with the password alone would outlive it.
alter table account_session drop constraint account_session_ended_why_check;
alter table account_session add constraint account_session_ended_why_check check (ended_why in (
  'signed_out', 'ended_by_player', 'cookie_reused', 'ended_by_operator', 'password_changed', 'password_reset', 'email_restored',
  'account_closed', 'two_factor_on'));
