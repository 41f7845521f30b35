import type { Lang } from '#core/i18n/languages.ts'
import { NEARBY_WORDS } from '#core/i18n/nearby/words.ts'
import { translator } from '#core/i18n/translate.ts'
import type { PlaceShellProps } from '#site/islands/place/PlaceShell.tsx'

/** The finished strings of the page that answers for places without one. */
export function shellProps(lang: Lang): PlaceShellProps {
  const t = translator(lang)
  return {
    lang,
    near: NEARBY_WORDS[lang].page,
    words: {
      loading: t('shell:loading'),
      resultsFor: t('shell:resultsFor'),
      noResultsFound: t('search:noResultsFound'),
      nearby: t('place:nearbyTitle'),
      noPage: t('shell:noPage'),
      noneOfKind: t('shell:noneOfKind'),
      noSuchPage: t('shell:noSuchPage'),
      guide: t('place:guide'),
      unknown: t('shell:unknown'),
      failed: t('shell:operationFailed'),
      noTimes: t('shell:noTimes'),
      nearbyFailed: t('shell:nearbyFailed'),
      nearbyNone: t('shell:nearbyNone'),
      sample: t('common:sampleListing'),
      unchecked: t('common:unchecked'),
      inMiles: t('common:inMiles'),
      inKilometres: t('common:inKilometres'),
      times: t('times:title'),
      date: t('times:date'),
      hebrewDate: t('times:hebrewDate'),
      occasion: t('times:occasion'),
      candles: t('times:candles'),
      havdalah: t('times:havdalah'),
      none: t('times:none'),
      noneWhy: t('times:noneWhy'),
      afterNightfall: t('times:afterNightfall'),
      parasha: t('times:parasha', { name: '{{name}}' }),
      shabbat: t('times:shabbat'),
      hebrewToday: t('take:hebrewToday', { date: '{{date}}' }),
      method: t('times:method', {
        minutes: '{{minutes}}',
        degrees: '{{degrees}}',
        zone: '{{zone}}',
      }),
      israel: t('times:israel'),
      diaspora: t('times:diaspora'),
      askRabbi: t('times:askRabbi'),
      take: t('take:title'),
      subscribe: t('take:subscribe'),
      download: t('take:download'),
      sheet: t('take:sheet'),
      json: t('take:json'),
      anyDate: t('take:anyDate'),
    },
  }
}
