import { useStore } from '@nanostores/react'
import { format } from '#core/i18n/format.ts'
import { dayDateText } from '#core/text/values.ts'
import { dayOf } from '#site/ui/dates/local-day.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { t } from '#site/ui/page/messages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { JobStatus } from './JobStatus.tsx'
import { $job, keepCity } from './keep.ts'
import { $records, cityKey } from './records.ts'

export interface SomeCity {
  id: number
  name: string
  /** Of its guide. */
  href: string
}

/** Stores one of some cities by a press. */
export function TakeCity({ cities }: { cities: readonly SomeCity[] }) {
  const words = t('places.offline')
  if (cities.length === 0) return null
  return (
    <section className="stack gap-3 box" aria-labelledby="offline-take">
      <h2 id="offline-take">{words.take}</h2>
      <JobStatus />
      <ul className="take-cities">
        {cities.map((city) => (
          <li key={city.id} className="row apart">
            <a href={city.href}>
              <bdi>{city.name}</bdi>
            </a>
            <KeepButton {...city} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Stays where it is once the city is stored, and so keeps the focus. */
function KeepButton({ id, name, href }: SomeCity) {
  const words = t('places.offline')
  const lang = pageLang()
  const record = useStore($records).find(({ key }) => key === cityKey({ id, lang }))
  const isBusy = useStore($job)?.status === 'working'
  const at = record?.at
  const text = at ? format(words.kept, { day: dayDateText(lang, dayOf(new Date(at))) }) : words.keep
  const isDone = isBusy || record !== undefined
  return (
    <Button
      icon={at ? 'check' : 'download'}
      aria-disabled={isDone || undefined}
      aria-label={`${text}: ${name}`}
      onClick={() => {
        if (!isDone) void keepCity({ id, lang, name, href: decodeURI(href) })
      }}
    >
      {text}
    </Button>
  )
}
