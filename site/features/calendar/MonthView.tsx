import { useStore } from '@nanostores/react'
import { use, useEffect, useMemo, useState } from 'react'
import type { PublicCalendar } from '#core/contract/public-calendar.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import type { MonthWords } from '#site/features/calendar/month-words.page.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { calendarDictionary } from '#site/features/calendar/calendar-dictionary.ts'
import type { MonthState } from '#site/features/calendar/month-page.ts'
import { todayAt } from '#site/features/calendar/month-panel.ts'
import { viewOf, type Rules } from '#site/features/calendar/month-view.ts'
import { firstDayOfView } from '#site/features/calendar/months.ts'
import { shownEvents } from '#site/features/calendar/public-calendar.ts'
import { createPublicEvents, type PublicState } from '#site/features/calendar/public-events.ts'
import { MonthAgenda } from './MonthAgenda.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthLegend } from './MonthLegend.tsx'
import { MonthPanel } from './MonthPanel.tsx'
import { HAVDALAH_METHODS } from '#core/terms/times.ts'
import { format } from '#core/i18n/format.ts'
import { numberText } from '#core/text/values.ts'
import { Button } from '#site/ui/page/Button.tsx'

interface Props {
  lang: Lang
  words: MonthWords
  /** `YYYY-MM`. */
  month: string
  state: MonthState
  hiddenDays: readonly number[]
  publicCalendar: PublicCalendar | undefined
}

/** The month: Hebrew dates, six weeks, and notable days. */
export function MonthView(props: Props) {
  const { view, today, todaysDay, publicEvents } = useMonth(props)
  const { lang, words, month, state, hiddenDays } = props
  const { panel, agenda, rules, hasNone } = view
  const of = { lang, words, month }
  const next = view.events.find(({ kind, time, start }) => kind === 'candles' && time && start >= todaysDay)

  return (
    <>
      <MonthPanel {...of} panel={panel} today={today} next={next} hasMoved={state.hasMoved} />
      <MonthGrid {...of} today={todaysDay} view={view} hiddenDays={hiddenDays} />
      <MonthLegend words={words} />
      {state.place.status === 'none' && <p className="notice">{words.noPlace}</p>}
      {publicEvents && <PublicEvents words={words} {...publicEvents} />}
      <MonthAgenda {...of} today={todaysDay} days={agenda} festivals={panel.festivals} />
      {rules && <MonthRules lang={lang} words={words} rules={rules} hasNone={hasNone} />}
    </>
  )
}

/** The content of a month, memoized. */
function useMonth({ lang, words, month, state: { place: placeState, options, now }, publicCalendar }: Props) {
  const calendar = use(calendarDictionary(lang))
  const named = placeState.status === 'shown' ? placeState : undefined
  const place = named?.place
  const timeZone = place?.timeZone ?? ownZone()
  const wording = useMemo(() => ({ lang, calendar, texts: words }), [lang, calendar, words])
  const { publicEvents, added } = usePublicEvents(publicCalendar, firstDayOfView(month), timeZone)
  const view = useMemo(() => viewOf({ place, wording, month, options, added }), [place, wording, month, options, added])
  const today = useMemo(
    () => named && { ...todayAt(named.place, wording, now), place: named.name },
    [named, wording, now],
  )
  const todaysDay = wallClock(timeZone, now).day
  return { view, today, todaysDay, publicEvents }
}

/** Without a place, days follow the visitor's own clock. */
function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The visible events of the public calendar, after consent. */
function usePublicEvents(calendar: PublicCalendar | undefined, first: string, timeZone: string) {
  const [source] = useState(() => createPublicEvents(calendar))
  const state = useStore(source.$state)
  useEffect(() => void source.follow(first, timeZone), [source, first, timeZone])
  const added = useMemo(() => (state.status === 'shown' ? shownEvents(state.events, timeZone) : []), [state, timeZone])
  const onAgree = () => void source.agree(first, timeZone)
  return { added, publicEvents: calendar && { state, onAgree } }
}

interface MonthRulesProps {
  lang: Lang
  words: MonthWords
  rules: Rules
  hasNone: boolean
}

/** How the times and festivals of the place are calculated. */
function MonthRules({ lang, words, rules, hasNone }: MonthRulesProps) {
  const { israel, method, timeZone } = rules
  const rule = HAVDALAH_METHODS[method.havdalah]
  const havdalah =
    'degrees' in rule
      ? format(words.degrees, { degrees: numberText(lang, rule.degrees) })
      : format(words.minutes, { minutes: numberText(lang, rule.minutes) })
  const text = format(words.method, {
    minutes: numberText(lang, method.minutesBeforeSunset),
    havdalah,
    zone: timeZone,
  })
  return (
    <>
      {hasNone && <p className="notice is-warning">{words.noneWhy}</p>}
      <p className="fine cal-rules">
        {text} {method.elevation ? words.height : words.seaLevel} {israel ? words.israel : words.diaspora}{' '}
        {words.askRabbi}
      </p>
    </>
  )
}

interface PublicEventsProps {
  words: MonthWords
  state: PublicState
  onAgree: () => void
}

/** Offers the events of a public calendar, and names the third party that serves them. */
function PublicEvents({ words, state, onAgree }: PublicEventsProps) {
  const { status } = state
  return (
    <section className="stack gap-3 start no-print explanation" aria-labelledby="cal-public-title">
      <h3 id="cal-public-title">{words.publicTitle}</h3>
      <p>{words.publicText}</p>
      {(status === 'off' || status === 'failed') && (
        <Button look="main" onClick={onAgree}>
          {words.publicShow}
        </Button>
      )}
      <p role="status">
        {status === 'loading' && words.publicLoading}
        {status === 'shown' && words.publicShown}
        {status === 'failed' && state.message}
      </p>
    </section>
  )
}
