import { t } from '#site/ui/page/messages.ts'
import { useEffect, useRef } from 'react'
import type { KeptTrip } from '#core/contract/trips.ts'
import { localDayText } from '#core/domain/times/dates.ts'
import { leavingDay, readTrip, wholeAddress } from '#core/domain/trip/stops.ts'
import { format, isolate } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { remove, restore } from '#site/features/trip/kept-trips.ts'
import { plainClick } from '#site/ui/page/plain-click.ts'
import { Button } from '#site/ui/page/Button.tsx'

interface Props {
  lang: Lang
  trip: KeptTrip
  /** Whether the page shows it, or a changed version of it. */
  isCurrent: boolean
  /** Whether it has just come, or come back. */
  isAdded: boolean
  isRemoved: boolean
  onOpen: () => void
  onRename: () => void
}

/** A kept trip: opens it, renames it, deletes it and brings it back. */
export function MyTrip({ lang, trip, isCurrent, isAdded, isRemoved, onOpen, onRename }: Props) {
  const words = t('times.keptTrips')
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // The pressed button has gone.
    if (isRemoved || isAdded) row.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isRemoved, isAdded])
  const id = `my-trip-${trip.id}`
  const button = (text: string, onClick: () => void) => (
    <Button look="text" aria-describedby={id} onClick={onClick}>
      {text}
    </Button>
  )
  if (isRemoved)
    return (
      <li className="cluster is-removed" ref={row}>
        <span id={id} role="status">
          {format(words.deleted, { name: isolate(trip.name) })}
        </span>
        {button(words.undo, () => void restore(trip))}
      </li>
    )
  return (
    <li className="cluster" ref={row}>
      <span className="stack gap-1 trip-name">
        <a
          className="fit"
          id={id}
          href={`?${wholeAddress(trip.query)}`}
          data-trip={trip.id}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={plainClick(onOpen)}
        >
          <bdi>{trip.name}</bdi>
        </a>
        <span className="quiet">{daysText(lang, trip.query)}</span>
      </span>
      <span className="cluster gap-4">
        {button(words.rename, onRename)}
        {button(words.delete, () => void remove(trip))}
      </span>
    </li>
  )
}

/** From the first arrival to the last departure. */
function daysText(lang: Lang, query: string): string {
  const { stops } = readTrip(query)
  const leaving = stops.map(leavingDay).toSorted()
  const [from, to] = [stops[0]?.day, leaving.at(-1)]
  return from && to ? `${localDayText(lang, from, 'medium')} – ${localDayText(lang, to, 'medium')}` : ''
}
