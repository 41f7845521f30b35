import type { Lang } from '#core/i18n/languages.ts'
import type { CandleWords } from '#site/components/candle-times/candle-words.ts'
import type { FestivalEves } from '#site/stores/times/lighting-eves.ts'
import type { PlacePickerWords } from '../search/PlacePicker.tsx'

/** A zman without its time. */
export interface ZmanName {
  title: string
  opinion: string
}

export interface CandleTimesProps {
  lang: Lang
  eves: FestivalEves
  /** The zmanim of every day, shown until their times have come. */
  zmanim: readonly ZmanName[]
  words: CandleWords
  placeWords: PlacePickerWords
}
