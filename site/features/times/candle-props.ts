import type { Lang } from '#core/i18n/languages.ts'
import type { CandleWords } from '#site/features/times/candle-words.page.ts'
import type { CandleState } from '#site/features/times/candle-state.ts'
import type { CandleTimes } from '#site/features/times/candle-times.ts'
import type { FestivalEves } from '#site/ui/dates/lighting-eves.ts'
import type { PlacePickerWords } from '#site/ui/search/PlacePicker.tsx'

export interface ZmanName {
  title: string
  opinion: string
}

export interface CandleTimesProps {
  lang: Lang
  eves: FestivalEves
  /** The daily zmanim, listed before their times are loaded. */
  zmanim: readonly ZmanName[]
  words: CandleWords
  placeWords: PlacePickerWords
}

/** What the parts of the page share. */
export interface CandlePart extends Omit<CandleTimesProps, 'eves'> {
  store: CandleTimes | undefined
  /** Undefined before hydration. */
  state: CandleState | undefined
}
