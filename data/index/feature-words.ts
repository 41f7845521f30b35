import type { SeedCategory, SeedFeature } from '#core/contract/data-files.ts'
import type { Localized } from '#core/terms/localized.ts'
import { searchForm } from '#core/domain/slug.ts'
import { placeRow } from './cards.ts'
import type { Index } from './open.ts'
import { setBody } from './queries.ts'

type Named = Localized | undefined

/** Updates the search words of some features in the index. */
export function nameFeatures(index: Index, nids: readonly number[]): void {
  for (const nid of nids) {
    deleteFeature(index, nid)
    const row = index.get<{ body: string }>('select body from features where nid = ?', nid)
    if (row) nameFeature(index, JSON.parse(row.body) as SeedFeature)
  }
}

/** Updates all, because names of places or categories may have changed. */
export function nameAllFeatures(index: Index): void {
  const rows = index.all<{ nid: number }>('select nid from features')
  index.run(`insert into feature_words (feature_words) values ('delete-all')`)
  nameFeatures(
    index,
    rows.map(({ nid }) => nid),
  )
}

export function deleteFeature(index: Index, nid: number): void {
  index.run('delete from feature_words where rowid = ?', nid)
}

/** The words of its title, and all others. */
function nameFeature(index: Index, feature: SeedFeature): void {
  const { nid, title, summary, description, place, category } = feature
  const kind = setBody<SeedCategory>(index, 'categories', String(category))
  index.run(
    'insert into feature_words (rowid, titles, texts) values (?, ?, ?)',
    nid,
    wordsOf([title]),
    wordsOf([summary, description, kind?.title, ...namesAround(index, place)]),
  )
}

/** The names of a place, of its region and of its country. */
function namesAround(index: Index, place: number): Named[] {
  const row = placeRow(index, place)
  const country = row?.parent == null ? undefined : placeRow(index, row.parent)
  return [row?.names, row?.region, country?.names].map((names) =>
    names ? (JSON.parse(names) as Localized) : undefined,
  )
}

/** The unique words of some texts in all languages. */
function wordsOf(texts: readonly Named[]): string {
  const words = new Set<string>()
  for (const text of texts.flatMap((named) => Object.values(named ?? {}))) {
    for (const word of searchForm(text).split(' ')) {
      words.add(word)
      for (const rest of withoutPrefix(word)) words.add(rest)
    }
  }
  return [...words].join(' ')
}

/** The letters that Hebrew attaches to the next word: and, the, in, to, from, that, as. */
const HEBREW_PREFIX = /^[והבלמשכ](?=[\u05d0-\u05ea]{3})/u

/** A Hebrew word without one or two attached letters: 'בירושלים' is also 'ירושלים'. */
export function withoutPrefix(word: string): string[] {
  const once = word.replace(HEBREW_PREFIX, '')
  if (once === word) return []
  const twice = once.replace(HEBREW_PREFIX, '')
  return twice === once ? [once] : [once, twice]
}
