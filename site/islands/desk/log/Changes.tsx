import { changesBetween } from '#site/stores/desk/flat.ts'
import { wordDiff } from '#site/stores/desk/word-diff.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { Diff } from '../item/Diff.tsx'
import { Fact } from '../parts.tsx'
import { deskWordsNow } from '#site/stores/desk/words.ts'

interface Props {
  before: unknown
  after: unknown
}

/** The changes of an action, field by field. */
export function Changes({ before, after }: Props) {
  const { log } = deskWordsNow()
  const changes = changesBetween(before, after)
  if (changes.length === 0) return <p>{log.same}</p>
  return (
    <ul className="stack gap-3">
      {changes.map((change) => {
        const old = change.before ?? ''
        const now = change.after ?? ''
        const pieces = wordDiff(pageLang(), old, now)
        return (
          <li key={change.path} className="stack gap-2 desk-field">
            <h3>
              <bdi dir="ltr">{change.path}</bdi>
            </h3>
            <dl className="stack gap-2 desk-sides">
              <Fact name={log.before}>
                <Diff pieces={pieces} side="before" />
              </Fact>
              <Fact name={log.after}>
                <Diff pieces={pieces} side="after" />
              </Fact>
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
