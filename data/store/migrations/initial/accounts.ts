/** Who has an account, how they log in, and what they keep with it. */
export const accounts = (id: string): string[] => [
  `create table users (
    ${id},
    name text not null,
    email text not null,
    email_key text unique,
    verified integer not null,
    password text,
    google text unique,
    facebook text unique,
    role text default '' not null,
    language text not null,
    at bigint not null,
    blocked_until bigint default 0 not null,
    blocked_reason text default '' not null,
    trust text default '' not null
  )`,
  `create table areas (
    uid integer not null references users (id) on delete cascade,
    place integer not null,
    constraint areas_pkey primary key (uid, place)
  )`,
  `create table tokens (
    hash text primary key,
    kind text not null,
    uid integer not null references users (id) on delete cascade,
    email text not null,
    name text,
    password text,
    expires_at bigint not null
  )`,
  'create index tokens_by_uid_kind on tokens (uid, kind)',
  'create index tokens_by_expires_at on tokens (expires_at)',
  `create table sessions (
    hash text primary key,
    uid integer references users (id) on delete cascade,
    csrf text not null,
    nonce text not null,
    messages text not null,
    at bigint not null,
    expires_at bigint not null,
    used_at bigint default 0 not null,
    browser text default '' not null,
    system text default '' not null
  )`,
  'create index sessions_by_uid on sessions (uid)',
  'create index sessions_by_expires_at on sessions (expires_at)',
  `create table second_factors (
    uid integer primary key references users (id) on delete cascade,
    secret text not null,
    step bigint not null,
    at bigint not null
  )`,
  `create table recovery_codes (
    uid integer not null references users (id) on delete cascade,
    hash text not null,
    constraint recovery_codes_key primary key (uid, hash)
  )`,
  `create table pending_logins (
    session text primary key references sessions (hash) on delete cascade,
    uid integer not null references users (id) on delete cascade,
    at bigint not null
  )`,
  'create index pending_logins_by_uid on pending_logins (uid)',
  `create table saved_lists (
    ${id},
    uid integer not null references users (id) on delete cascade,
    name text not null,
    share text unique,
    at bigint not null
  )`,
  'create index saved_lists_by_uid on saved_lists (uid)',
  `create table saved (
    uid integer not null references users (id) on delete cascade,
    item_type text not null,
    item integer not null,
    at bigint not null,
    list integer references saved_lists (id) on delete set null,
    note text default '' not null,
    constraint saved_key primary key (uid, item_type, item)
  )`,
  'create index saved_by_list on saved (list)',
  `create table trips (
    ${id},
    uid integer not null references users (id) on delete cascade,
    name text not null,
    query text not null,
    at bigint not null
  )`,
  'create index trips_by_uid on trips (uid)',
  `create table mail_choices (
    uid integer not null references users (id) on delete cascade,
    topic text not null,
    way text not null,
    kinds text not null,
    notified_at bigint not null,
    leave_token text not null,
    constraint mail_choices_pk primary key (uid, topic)
  )`,
  'create index mail_choices_by_token on mail_choices (leave_token)',
]
