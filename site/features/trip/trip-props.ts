import type { Messages } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { MyPositionWords } from '#site/features/nearby/MyPosition.tsx'
import type { PointFieldWords } from '#site/features/nearby/PointField.tsx'
import type { PlacePickerWords } from '#site/ui/search/PlacePicker.tsx'

type Times = Messages['times']

export type TripWords = Times['trip'] &
  Pick<
    Times['times'],
    'candles' | 'havdalah' | 'parasha' | 'none' | 'noneWhy' | 'method' | 'israel' | 'diaspora' | 'askRabbi' | 'shabbat'
  > &
  Pick<Times['take'], 'candlesFor' | 'havdalahAfter'> &
  Pick<Times['candles'], 'copyLink' | 'copied' | 'copyFailed' | 'unread'> &
  Pick<Times['keptTrips'], 'keep'> &
  Readonly<Record<'print' | 'walk' | 'guide' | 'here' | 'from' | 'onFoot' | 'wayNote' | 'offline', string>>

export interface TripProps {
  lang: Lang
  /** Before candle lighting, for an arrival, where the visitor has chosen nothing else. */
  usualHours: number
  words: TripWords
  placeWords: PlacePickerWords
  /** Of the field for a hotel or an address. */
  stayWords: { field: PointFieldWords; position: MyPositionWords; hint?: string }
}
