import { useStore } from '@nanostores/react'
import { pageHref } from '#core/domain/links.ts'
import { format } from '#core/i18n/format.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { t } from '#site/ui/page/messages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { JobStatus } from './JobStatus.tsx'
import { $job } from './keep.ts'
import { $records, type OfflineRecord } from './records.ts'
import { StoredItem } from './StoredItem.tsx'

/** What is stored on this device; also shown in place of a page that is not, where there is no network. */
export function OfflinePage() {
  const words = t('places.offline')
  const records = useStore($records)
  const isBusy = useStore($job)?.status === 'working'
  const isInstead = decodeURI(location.pathname) !== decodeURI(pageHref(pageLang(), 'offline'))
  return (
    <div className="stack gap-5">
      {isInstead && (
        <div className="notice is-warning" role="alert">
          <div className="stack gap-3">
            <p>
              {words.noNetwork}. {words.notKept}
            </p>
            <p>
              <Button onClick={() => location.reload()}>{words.retry}</Button>
            </p>
          </div>
        </div>
      )}
      <JobStatus />
      {records.length === 0 && <Empty isReachable={!isInstead} />}
      <ul className="stack gap-5 stored-list">
        {records.map((record) => (
          <li key={record.key} className="box panel-box stack gap-3">
            <h2>
              <a href={record.href}>
                <bdi lang={record.lang}>{nameOf(record)}</bdi>
              </a>
            </h2>
            <StoredItem {...{ record, isBusy }} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Nothing is stored: where that begins, unless there is no network to go there. */
function Empty({ isReachable }: { isReachable: boolean }) {
  const words = t('places.offline')
  return (
    <div className="stack box card-box empty-box">
      <Icon name="download" />
      <p>{words.none}</p>
      {isReachable && (
        <p className="cluster gap-3 button-row">
          <a className="button" href={pageHref(pageLang(), 'search')}>
            <Icon name="search" />
            {words.search}
          </a>
          <a className="button is-quiet" href={pageHref(pageLang(), 'trip')}>
            <Icon name="plane" />
            {words.planTrip}
          </a>
        </p>
      )}
    </div>
  )
}

const nameOf = (record: OfflineRecord): string =>
  record.kind === 'trip' ? format(t('places.offline').trip, { name: record.name }) : record.name
