import { textIn } from '#core/domain/localized.ts'
import { vacationsSearchPath } from '#core/domain/vacations-url.ts'
import { LANGUAGES } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { VACATIONS_WORDS } from '#core/i18n/vacations/words.ts'
import type { VacationSearchProps } from '#site/islands/travel/vacation-props.ts'
import type { PageContext } from './page.ts'

/** What the search on the page of vacations needs; its destinations in the order of the alphabet. */
export function vacationSearchProps({
  lang,
  input,
}: Pick<PageContext<'vacations'>, 'lang' | 'input'>): VacationSearchProps {
  const t = translator(lang)
  const { form, results } = VACATIONS_WORDS[lang]
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
    words: {
      form,
      results: {
        ...results,
        page: t('results:page', { page: '{{page}}' }),
        previous: t('results:previous'),
        next: t('results:next'),
        sample: t('common:sampleOffer'),
        priceFrom: t('common:priceFrom', { price: '{{price}}' }),
      },
    },
  }
}
