import { useId } from 'react'
import { format } from '#core/i18n/format.ts'
import { sizeText } from '#core/text/size-text.ts'
import { dayDateText } from '#core/text/values.ts'
import { dayOf } from '#site/ui/dates/local-day.ts'
import { Button } from '#site/ui/page/Button.tsx'
import { t } from '#site/ui/page/messages.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { remove, renew } from './keep.ts'
import type { OfflineRecord } from './records.ts'

interface Props {
  record: OfflineRecord
  isBusy: boolean
  onRemove?: () => void
}

/** How old and how large a copy is; renews and removes it. */
export function StoredItem({ record, isBusy, onRemove }: Props) {
  const words = t('places.offline')
  const lang = pageLang()
  const id = useId()
  const { at, since, pages, bytes } = record
  return (
    <div className="stack gap-3 stored-item">
      <p id={id} role="status">
        {at > 0 && (
          <>
            {format(words.day, { day: dayDateText(lang, dayOf(new Date(at))) })}{' '}
            <span className="quiet">{format(words.size, { size: sizeText(lang, bytes), pages })}</span>
          </>
        )}
      </p>
      {since !== undefined && !isBusy && <p className="notice">{words.partial}</p>}
      {'isCapped' in record && record.isCapped && <p className="fine">{words.capped}</p>}
      {record.kind === 'city' && record.favourites.length > 0 && (
        <div className="stack gap-1">
          <h3>{words.favourites}</h3>
          <ul className="cluster">
            {record.favourites.map(({ tnid, name, href }) => (
              <li key={tnid}>
                <a href={href}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isBusy && (
        <p className="cluster">
          <Button aria-describedby={id} onClick={() => void renew(record)}>
            {words.renew}
          </Button>
          <Button
            aria-describedby={id}
            onClick={() => {
              onRemove?.()
              void remove(record)
            }}
          >
            {words.remove}
          </Button>
        </p>
      )}
    </div>
  )
}
