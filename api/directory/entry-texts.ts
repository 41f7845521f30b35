import type { Lang } from '#core/i18n/languages.ts'
import { listedCards } from '#data/index/entries.ts'
import { entryOf } from '#data/index/entry-of.ts'
import type { ListingCard } from '#data/index/inputs.ts'
import { keptWhileUnchanged, type Index } from '#data/index/open.ts'
import { boundedCache } from '../http/bounded-cache.ts'
import { jsonOf } from '../http/json.ts'

/** An Entry as JSON, and what lists are sorted by. */
export interface EntryText extends Pick<
  ListingCard,
  'tnid' | 'paid' | 'sample' | 'worth' | 'title' | 'isOld' | 'place' | 'position'
> {
  json: Buffer
}

const MAX_BYTES = 64 * 1024 * 1024
/** An estimate of the bytes that titles in all languages and keys take. */
const BYTES_BESIDE = 1000

const keptTexts = keptWhileUnchanged(() =>
  boundedCache<EntryText>(MAX_BYTES, (_, { json }) => json.length + BYTES_BESIDE),
)

/**
 * Entries of listings in a language, in the given order; deleted ones are left out. They are kept while the index is
 * unchanged: what a request costs is then finding and joining them.
 */
export function entryTexts(index: Index, lang: Lang, tnids: readonly number[]): EntryText[] {
  const cache = keptTexts(index)
  const texts = new Map(tnids.map((tnid) => [tnid, cache.get(`${lang} ${tnid}`)]))
  const missing = tnids.filter((tnid) => !texts.get(tnid))
  for (const card of missing.length > 0 ? listedCards(index, missing) : []) {
    const { tnid, paid, sample, worth, title, place, position, isOld } = card
    const json = jsonOf(entryOf(lang, card))
    const text = { tnid, paid, sample, worth, title, place, position, ...(isOld && { isOld }), json }
    cache.set(`${lang} ${tnid}`, text)
    texts.set(tnid, text)
  }
  return tnids.flatMap((tnid) => texts.get(tnid) ?? [])
}
