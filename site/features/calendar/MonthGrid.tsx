import { Icon } from '#site/ui/page/Icon.tsx'
import { Calendar, type CalendarRef } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { addDays, weekdayName } from '#core/domain/times/dates.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { calendarOptions, type GridWords } from '#site/features/calendar/calendar-options.ts'
import type { CalendarEvent } from '#site/features/calendar/month-calendar.ts'
import type { MonthView } from '#site/features/calendar/month-view.ts'
import { SquareEvent } from './SquareEvent.tsx'
import { listen } from '#site/ui/page/listen.ts'

interface Props {
  lang: Lang
  words: GridWords
  /** `YYYY-MM`. */
  month: string
  /** Today at the place. */
  today: string
  view: MonthView
  hiddenDays: readonly number[]
}

const PLUGINS = [dayGrid]
type Options = Parameters<typeof Calendar>[0]

/** Six weeks rendered by FullCalendar; the month is controlled from outside. */
export function MonthGrid({ lang, words, month, today, view: { first, squares, events }, hiddenDays }: Props) {
  const calendar = useRef<CalendarRef>(null)
  const [initialDate] = useState(`${month}-01`)
  useLayoutEffect(() => calendar.current?.getApi().gotoDate(`${month}-01`), [month])
  useEffect(() => listenToPrint(() => calendar.current?.getApi()), [])
  // New options make FullCalendar render again, hence the memo.
  const options = useMemo(
    () => ({
      ...calendarOptions(lang, words, hiddenDays),
      ...HOOKS,
      ...headOptions(lang, first),
    }),
    [lang, words, hiddenDays, first],
  )
  const squareOptions = useMemo(() => optionsOf(squares), [squares])
  const own = useMemo(() => events.map((event) => ({ ...event })), [events])
  const isSettled = useSettled()
  return (
    <div style={isSettled ? undefined : { visibility: 'hidden' }}>
      <Calendar
        ref={calendar}
        plugins={PLUGINS}
        initialDate={initialDate}
        now={today}
        {...options}
        {...squareOptions}
        events={own}
      />
    </div>
  )
}

/** FullCalendar renders, measures its squares, then places its events: false until then. */
function useSettled(): boolean {
  const [frames, setFrames] = useState(0)
  useEffect(() => {
    if (frames >= 3) return
    const next = requestAnimationFrame(() => setFrames(frames + 1))
    return () => cancelAnimationFrame(next)
  }, [frames])
  return frames >= 3
}

type Api = ReturnType<CalendarRef['getApi']>

/** FullCalendar has a print layout, but version 7.1 for React does not detect printing. Returns a cleanup. */
function listenToPrint(apiOf: () => Api | undefined): () => void {
  return listen(window, {
    beforeprint: () => apiOf()?.trigger('_beforeprint'),
    afterprint: () => apiOf()?.trigger('_afterprint'),
  })
}

const HOOKS: Options = {
  eventContent: ({ event, isNarrow }) => (
    <SquareEvent
      event={
        {
          title: event.title,
          ...event.extendedProps,
        } as unknown as CalendarEvent
      }
      isNarrow={isNarrow}
    />
  ),
  popoverCloseContent: () => <Icon name="close" />,
}

/** Names of the weekdays from Sunday. */
function headOptions(lang: Lang, sunday: string): Options {
  const days = Array.from({ length: 7 }, (_, at) => addDays(sunday, at))
  return {
    dayHeaderContent: ({ dow, inPopover, text }) => (inPopover ? text : weekdayNames(lang, days[dow] ?? sunday)),
  }
}

/** Both forms; the stylesheet shows the one that fits. */
function weekdayNames(lang: Lang, day: string) {
  return (
    <>
      <span className="cal-long">{weekdayName(lang, day)}</span>
      <span className="cal-short">{weekdayName(lang, day, 'short')}</span>
    </>
  )
}

function optionsOf(squares: MonthView['squares']): Options {
  const squareOf = (date: Date) => squares.get(date.toISOString().slice(0, 10))
  return {
    dayCellClass({ date, isOther, isToday, inPopover }) {
      if (inPopover) return 'cal-popover-body'
      const tint = squareOf(date)?.tint
      return ['cal-square', tint && `is-${tint}`, isOther && 'is-other', isToday && 'is-today']
        .filter(Boolean)
        .join(' ')
    },
    dayCellTopContent({ date, isNarrow }) {
      const square = squareOf(date)
      return (
        <>
          <span className="cal-civil">{date.getUTCDate()}</span>
          <bdi className={`cal-hebrew ${square?.isFirst ? 'is-first' : ''}`}>
            {isNarrow ? square?.number : square?.date}
          </bdi>
        </>
      )
    },
  }
}
