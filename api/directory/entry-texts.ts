import type { Lang } from '#core/i18n/languages.ts'
import { listedCards } from '#data/index/entries.ts'
import { entryOf } from '#data/index/entry-of.ts'
import type { ListingCard } from '#data/index/inputs.ts'
import type { Index } from '#data/index/open.ts'
import type { Deps } from '../deps.ts'
import { boundedCache } from '../http/bounded-cache.ts'
import { changesOf } from '../release/changes.ts'

/** An Entry as JSON in UTF-8, and what lists are sorted by. */
export interface EntryText extends Pick<ListingCard, 'tnid' | 'paid' | 'sample' | 'title' | 'isOld'> {
  json: Buffer
}

const [BEGIN, COMMA, END, CLOSE] = Array.from('[,]}', (sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer, Buffer]

/** Entries of listings in a language, in the given order; deleted ones are left out. */
export type EntryTexts = (index: Index, lang: Lang, tnids: readonly number[]) => EntryText[]

const MAX_BYTES = 64 * 1024 * 1024
/** Of the titles in all languages, and the keys. */
const BYTES_BESIDE = 1000

/** Keeps entries while the index is unchanged: what a request costs is then finding and joining them. */
export function createEntryTexts({ release }: Deps): EntryTexts {
  const kept = boundedCache<EntryText>(MAX_BYTES, (_, { json }) => json.length + BYTES_BESIDE)
  const hasChanged = changesOf(release)
  return (index, lang, tnids) => {
    if (hasChanged()) kept.clear()
    const texts = new Map(tnids.map((tnid) => [tnid, kept.get(`${lang} ${tnid}`)]))
    const missing = tnids.filter((tnid) => !texts.get(tnid))
    for (const card of listedCards(index, missing)) {
      const { tnid, paid, sample, title, isOld } = card
      const json = Buffer.from(JSON.stringify(entryOf(lang, card)))
      const text = { tnid, paid, sample, title, ...(isOld && { isOld }), json }
      kept.set(`${lang} ${tnid}`, text)
      texts.set(tnid, text)
    }
    return tnids.flatMap((tnid) => texts.get(tnid) ?? [])
  }
}

/** JSON in UTF-8, in pieces that are joined once: JavaScript's strings take ten times as long to become bytes. */
export type Json = readonly Buffer[]

/** A JSON array. */
export function jsonList(items: readonly Json[]): Json {
  return [BEGIN, ...items.flatMap((item, i) => (i === 0 ? item : [COMMA, ...item])), END]
}

/** A JSON object with one more property. */
export function jsonWith(json: Json, name: string, value: string | Json): Json {
  const before = json.with(-1, json.at(-1)!.subarray(0, -1))
  if (typeof value === 'string') return [...before, Buffer.from(`,"${name}":${value}}`)]
  return [...before, Buffer.from(`,"${name}":`), ...value, CLOSE]
}
