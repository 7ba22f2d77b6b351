-- The shop sends no e-mails about promotions.
alter table customer drop column news_email;
