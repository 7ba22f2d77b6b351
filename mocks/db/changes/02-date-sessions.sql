-- Session start times were not stored. A refresh token lasts 30 days, so count back from its expiry.
alter table session add column id text not null default '';
alter table session add column device text not null default '';
alter table session add column started_at text not null default '';
alter table session add column used_at text not null default '';
update session set id = lower(hex(randomblob(16))),
  started_at = strftime('%Y-%m-%dT%H:%M:%fZ', refresh_expires_at, '-30 days'),
  used_at = strftime('%Y-%m-%dT%H:%M:%fZ', refresh_expires_at, '-30 days');
