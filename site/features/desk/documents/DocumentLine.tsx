import { t } from '#site/ui/page/messages.ts'
import type { DocumentLine as Line } from '#core/contract/desk-documents.ts'
import type { DocumentKind } from '#core/contract/desk-parts.ts'
import { shownIn } from '#core/terms/localized.ts'
import { formHref } from '#site/features/desk/documents/documents-address.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { format } from '#core/i18n/format.ts'
import { shortDateText } from '#core/text/values.ts'

interface Props {
  kind: DocumentKind
  line: Line
  /** Where documents can be chosen. */
  choice?: { isChosen: boolean; isFixed: boolean; onToggle: () => void } | undefined
}

/** A document in a list: its name and last editor. */
export function DocumentLine({ kind, line, choice }: Props) {
  const words = t('desk.documents')
  const { text, lang, dir } = shownIn(pageLang(), line.name)
  return (
    <li>
      {choice && (
        <label className="row docs-choice">
          <input type="checkbox" checked={choice.isChosen} disabled={choice.isFixed} onChange={choice.onToggle} />
          <span className="visually-hidden" lang={lang}>
            {format(words.bulk.choose, { name: text })}
          </span>
        </label>
      )}
      <a href={formHref({ kind, id: line.id })}>
        <bdi lang={lang} dir={dir}>
          {text}
        </bdi>
      </a>
      <span className="row gap-2 docs-marks">
        {line.sample && <span className="badge is-sample">{words.list.sample}</span>}
        {line.deleted && <span className="badge is-deleted">{words.list.isDeleted}</span>}
      </span>
      <bdi className="quiet docs-id">{line.id}</bdi>
      <span className="quiet cluster gap-x docs-by">
        <LastEdit {...line} />
      </span>
    </li>
  )
}

/** Who edited a document last, and when. */
export function LastEdit({ origin, at }: Pick<Line, 'origin' | 'at'>) {
  const { list, origin: names } = t('desk.documents')
  const [name = '', id = ''] = origin.split(':', 2)
  const isKnown = Object.hasOwn(names, name)
  const text = isKnown ? format(names[name as keyof typeof names], { id }) : origin
  return (
    <>
      <span>
        <span className="visually-hidden">{format(list.by, { origin: text })}</span>
        <bdi aria-hidden="true">{text}</bdi>
      </span>
      <time dateTime={new Date(at).toISOString()}>{shortDateText(pageLang(), at)}</time>
    </>
  )
}
