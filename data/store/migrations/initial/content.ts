/** What the site knows, and which data files it came from. */
export const content = (): string[] => [
  `create table content (
    kind text not null,
    id text not null,
    body text not null,
    origin text not null,
    sample integer not null,
    deleted integer default 0 not null,
    seq bigint not null,
    updated_at bigint not null,
    added_at bigint default 0 not null,
    constraint content_pk primary key (kind, id)
  )`,
  'create index content_by_seq on content (seq)',
  'create index content_by_origin on content (origin)',
  `create table counters (
    name text primary key,
    value bigint not null
  )`,
  "insert into counters (name, value) values ('content', 0)",
  // The number of the listing imported last; those of the data files are far below.
  "insert into counters (name, value) values ('imported', 10000000)",
  `create table imports (
    file text primary key,
    hash text not null,
    rows integer not null,
    at bigint not null
  )`,
]
