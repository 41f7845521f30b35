import '#site/ui/forms/kept-fields.ts'
import { useStore } from '@nanostores/react'
import { Suspense, useEffect, useState } from 'react'
import type { PublicCalendar } from '#core/contract/public-calendar.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { MonthWords } from '#site/features/calendar/month-words.page.ts'
import { createMonthPage, type NamedPlace, type PlaceState } from '#site/features/calendar/month-page.ts'
import { LoadGuard } from '#site/ui/page/LoadGuard.tsx'
import { MonthToolbar } from './MonthToolbar.tsx'
import { PlacePicker, type PlacePickerWords } from '#site/ui/search/PlacePicker.tsx'
import { UnreadParameters } from '#site/ui/page/UnreadParameters.tsx'
import { toastLateFailure } from '#site/ui/page/late-toasts.ts'
import { late } from '#site/ui/page/late.ts'

export interface MonthCalendarProps {
  lang: Lang
  /** The initial place. */
  home: NamedPlace
  /** Hidden weekdays, 0 is Sunday. */
  hiddenDays: readonly number[]
  publicCalendar?: PublicCalendar | undefined
  words: MonthWords
  placeWords: PlacePickerWords
}

// Loaded later: it brings FullCalendar and the Hebrew calendar, most of the bytes.
const MonthView = late(async () => (await import('./MonthView.tsx')).MonthView)

const onFailure = (error: unknown) => void toastLateFailure('couldNotGetShabbatTimes', error)

const A_MINUTE = 60_000

/** The month calendar of a place that visitors can change. */
export function MonthCalendar({ lang, home, hiddenDays, publicCalendar, words, placeWords }: MonthCalendarProps) {
  const [page] = useState(() => createMonthPage({ lang, home, onFailure }))
  const state = useStore(page.$state)
  useEffect(() => {
    void page.start(location.search)
    const clock = setInterval(page.tick, A_MINUTE)
    return () => clearInterval(clock)
  }, [page])
  const name = nameOf(state.place)

  return (
    <section className="stack needs-script cal" aria-label={words.region}>
      <UnreadParameters text={words.unread} parameters={state.unread} />
      <div className="cal-place search">
        <PlacePicker
          id="cal-place"
          lang={lang}
          chosen={name}
          words={placeWords}
          onSelect={({ id, text }) => void page.choosePlace(id, text)}
        />
      </div>
      <MonthToolbar lang={lang} words={words} month={state.month} page={page} />
      <LoadGuard message={words.failed}>
        {state.month ? (
          <Suspense fallback={<Waiting text={words.loading} />}>
            <MonthView
              lang={lang}
              words={words}
              month={state.month}
              state={state}
              hiddenDays={hiddenDays}
              publicCalendar={publicCalendar}
            />
          </Suspense>
        ) : (
          <Waiting text={words.loading} />
        )}
      </LoadGuard>
    </section>
  )
}

function nameOf(place: PlaceState): string {
  return place.status === 'none' ? '' : place.name
}

/** Reserves the space of the calendar while it loads. */
function Waiting({ text }: { text: string }) {
  return <p className="cal-waiting">{text}</p>
}
