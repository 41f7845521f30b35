import type { DeskItemOf } from '#core/contract/desk.ts'
import { plainText } from '#site/stores/desk/flat.ts'
import { useDeskWords } from '../use-desk-words.ts'
import { Diff } from './Diff.tsx'
import { Others } from './Others.tsx'
import { wordDiff } from '#site/stores/desk/word-diff.ts'

/** What an import brings for a document that an editor has changed: the three of each field. */
export function ConflictView({ item }: { item: DeskItemOf<'conflict'> }) {
  const { conflict } = useDeskWords()
  return (
    <>
      <p>{conflict.text}</p>
      <dl className="desk-facts">
        <dt>{conflict.source}</dt>
        <dd>
          <bdi>{item.source}</bdi>
        </dd>
        <dt>{conflict.document}</dt>
        <dd>
          <bdi>
            {item.contentKind} {item.item}
          </bdi>
        </dd>
      </dl>
      <ul className="desk-fields">
        {item.fields.map((field) => (
          <ConflictField key={field.path} item={item} field={field} />
        ))}
      </ul>
      <Others item={item} />
    </>
  )
}

interface FieldProps {
  item: DeskItemOf<'conflict'>
  field: DeskItemOf<'conflict'>['fields'][number]
}

function ConflictField({ item, field }: FieldProps) {
  const { conflict } = useDeskWords()
  const [base, ours, theirs] = [field.base, field.ours, field.theirs].map(
    plainText,
  ) as [string, string, string]
  const lang = item.language
  return (
    <li className="desk-field">
      <h3>
        <bdi dir="ltr">{field.path}</bdi>
      </h3>
      <dl className="desk-sides is-three">
        <div>
          <dt>{conflict.base}</dt>
          <dd>
            <Diff pieces={wordDiff(lang, base, base)} />
          </dd>
        </div>
        <div>
          <dt>{conflict.ours}</dt>
          <dd>
            <Diff pieces={wordDiff(lang, base, ours)} />
          </dd>
        </div>
        <div>
          <dt>{conflict.theirs}</dt>
          <dd>
            <Diff pieces={wordDiff(lang, base, theirs)} />
          </dd>
        </div>
      </dl>
    </li>
  )
}
