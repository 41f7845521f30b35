import { useStore } from '@nanostores/react'
import { pageHref } from '#core/domain/links.ts'
import { format } from '#core/i18n/format.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { t } from '#site/ui/page/messages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Benefits } from '#site/features/accounts/Benefits.tsx'
import { JobStatus } from './JobStatus.tsx'
import { $job } from './keep.ts'
import { $records, type OfflineRecord } from './records.ts'
import { StoredItem } from './StoredItem.tsx'
import { TakeCity, type SomeCity } from './TakeCity.tsx'

export interface OfflineProps {
  /** Those that most people look for. */
  cities: readonly SomeCity[]
}

/** What is stored on this device; also shown in place of a page that is not, where there is no network. */
export function OfflinePage({ cities }: OfflineProps) {
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
      {(isInstead || cities.length === 0) && <JobStatus />}
      {records.length === 0 && <Empty isReachable={!isInstead} />}
      {records.length > 0 && (
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
      )}
      {!isInstead && (
        <div className="offline-more">
          <TakeCity cities={cities} />
          <section className="stack gap-3 box" aria-labelledby="offline-what">
            <h2 id="offline-what">{words.what}</h2>
            <Benefits
              items={[
                ['check', words.about],
                ['info', words.limits],
                ['clock', words.renews],
              ]}
            />
          </section>
        </div>
      )}
    </div>
  )
}

/** Nothing is stored: where that begins, unless there is no network to go there. */
function Empty({ isReachable }: { isReachable: boolean }) {
  const words = t('places.offline')
  return (
    <section className="stack gap-3 box offline-none" aria-labelledby="offline-none">
      <h2 id="offline-none" className="row">
        <Icon name="download" />
        {words.noneTitle}
      </h2>
      {isReachable && <p>{words.none}</p>}
      {isReachable && (
        <p className="cluster gap-x">
          <a className="more-link" href={pageHref(pageLang(), 'search')}>
            {words.search}
            <Icon name="arrow" />
          </a>
          <a className="more-link" href={pageHref(pageLang(), 'trip')}>
            {words.planTrip}
            <Icon name="arrow" />
          </a>
        </p>
      )}
    </section>
  )
}

const nameOf = (record: OfflineRecord): string =>
  record.kind === 'trip' ? format(t('places.offline').trip, { name: record.name }) : record.name
