/** What comes from sources outside, and what an editor decides about it. */
export const imports = (id: string): string[] => [
  `create table imported (
    source text not null,
    source_id text not null,
    kind text not null,
    item text not null,
    base text not null,
    vanished_at bigint,
    constraint imported_pk primary key (source, source_id)
  )`,
  'create index imported_by_kind_item on imported (kind, item)',
  `create table import_sources (
    source text primary key,
    name text not null,
    licence text not null,
    url text,
    taken_at bigint not null
  )`,
  `create table conflicts (
    ${id},
    kind text not null,
    item text not null,
    source text not null,
    base text,
    theirs text not null,
    state text not null,
    at bigint not null,
    source_id text,
    duplicate text
  )`,
  'create index conflicts_by_state_at on conflicts (state, at)',
  'create index conflicts_by_kind_item on conflicts (kind, item)',
  'create index conflicts_by_source_source_id on conflicts (source, source_id)',
  // One question waits about a document, and one about a place that may be listed.
  `create unique index conflicts_waiting on conflicts (source, kind, item)
    where state = 'waiting' and source_id is null`,
  `create unique index duplicates_waiting on conflicts (source, source_id)
    where state = 'waiting' and source_id is not null`,
  `create table candidates (
    ${id},
    source text not null,
    source_id text not null,
    country text not null,
    chain text not null,
    tags text not null,
    body text not null,
    state text not null,
    at bigint not null
  )`,
  'create unique index candidates_by_source on candidates (source, source_id)',
  'create index candidates_by_state on candidates (state, country, chain)',
  `create table import_runs (
    ${id},
    name text not null,
    file text not null,
    step text not null,
    state text not null,
    done bigint not null,
    total bigint not null,
    shape text,
    request text,
    report text,
    problem text,
    is_cancelled integer not null,
    seen bigint not null,
    at bigint not null
  )`,
  `create table import_mappings (
    header text not null,
    name text not null,
    mapping text not null,
    constraint import_mappings_key primary key (header, name)
  )`,
]
