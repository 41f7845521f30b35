import { textIn } from '#core/domain/localized.ts'
import { vacationsSearchPath } from '#core/domain/vacations-url.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { VacationSearchProps } from '#site/islands/travel/vacation-props.ts'
import type { PageContext } from '#site/render/page.ts'

/** Props of the vacations search; destinations in alphabetical order. */
export function vacationSearchProps({
  lang,
  input,
}: Pick<PageContext<'vacations'>, 'lang' | 'input'>): VacationSearchProps {
  const t = translator(lang)
  const { form, results } = MESSAGES[lang].travel.vacations
  const { filters } = MESSAGES[lang].places
  const { sampleOffer, priceFrom, saveNamed } = MESSAGES[lang].common
  const { compare } = new Intl.Collator(LANGUAGES[lang].locale)
  const destinations = input.destinations.map(({ place: { id, names } }) => ({
    id,
    name: textIn(lang, names),
  }))
  return {
    id: 'vacations',
    lang,
    action: vacationsSearchPath(lang),
    destinations: destinations.sort((a, b) => compare(a.name, b.name)),
    months: input.months,
    words: {
      form,
      results: {
        ...results,
        page: t('places:results.page', { page: '{{page}}' }),
        previous: t('places:results.previous'),
        next: t('places:results.next'),
        chosen: filters.chosen,
        remove: filters.remove,
        sampleOffer,
        priceFrom,
        saveNamed,
      },
    },
  }
}
