-- Since 0015 it counts tips and fetches too, not sign-ins alone.
alter table sign_in_attempts rename to attempts;
alter index sign_in_attempts_pkey rename to attempts_pkey;
alter index sign_in_attempts_ended rename to attempts_ended;
