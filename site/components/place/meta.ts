import { textIn } from '#core/domain/localized.ts'
import { numberText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeLongName } from '#core/i18n/type-names.ts'
import type { PlaceInput } from '#data/index/inputs.ts'
import { MAX_TITLE, type PageMeta } from '#site/layouts/head.ts'

/** Title and description of a guide, which name only what it lists. */
export function placeWords(lang: Lang, input: PlaceInput): Pick<PageMeta, 'title' | 'description'> {
  const t = translator(lang)
  const place = textIn(lang, input.place.names)
  const isCity = input.kind === 'city'
  const listed = input.stats.filter(({ count }) => count > 0)
  const names = listed.map(({ dtype }) => typeLongName(lang, dtype))
  if (names.length === 0) {
    const times = isCity ? 'emptyDescription' : 'emptyCountryDescription'
    return {
      title: t('places:place.emptyTitle', { place }),
      description: `${t(`places:place.${times}`, { place })} ${t('places:place.empty')}`,
    }
  }
  // As many kinds as fit.
  const titles = names.map((_, at) =>
    t('places:place.title', { place, types: names.slice(0, names.length - at).join(' · ') }),
  )
  const types = listed.map(({ count }, at) => `${names[at]} (${numberText(lang, count)})`).join(', ')
  return {
    title: titles.find(({ length }) => length <= MAX_TITLE) ?? t('places:place.emptyTitle', { place }),
    description: t(isCity ? 'places:place.description' : 'places:place.countryDescription', {
      place,
      types,
    }),
  }
}
