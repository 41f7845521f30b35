import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { alternativesWords } from '#site/ui/blocks/alternatives.html.ts'
import { translator } from '#core/i18n/translate.ts'

/** Messages of the page that serves places without a prebuilt one; the browser fills in placeholders. */
export function shellWords(lang: Lang) {
  const t = translator(lang)
  return {
    loading: t('places:shell.loading'),
    wait: t('common:search.description'),
    resultsFor: t('places:shell.resultsFor'),
    noResultsFound: t('common:search.noResultsFound'),
    groups: MESSAGES[lang].common.search.groups,
    didYouMean: t('common:search.didYouMean'),
    nearby: t('places:place.nearbyTitle'),
    noPage: t('places:shell.noPage'),
    others: t('places:shell.others'),
    noSuchPage: t('places:shell.noSuchPage'),
    guide: t('places:place.guide'),
    unknown: t('places:shell.unknown'),
    failed: t('places:shell.operationFailed'),
    noTimes: t('places:shell.noTimes'),
    nearbyFailed: t('places:shell.nearbyFailed'),
    nearbyNone: t('places:shell.nearbyNone'),
    alternatives: alternativesWords(lang),
    away: MESSAGES[lang].common.away,
    travel: t('places:place.featuresTitle'),
    sampleOffer: t('common:sampleOffer'),
    priceFrom: MESSAGES[lang].common.priceFrom,
    sampleListing: t('common:sampleListing'),
    uncheckedNote: t('common:uncheckedNote'),
    times: t('times:times.title'),
    date: t('times:times.date'),
    hebrewDate: t('times:times.hebrewDate'),
    occasion: t('times:times.occasion'),
    candles: t('times:times.candles'),
    havdalah: t('times:times.havdalah'),
    none: t('times:times.none'),
    noneWhy: t('times:times.noneWhy'),
    afterNightfall: t('times:times.afterNightfall'),
    parasha: t('times:times.parasha', { name: '{{name}}' }),
    shabbat: t('times:times.shabbat'),
    hebrewToday: t('times:take.hebrewToday', { date: '{{date}}' }),
    method: t('times:times.method', {
      minutes: '{{minutes}}',
      degrees: '{{degrees}}',
      zone: '{{zone}}',
    }),
    israel: t('times:times.israel'),
    diaspora: t('times:times.diaspora'),
    askRabbi: t('times:times.askRabbi'),
    take: t('times:take.title'),
    subscribe: t('times:take.subscribe'),
    download: t('times:take.download'),
    sheet: t('times:take.sheet'),
    json: t('times:take.json'),
    anyDate: t('times:take.anyDate'),
  }
}

export type ShellWords = ReturnType<typeof shellWords>
