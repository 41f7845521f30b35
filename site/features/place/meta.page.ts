import { textIn } from '#core/terms/localized.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeLongName } from '#core/text/type-names.ts'
import { helpsOf } from '#data/index/helps.ts'
import type { CityInput, PlaceInput } from '#data/index/inputs.ts'
import { MAX_TITLE, type PageMeta } from '#site/ui/head/page-meta.page.ts'

type Words = Pick<PageMeta, 'title' | 'description'>

/** Title and description of a guide, which name only what it lists. */
export function placeWords(lang: Lang, input: PlaceInput): Words {
  const t = translator(lang)
  const place = textIn(lang, input.place.names)
  const isCity = input.kind === 'city'
  const { stats } = input
  const names = stats.map(({ dtype }) => typeLongName(lang, dtype))
  if (names.length === 0) return isCity ? timesWords(lang, input, place) : emptyWords(lang, place)
  const title = fitting(names, (types) => t('places:place.title', { place, types }))
  const types = stats.map(({ count }, at) => `${names[at]} (${numberText(lang, count)})`).join(', ')
  return {
    title: title ?? t('places:place.emptyTitle', { place }),
    description: t(isCity ? 'places:place.description' : 'places:place.countryDescription', {
      place,
      types,
    }),
  }
}

/** Of a city without listings: its times. What is nearest may be far, and is no part of the title. */
function timesWords(lang: Lang, { help }: CityInput, place: string): Words {
  const t = translator(lang)
  const helps = helpsOf(help).map((name) => t(`places:help.helps.${name}`))
  const texts = [
    t('places:place.emptyDescription', { place }),
    helps.length > 0 && t('places:help.description', { helps: helps.join(', ') }),
    t('places:place.empty'),
  ]
  return {
    title: t('places:help.timesTitle', { place }),
    description: texts.filter((text) => text !== false).join(' '),
  }
}

function emptyWords(lang: Lang, place: string): Words {
  const t = translator(lang)
  return {
    title: t('places:place.emptyTitle', { place }),
    description: `${t('places:place.emptyCountryDescription', { place })} ${t('places:place.empty')}`,
  }
}

/** A title with as many of the names as fit. */
function fitting(names: readonly string[], titleOf: (some: string) => string): string | undefined {
  const titles = names.map((_, at) => titleOf(names.slice(0, names.length - at).join(' · ')))
  return titles.find(({ length }) => length <= MAX_TITLE)
}
