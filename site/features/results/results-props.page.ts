import { placeHref, resultsHref } from '#core/domain/links.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { textIn } from '#core/terms/localized.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeLongName } from '#core/text/type-names.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { centreOf } from '#site/ui/cards/centre.page.ts'
import { cardWords, fromWords, openWords } from '#site/ui/cards/card-words.page.ts'
import type { ResultsBarProps, ResultsBarWords } from '#site/features/results/bar-props.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** '5 places to eat', in all plural forms. */
function countWords(lang: Lang, dtype: DirectoryType): ResultsBarWords['counted'] {
  const { common, places } = MESSAGES[lang]
  const named = formsOf(places.home.numbers, `t${dtype}`)
  return 'count_other' in named ? named : formsOf(common, 'listingCount')
}

const formsOf = (messages: object, name: string) =>
  Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => key.startsWith(`${name}_`))
      .map(([key, text]) => [key.replace(name, 'count'), text]),
  ) as ResultsBarWords['counted']

/** Props of the bar above the results. */
export function resultsProps({
  lang,
  input: { place, dtype, page, total, hasSamples, hasPaid, hasRated, picture },
}: Pick<PageContext<'results'>, 'lang' | 'input'>): ResultsBarProps {
  const t = translator(lang)
  const type = typeLongName(lang, dtype)
  const centre = centreOf(lang, place)
  return {
    lang,
    dtype,
    locId: place.id,
    path: resultsHref(lang, place, dtype),
    title: t('places:results.title', {
      type,
      place: textIn(lang, place.names),
    }),
    page,
    total,
    hasSamples,
    hasPaid,
    hasRated,
    origin: centre?.at,
    picture,
    about: {
      type: { id: 'type', name: type, href: placeHref(lang, place) },
      place: place.parent && {
        id: 'place',
        name: textIn(lang, place.names),
        href: resultsHref(lang, place.parent, dtype),
      },
    },
    withTown: place.kind === 'country',
    words: {
      ...MESSAGES[lang].places.filters,
      towards: centre?.towards,
      unlessStated: MESSAGES[lang].places.nearby.page.unlessStated,
      shown: t('places:results.shown', {
        from: '{{from}}',
        to: '{{to}}',
        total: '{{total}}',
      }),
      pages: t('places:results.pages'),
      page: t('places:results.page', { page: '{{page}}' }),
      previous: t('places:results.previous'),
      next: t('places:results.next'),
      card: cardWords(lang),
      counted: countWords(lang, dtype),
      empty: t('places:place.empty'),
      samples: MESSAGES[lang].places.samples,
      hours: openWords(lang, { withMinyan: dtype === 231 }),
      point: fromWords(lang),
    },
  }
}
