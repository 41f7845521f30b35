import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import type { BulkPreview as Answer } from '#core/contract/desk-bulk.ts'
import type { NamedListing } from '#core/contract/desk-done.ts'
import { formatCount } from '#core/i18n/format.ts'
import type { BulkStore } from '#site/features/desk/documents/bulk.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Field } from '#site/ui/forms/Field.tsx'
import { Form, SubmitButton } from '#site/ui/forms/Form.tsx'
import { Shown } from '../parts.tsx'
import { Button } from '#site/ui/page/Button.tsx'

interface Props {
  bulk: BulkStore
  answer: Answer
  /** Whether it replaces one that no longer held. */
  isMoved: boolean
}

/** What a change would do, and the button that does it. */
export function BulkPreview({ bulk, answer, isMoved }: Props) {
  const { bulk: words, save } = t('desk.documents')
  const { how } = useStore(bulk.$draft)
  const { changed, unchanged, refused } = answer
  const lang = pageLang()
  const isDeletion = how === 'delete'
  return (
    <>
      <div role="status">
        {isMoved && <p className="notice">{words.moved}</p>}
        <p>
          <b>{changed > 0 ? formatCount(lang, words, 'changes', changed) : words.nothing}</b>
        </p>
      </div>
      <Changing answer={answer} />
      {unchanged > 0 && <p>{formatCount(lang, words, 'unchanged', unchanged)}</p>}
      {refused.map(({ why, count, listings }) => (
        <section key={why} className="stack gap-1">
          <h3>{formatCount(lang, words, 'refused', count)}</h3>
          <p>{why}</p>
          <Names listings={listings} count={count} />
        </section>
      ))}
      <Form id="bulk-apply" form={bulk.applying}>
        {changed > 0 && (
          <Field name="reason" kind="text" label={save.reason} hint={save.reasonHint} rows={2} maxLength={2000} />
        )}
        <div className="cluster gap-3 button-row">
          <Button onClick={bulk.back}>{words.back}</Button>
          {changed > 0 && (
            <SubmitButton
              label={formatCount(lang, words, isDeletion ? 'remove' : 'submit', changed)}
              className={isDeletion ? 'button is-danger' : 'button'}
            />
          )}
        </div>
      </Form>
    </>
  )
}

/** The first listings that change, with their values before and after. */
function Changing({ answer: { rows, changed } }: { answer: Answer }) {
  const { bulk: words } = t('desk.documents')
  const { log, documentKinds } = t('desk.page')
  if (rows.length === 0) return null
  if (rows[0]!.before === undefined) return <Names listings={rows} count={changed} />
  return (
    <>
      <table className="desk-table bulk-rows">
        <caption className="visually-hidden">{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">{documentKinds.listings}</th>
            <th scope="col">{log.before}</th>
            <th scope="col">{log.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, before, after }) => (
            <tr key={id}>
              <th scope="row">
                <Shown text={name} />
              </th>
              <td>
                <bdi>{before}</bdi>
              </td>
              <td>
                <bdi>{after}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <More shown={rows.length} count={changed} />
    </>
  )
}

function Names({ listings, count }: { listings: readonly NamedListing[]; count: number }) {
  return (
    <>
      <ul className="bullets">
        {listings.map(({ id, name }) => (
          <li key={id}>
            <Shown text={name} />
          </li>
        ))}
      </ul>
      <More shown={listings.length} count={count} />
    </>
  )
}

function More({ shown, count }: { shown: number; count: number }) {
  const { bulk: words } = t('desk.documents')
  return shown < count && <p className="quiet">{formatCount(pageLang(), words, 'more', count - shown)}</p>
}
