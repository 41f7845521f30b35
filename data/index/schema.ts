/** Raise it whenever the tables or their contents change: an index of another version is rebuilt. */
export const INDEX_VERSION = 40

/**
 * The tables of `index.sqlite`: a copy of the content for fast reads, and the record of what each page was rendered
 * from. Localized texts are JSON objects keyed by language code.
 */
export const INDEX_SCHEMA = `
create table meta (name text primary key, value text not null) without rowid;

-- Countries and cities. rank: 1 for the most populous.
create table places (
  id integer primary key,
  kind text not null,              -- 'city' or 'country'
  rank integer not null unique,
  country text not null,           -- ISO 3166-1 alpha-2
  parent integer,                  -- the country of a city
  region text,                     -- names of the first-level division, JSON
  lat real not null, lng real not null,
  elevation integer not null,      -- metres
  time_zone text not null,
  population integer not null,
  names text not null,             -- JSON
  about text,                      -- JSON
  picture text not null,           -- key of its drawing; empty without a page
  listed integer not null,         -- listings in it that are no samples; a country counts its cities'
  has_page integer not null,
  part_of integer,                 -- the city that it is a district of
  popularity integer not null      -- listed when places were last compared: the pages of all others show that order
);
create index places_by_country on places (country, popularity desc, rank);
create index places_with_page on places (has_page) where has_page = 1;
create index places_listed on places (kind, listed desc, rank) where has_page = 1;
create index places_popular on places (kind, popularity desc, rank) where has_page = 1;
create index places_popular_in on places (country, kind, popularity desc, rank) where has_page = 1;
create index countries_by_rank on places (rank) where kind = 'country';

-- What a place is found by, folded by searchForm: each of its names from each of its words on.
-- kind: 0 for names in our languages, 1 for what else the gazetteer knows it by.
-- whole: 1 for a name from its first word on.
create table place_starts (
  kind integer not null, start text not null, rank integer not null, whole integer not null,
  primary key (kind, start, rank)
) without rowid;
-- The most populous places of beginnings that many places share: their ranks, JSON.
create table place_tops (kind integer not null, start text not null, ranks text not null, primary key (kind, start));
-- The words of names, and what is within them; id: those of more populous places first.
create table place_words (id integer primary key, word text not null unique);
-- For mistyped words: their first letters, whole and with one left out.
create table place_spellings (spelling text not null, start text not null, primary key (spelling, start)) without rowid;
-- The words of regions and countries, for a name with one of them after it.
create table region_words (word text primary key) without rowid;
create virtual table place_words_within using fts5 (word, tokenize = 'trigram', content = '');

-- The pictures of places with pages.
create table drawings (
  place integer primary key,
  key text not null,
  shows text not null,             -- 'coast', 'border' or 'land'
  svg text not null,
  frame text not null,             -- as JSON: what part of the earth it shows
  source text not null             -- hash of its listings and month
);

create virtual table place_boxes using rtree (id, min_lng, max_lng, min_lat, max_lat);

create table listings (
  tnid integer primary key,
  dtype integer not null,
  place integer not null,
  city integer not null,           -- its place, or the city that this is a district of
  country text not null,
  paid integer not null,
  sample integer not null,
  lat real not null, lng real not null,
  card text not null,              -- ListingCard without place and rating, JSON
  body text not null,              -- SeedListing, JSON
  reviews integer not null,
  rating real,                     -- mean of the overall ratings
  checked text,                    -- the day of what its source says, YYYY-MM-DD; null of samples
  source text,                     -- name and licence of the source that it came from, a JSON array
  sightings text,                  -- what visitors and editors said of whether it is still there, JSON
  confirmed text,                  -- the day on which it was last confirmed; null of samples
  confirmed_by text,               -- a Confirmer
  judged text not null,            -- the day, where it is, for which its age and its kashrut were judged
  turns text,                      -- the day on which one of them says something else; null where that never comes
  worth integer not null,          -- what it is worth to a visitor, see worthOf
  old integer not null,            -- 1 where it was confirmed more than two years before
  said text                        -- the newest day of what its page says; null of samples, and where it has none
);
create index listings_by_place on listings (place, dtype, sample, paid desc, old, worth desc);
create index listings_by_city on listings (city, dtype, sample, paid desc, old, worth desc);
create index listings_by_said on listings (city, said desc, tnid desc) where said is not null;
create index listings_by_type on listings (dtype, sample);
create index listings_by_source on listings (source, checked) where source is not null;
create index listings_turning on listings (turns) where turns is not null;
create index listings_judged on listings (judged);
-- The authorities that supervise a listing, or were stated to.
create table supervisions (authority text not null, tnid integer not null, primary key (authority, tnid)) without rowid;
create index supervisions_by_listing on supervisions (tnid);
create index listings_with_facts on listings (tnid) where sample = 0 and instr(body, '"kashrutFacts":') > 0;
create index listings_missions on listings (country) where dtype = 233 and sample = 0;
create index listings_with_prayers on listings (city, place)
  where dtype = 231 and sample = 0 and (instr(body, '"prayers":') > 0 or instr(body, '"prayerTimes":') > 0);
create index listings_by_country on listings (country, dtype, sample, paid desc, old, worth desc);

-- What a listing that is no sample is found by, folded like the names of places; rowid = tnid.
create virtual table listing_names using fts5 (
  titles, addresses, towns, tokenize = 'unicode61 remove_diacritics 0', prefix = '2 3', content = '',
  contentless_delete = 1
);
-- The words of their titles, as place_words and place_spellings; words stay when the last title with them goes.
create table listing_words (id integer primary key, word text not null unique);
create table listing_spellings (
  spelling text not null, start text not null, primary key (spelling, start)
) without rowid;

-- The names among them, folded, a line each, to compare what was typed with.
create table listing_titles (tnid integer primary key, names text not null);

-- Hotels of OpenStreetMap, by town: points to walk from, and no listings.
create table hotels (
  id integer primary key, place integer not null, lat real not null, lng real not null,
  body text not null               -- StoredHotel, JSON
);
create index hotels_by_place on hotels (place);
-- Folded like the names of places.
create virtual table hotel_names using fts5 (
  names, towns, tokenize = 'unicode61 remove_diacritics 0', prefix = '2 3', content = '', contentless_delete = 1
);

-- Photographs of Wikimedia Commons by what they show: listing-1, city-2.
create table open_pictures (id text primary key, body text not null) without rowid; -- OpenPicture, JSON

-- When listings are open in the coming days, and when one prays there, for lists; pages compute more of it.
create table listing_hours (tnid integer primary key, coming text not null); -- CardHours, JSON

-- Where listings are; samples are nowhere. The type is a third dimension, so that looking for rare types passes over
-- common ones.
create virtual table listing_boxes using rtree (
  tnid, min_lng, max_lng, min_lat, max_lat, min_type, max_type, +lat, +lng
);

create table reviews (
  id integer primary key, tnid integer not null, at integer not null, body text not null -- PageReview
);
create index reviews_by_listing on reviews (tnid, at desc);
create table questions (
  id integer primary key, tnid integer not null, at integer not null, body text not null -- ShownQuestion
);
create index questions_by_listing on questions (tnid, at desc);

create table features (
  nid integer primary key, place integer not null, category integer not null, top integer not null,
  sample integer not null,
  past integer not null,           -- 1: pages show that its dates have passed, and no list has it
  ends_at integer not null,        -- when they pass, epoch milliseconds; after all days where they never do
  body text not null               -- SeedFeature
);
create index features_by_place on features (place, past, sample, top desc, nid, ends_at);
create index features_by_category on features (category, past, sample, top desc, nid);
create index features_ending on features (past, ends_at);

-- What a travel feature is found by: the words of its texts in all languages, each once, folded like the names of
-- places; rowid = nid. They are split at spaces alone: the folding has left letters and digits only.
create virtual table feature_words using fts5 (
  titles, texts, tokenize = 'ascii', prefix = '2 3', detail = column, content = '', contentless_delete = 1
);

-- Small sets that are read whole: options, link sets, categories, authorities, airports, what the site says of itself.
create table sets (kind text not null, id text not null, body text not null, primary key (kind, id)) without rowid;

-- What a page shows, by one row a page in all languages. hash: of its input; empty before it is first rendered.
create table subjects (
  id integer primary key,
  kind text not null,              -- RouteKind
  ref integer not null,            -- place, tnid, nid; 0 where there is one only
  sub integer not null,            -- of a listing: its dtype; of results: dtype * 1000000 + page
  hash text not null,
  slugs text not null,             -- by language, JSON; '{}' where the URL has none
  changed integer not null,        -- day of the last change, epoch seconds: lastmod of the sitemap
  noindex integer not null,
  unique (kind, ref, sub)
);

-- The Shabbat times that pages show now, by place.
-- fridays: the Fridays of the year of the first, JSON.
create table times (
  place integer primary key, turns_at integer not null, body text not null,
  year integer not null, fridays text not null
);
create index times_turning on times (turns_at);

-- What is nearest to each place with a page, of each kind; ref: a listing or an airport, 0 where there is none.
-- A country is where its capital is.
create table nearest (
  place integer not null, kind text not null, ref integer not null, km real not null, primary key (kind, place)
) without rowid;
create index nearest_by_ref on nearest (ref);

-- What was made: one row a page and language.
create table published (
  subject integer not null, lang text not null,
  path text not null,
  hash text not null,              -- of the subject when the page was made
  env text not null,               -- of the bundle and the words
  digest text not null,            -- of the bytes
  primary key (subject, lang)
) without rowid;
create unique index published_by_path on published (path);

-- The sections of the messages that pages of a kind are rendered from, common.nav.
create table page_uses (section text not null, kind text not null, primary key (section, kind)) without rowid;

-- What the documents of the latest small changes said before, newest last.
create table undo (id integer primary key autoincrement, body text not null);
`
