import { Icon } from '#site/ui/page/Icon.tsx'
import type { MonthWords } from '#site/features/calendar/month-words.page.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { MonthPage } from '#site/features/calendar/month-page.ts'
import { monthName } from '#site/features/calendar/months.ts'

interface Props {
  lang: Lang
  words: MonthWords
  /** `YYYY-MM`; undefined before anything is shown. */
  month: string | undefined
  page: MonthPage
}

/** Previous month, current month, next month; the year between its arrows; today. */
export function MonthToolbar({ lang, words, month, page }: Props) {
  return (
    <div className="no-print cal-toolbar">
      <div className="row gap-1 cal-group">
        <Arrow label={words.previous} onPress={() => page.moveMonths(-1)} way="back" />
        {/* Static: it only names the month, and there is nothing to press. */}
        <button type="button" className="cal-label" aria-disabled="true" tabIndex={-1}>
          <span className="visually-hidden">{words.month}: </span>
          {month ? monthName(lang, month) : '\u00a0'}
        </button>
        <Arrow label={words.next} onPress={() => page.moveMonths(1)} way="forth" />
      </div>
      <div className="row gap-1 cal-group is-year">
        <Arrow label={words.previousYear} onPress={() => page.moveMonths(-12)} way="back" isDouble />
        {month ? (
          <h2 className="cal-year" aria-label={`${monthName(lang, month)} ${month.slice(0, 4)}`}>
            {month.slice(0, 4)}
          </h2>
        ) : (
          <span className="cal-year" />
        )}
        <Arrow label={words.nextYear} onPress={() => page.moveMonths(12)} way="forth" isDouble />
      </div>
      <div className="row gap-1 cal-group is-end">
        <button type="button" className="cal-today" onClick={page.showToday}>
          {words.today}
        </button>
      </div>
    </div>
  )
}

interface ArrowProps {
  label: string
  onPress: () => void
  way: 'back' | 'forth'
  isDouble?: boolean
}

function Arrow({ label, onPress, way, isDouble = false }: ArrowProps) {
  return (
    <button type="button" className={`cal-arrow is-${way}`} aria-label={label} title={label} onClick={onPress}>
      <Icon name="chevron" />
      {isDouble && <Icon name="chevron" />}
    </button>
  )
}
