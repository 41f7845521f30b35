import type { DeskItemOf } from '#core/contract/desk.ts'
import { ownPath } from '#core/domain/own-path.ts'
import { deskHref } from '#site/stores/desk/address.ts'
import { restOf } from '#site/stores/desk/item.ts'
import { listingWordsNow } from '#site/stores/listing/words.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { useDeskWords } from '../use-desk-words.ts'
import { Others } from './Others.tsx'

/** What somebody reports of a listing, or of words about it. */
export function ReportView({ item }: { item: DeskItemOf<'report'> }) {
  const words = useDeskWords()
  const { report } = words
  const back = item.backLink ? ownPath(item.backLink) : undefined
  return (
    <>
      <dl className="desk-facts">
        <dt>{report.about}</dt>
        <dd>
          {reportType(item.repType)}
          {item.about && (
            <>
              {' '}
              <a href={deskHref({ tab: 'queue', rest: restOf(item.about) })}>
                {fill(words.item.open, {
                  name: `${words.kind[item.about.kind]} ${item.about.id}`,
                })}
              </a>
            </>
          )}
        </dd>
        <dt>{report.content}</dt>
        <dd lang={item.language}>
          <b dir="auto">{item.repTitle}</b>
          <p className="desk-words" dir="auto">
            {item.repContent}
          </p>
        </dd>
        {item.repButtonText && (
          <>
            <dt>{report.button}</dt>
            <dd>
              <bdi>{item.repButtonText}</bdi>
            </dd>
          </>
        )}
        {back && (
          <>
            <dt>{report.from}</dt>
            <dd>
              <a href={back} target="_blank" rel="noopener" dir="ltr">
                {decoded(back)}
              </a>
            </dd>
          </>
        )}
      </dl>
      {item.goodFaith && <p className="notice">{report.goodFaith}</p>}
      <Others item={item} />
    </>
  )
}

/** What the form calls a type of reports. */
export function reportType(type: string): string {
  const { types } = listingWordsNow().report
  return types[type as keyof typeof types] ?? type
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
