import type { IconName } from '#site/ui/icons/icons.ts'
import { Icon } from '#site/ui/page/Icon.tsx'
import type { CalendarEvent, EventKind } from '#site/features/calendar/month-calendar.ts'

const ICONS: Partial<Record<EventKind, IconName>> = {
  candles: 'candle',
  havdalah: 'moon',
}

interface Props {
  event: CalendarEvent
  /** Whether the square fits a time at most. */
  isNarrow: boolean
}

/** An event in its square: a name, or a time with an icon. Screen readers get the full text. */
export function SquareEvent({ event, isNarrow }: Props) {
  const { title, label, time } = event
  if (time !== undefined) return <TimedEvent event={event} isNarrow={isNarrow} />
  return (
    <span className="cal-name" title={title}>
      <bdi className={isNarrow ? 'visually-hidden' : undefined}>{label}</bdi>
    </span>
  )
}

function TimedEvent({ event, isNarrow }: Props) {
  const { title, kind, label, time = '', note } = event
  const icon = ICONS[kind]
  return (
    <span className="cal-time" title={title.replace(` ${time}`, '')} data-clock>
      <span className="visually-hidden">{title}</span>
      <span className="row cal-time-shown" aria-hidden="true">
        {icon && <Icon name={icon} />}
        {kind === 'chanukah' && <Menorah candles={label} />}
        {kind === 'fastTime' && !isNarrow && <bdi className="cal-time-label">{label}</bdi>}
        {note && !isNarrow && <bdi className="is-muted cal-note">{note}</bdi>}
        <b>{time}</b>
      </span>
    </span>
  )
}

const MENORAH =
  'M12 6v15M8 21h8M2.5 9v1.5a9.5 6.5 0 0 0 19 0V9M6.5 9v1.2a5.5 3.8 0 0 0 11 0V9M9.7 9v.8a2.3 1.6 0 0 0 4.6 0V9' +
  'M12 2.5v.5M2.5 5.5V6M6.5 5.5V6M17.5 5.5V6M21.5 5.5V6'

/** A menorah with the number of its candles. */
export function Menorah({ candles = '' }: { candles?: string }) {
  const number = /\d/.exec(candles)?.[0]
  return (
    <>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={MENORAH} />
      </svg>
      {number && <span className="cal-number">{number}</span>}
    </>
  )
}
