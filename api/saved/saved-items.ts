import { AppError } from '#core/contract/app-error.ts'
import type { ItemType, SavedIds, SavedItems } from '#core/contract/saved.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { listedCards } from '#data/index/entries.ts'
import { entryOf, featureItem } from '#data/index/entry-of.ts'
import { featuresOf } from '#data/index/items.ts'
import type { PeopleDeps } from '../deps.ts'
import { indexOf } from '../http/lookup.ts'
import type { SavedItem } from './saved.repository.ts'

/** Saved items as lists show them, without those no longer on the site. */
export function itemsFor(
  deps: PeopleDeps,
  rows: readonly { item_type: ItemType; item: number }[],
  language: Lang,
): SavedItems {
  const index = indexOf(deps)
  const { directory, features } = idsOf(rows)
  return {
    directory: listedCards(index, directory).map((card) => entryOf(language, card)),
    features: featuresOf(index, features, deps.now().getTime()).map((card) => featureItem(language, card)),
  }
}

export function idsOf(rows: readonly { item_type: ItemType; item: number }[]): SavedIds {
  const of = (type: ItemType) => rows.filter(({ item_type }) => item_type === type).map(({ item }) => item)
  return { directory: of('directory'), features: of('feature') }
}

export function itemOf(params: { uid: number; tnid: number; itemType: ItemType }): SavedItem {
  const { uid, tnid, itemType } = params
  return { uid: requireUid(uid), itemType, item: tnid }
}

/** Nobody (uid 0) has a list. Throws AppError `needLogin`. */
export function requireUid(uid: number): number {
  if (uid === 0) throw new AppError('needLogin')
  return uid
}
