import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { pageHref } from '#core/domain/links.ts'
import { tripQueryNow } from '#site/features/trip/trip-history.ts'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { t } from '#site/ui/page/messages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { JobStatus } from './JobStatus.tsx'
import { $job, keepCity, keepTrip } from './keep.ts'
import { $records, cityKey, tripKey } from './records.ts'
import { StoredItem } from './StoredItem.tsx'

/** What the opener stands for: a city by its id, or the trip of the page. */
function subjectOf({ place, name = '' }: DOMStringMap) {
  const lang = pageLang()
  if (place === undefined) {
    const query = tripQueryNow()
    const href = location.pathname + location.search
    return { key: tripKey({ query, lang }), keep: () => keepTrip({ query, lang, name, href }) }
  }
  const id = Number(place)
  const href = decodeURI(location.pathname)
  return { key: cityKey({ id, lang }), keep: () => keepCity({ id, lang, name, href }) }
}

/** Stores the city or the trip of the page at once, or shows what is stored of it. */
export function OfflineDialog({ opener, onClose }: DialogProps) {
  const words = t('places.offline')
  const { dataset } = opener!
  const [{ key, keep }] = useState(() => subjectOf(dataset))
  const record = useStore($records).find((stored) => stored.key === key)
  const isBusy = useStore($job)?.status === 'working'
  useEffect(() => {
    const isStored = $records.get().some((stored) => stored.key === key)
    if (!isStored && $job.get()?.status !== 'working') void keep()
  }, [key, keep])
  return (
    <Dialog title={record && !isBusy ? words.title : words.keep} opener={opener} onClose={onClose}>
      <p>{dataset['place'] === undefined ? words.aboutTrip : words.about}</p>
      <p className="fine">{words.limits}</p>
      <JobStatus />
      {record && <StoredItem {...{ record, isBusy }} onRemove={onClose} />}
      <p>
        <a href={pageHref(pageLang(), 'offline')}>{words.all}</a>
      </p>
    </Dialog>
  )
}
