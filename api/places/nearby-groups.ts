import { WALK_KM } from '#core/domain/distance.ts'
import { NEAR_KM } from '#core/domain/reach.ts'
import { shownIn, type Localized } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { nearbyGroups, prayersOf, type NearbyGroup, type Reach } from '#data/index/near.ts'
import type { Index } from '#data/index/open.ts'
import { entryTexts } from '../directory/entry-texts.ts'
import { jsonList, jsonOf, jsonWith, type Json } from '../http/json.ts'

/** How far one walks on Shabbat, and what is nearest to a stay. */
const REACHES = {
  walk: { km: WALK_KM, limit: 300, types: [231, 228, 232] },
  stay: { km: NEAR_KM, limit: 3, types: [231, 228] },
} as const satisfies Record<string, Reach>

interface Asked {
  lat: number
  lng: number
  lang: Lang
  reason: keyof typeof REACHES | undefined
  /** Of a walk that is not the usual one. */
  km?: number | undefined
}

/** What is near a point, as JSON. */
export function nearbyJson(index: Index, { lat, lng, lang, reason, km }: Asked): Json {
  const reach: Reach | undefined = reason && REACHES[reason]
  const groups = nearbyGroups(index, lat, lng, reason === 'walk' && km ? { ...REACHES.walk, km } : reach)
  const tnids = groups.flatMap(({ items }) => items.map(({ tnid }) => tnid))
  const texts = new Map(entryTexts(index, lang, tnids).map(({ tnid, json }) => [tnid, json]))
  return jsonList(groups.map(groupJson))

  function groupJson({ dtype, items, hasMore }: NearbyGroup): Json {
    const type = { typeId: dtype, typeName: MESSAGES[lang].common.typeNames[dtype], hasMore }
    const ids = items.map(({ tnid }) => tnid)
    const prayers = reason === 'walk' && dtype === 231 ? prayersOf(index, ids) : undefined
    const entries = items.flatMap(({ tnid, km }) => {
      const json = texts.get(tnid)
      return json ? [withPrayers(jsonWith([json], 'km', String(km)), lang, prayers?.get(tnid))] : []
    })
    return jsonWith([jsonOf(type)], 'items', jsonList(entries))
  }
}

function withPrayers(json: Json, lang: Lang, prayers: Localized | undefined): Json {
  if (!prayers) return json
  const { text, lang: other } = shownIn(lang, prayers)
  const body = jsonWith(json, 'prayers', JSON.stringify(text))
  return other ? jsonWith(body, 'prayersLang', JSON.stringify(other)) : body
}
