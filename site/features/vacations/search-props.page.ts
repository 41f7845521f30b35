import { textIn } from '#core/terms/localized.ts'
import { answerOf } from '#core/domain/stay-options.ts'
import { STAY_OPTIONS } from '#core/terms/stay-options.ts'
import { vacationsSearchPath } from '#core/domain/vacations-url.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { Destination } from '#data/index/inputs.ts'
import type { VacationSearchProps } from '#site/features/vacations/vacation-props.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** In alphabetical order. */
export function sortedDestinations(
  lang: Lang,
  destinations: readonly Destination[],
): VacationSearchProps['destinations'] {
  const { compare } = new Intl.Collator(LANGUAGES[lang].locale)
  return destinations
    .map(({ place: { id, names } }) => ({ id, name: textIn(lang, names) }))
    .sort((a, b) => compare(a.name, b.name))
}

/** Props of the vacations search. */
export function vacationSearchProps({
  lang,
  input,
}: Pick<PageContext<'vacations'>, 'lang' | 'input'>): VacationSearchProps {
  const t = translator(lang)
  const { form, results } = MESSAGES[lang].travel.vacations
  const { filters } = MESSAGES[lang].places
  const { sampleOffer, priceFrom, datesOnRequest, priceOnRequest, saveNamed } = MESSAGES[lang].common
  const kinds = input.categories.map(({ id, title }) => ({ id, name: textIn(lang, title) }))
  return {
    id: 'vacations',
    lang,
    action: vacationsSearchPath(lang),
    destinations: sortedDestinations(lang, input.destinations),
    kinds,
    months: input.months,
    prices: input.prices,
    forShabbat: STAY_OPTIONS.map((id) => ({
      id,
      name: MESSAGES[lang].listing.listing[answerOf(id)],
      isOffered: input.forShabbat.includes(id),
    })),
    hasSamples: input.hasSamples,
    words: {
      samples: MESSAGES[lang].places.samples,
      form: { ...form, forShabbat: filters.lists.forshabbat },
      results: {
        ...results,
        page: t('places:results.page', { page: '{{page}}' }),
        previous: t('places:results.previous'),
        next: t('places:results.next'),
        chosen: filters.chosen,
        remove: filters.remove,
        sampleOffer,
        priceFrom,
        datesOnRequest,
        priceOnRequest,
        saveNamed,
      },
    },
  }
}
