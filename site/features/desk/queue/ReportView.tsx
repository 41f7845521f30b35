import { t } from '#site/ui/page/messages.ts'
import type { DeskItemOf } from '#core/contract/desk.ts'
import { ownPath } from '#core/domain/own-path.ts'
import { deskHref } from '#site/features/desk/address.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { restOf } from '#site/features/desk/queue/item.ts'

/** A report about a listing or a contribution to it. */
export function ReportView({ item }: { item: DeskItemOf<'report'> }) {
  const words = t('desk.page')
  const { report } = words
  const back = item.backLink ? ownPath(item.backLink) : undefined
  return (
    <>
      <dl className="stack gap-1">
        <dt>{report.about}</dt>
        <dd>{item.about ? wordsReportType(item.repType) : reportType(item.repType)}</dd>
        {item.about && (
          <>
            <dt>{report.words}</dt>
            <dd>
              <AboutWords about={item.about} />
            </dd>
          </>
        )}
        <dt>{report.content}</dt>
        <dd lang={item.language}>
          {item.repTitle && <b dir="auto">{item.repTitle}</b>}
          <p className="pre-line desk-words" dir="auto">
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
    </>
  )
}

/** The form's name of a report type. */
export function reportType(type: string): string {
  const { types } = t('listing.dialogs').report
  return types[type as keyof typeof types] ?? type
}

/** The form's name of a report type about contributions. */
function wordsReportType(type: string): string {
  const { types } = t('listing.dialogs').report.ofWords
  return types[type as keyof typeof types] ?? reportType(type)
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

type About = NonNullable<DeskItemOf<'report'>['about']>

/** The reported contribution, its author, and whether it is still visible. */
function AboutWords({ about }: { about: About }) {
  const { report, kind, item, queue } = t('desk.page')
  const { words } = about
  const name = `${kind[about.kind]} ${about.id}`
  if (!words)
    return (
      <p>
        <bdi>{name}</bdi>: {report.gone}
      </p>
    )
  const by = { kind: name, name: words.author || queue.nobody }
  return (
    <div className="stack gap-2 box desk-contribution">
      <blockquote lang={words.language}>
        {words.title && <b dir="auto">{words.title}</b>}
        <p className="pre-line desk-words" dir="auto">
          {words.text}
        </p>
      </blockquote>
      <p className="fine">
        {formatIsolated(report.wordsBy, by)}{' '}
        <a href={deskHref({ tab: 'queue', rest: restOf(about) })}>{formatIsolated(item.open, { name })}</a>
      </p>
      {words.hidden && <p className="desk-flag">{report.hidden}</p>}
    </div>
  )
}
