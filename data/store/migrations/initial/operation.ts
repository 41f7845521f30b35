/** What editors did, what was counted, and what guards the site. */
export const operation = (id: string): string[] => [
  `create table audit (
    ${id},
    uid integer not null,
    act text not null,
    kind text not null,
    item text not null,
    tnid integer not null,
    reason text not null,
    before text not null,
    after text not null,
    part_of integer default 0 not null,
    undoes integer not null,
    undone_by integer default 0 not null,
    at bigint not null
  )`,
  'create index audit_by_kind_item on audit (kind, item)',
  'create index audit_by_tnid on audit (tnid)',
  'create index audit_by_uid on audit (uid)',
  'create index audit_by_part_of on audit (part_of)',
  `create table uploads (
    key text primary key,
    tnid integer not null,
    at bigint not null
  )`,
  `create table hold_rules (
    id integer primary key,
    first_posts integer not null,
    links integer not null,
    words text not null
  )`,
  `create table statistics (
    week text not null,
    what text not null,
    subject text not null,
    total integer not null,
    constraint statistics_pk primary key (week, what, subject)
  )`,
  `create table unfound_searches (
    hash text primary key,
    days integer not null,
    last_day text not null
  )`,
  `create table limits (
    key text primary key,
    count integer not null,
    resets_at bigint not null
  )`,
  'create index limits_by_resets_at on limits (resets_at)',
  `create table used_captchas (
    hash text primary key,
    expires_at bigint not null
  )`,
  `create table secrets (
    name text primary key,
    value text not null
  )`,
]
