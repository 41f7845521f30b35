import { ZMANIM } from '#core/domain/times/hebcal-names.ts'
import { CALENDAR_MESSAGES } from '#core/domain/times/hebrew-words.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { CandleTimesInput } from '#data/index/inputs.ts'
import type { CandleTimesProps } from '#site/features/times/candle-props.ts'
import { placePickerWords } from '#site/features/nearby/search-props.page.ts'
import { pick } from '#site/ui/blocks/pick.page.ts'
import { CANDLE_MESSAGES, TIMES_MESSAGES } from './candle-words.page.ts'

/** Messages of the candle times page; the browser fills in placeholders. */
export function candleProps(lang: Lang, { festivalEves }: Pick<CandleTimesInput, 'festivalEves'>): CandleTimesProps {
  const { candles, times } = MESSAGES[lang].times
  const zmanim = CALENDAR_MESSAGES[lang].zmanim
  return {
    lang,
    eves: festivalEves,
    zmanim: ZMANIM.map((name) => ({
      title: zmanim[name].name,
      opinion: zmanim[name].opinion,
    })),
    words: { ...pick(candles, CANDLE_MESSAGES), ...pick(times, TIMES_MESSAGES) },
    placeWords: placePickerWords(lang, candles.city),
  }
}
