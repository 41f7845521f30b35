import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import type { DeskItemOf } from '#core/contract/desk.ts'
import { plainText } from '#site/features/desk/documents/flat.ts'
import { wordDiff } from '#site/features/desk/documents/word-diff.ts'
import { useDesk } from '../use-desk.ts'
import type { ItemProps } from '../parts.tsx'
import { Diff } from './Diff.tsx'
import { FieldBox } from './FieldBox.tsx'

type ViewProps = ItemProps<'conflict'>

/**
 * An import that disagrees with an editor: three values per field. For a possible duplicate: the listing's values, and
 * those it would get from the imported place.
 */
export function ConflictView({ item, isOld }: ViewProps) {
  const { conflict } = t('desk.page')
  return (
    <>
      <p>{item.duplicate ? conflict.duplicate.text : conflict.text}</p>
      <ul className="stack gap-3">
        {item.fields.map((field) => (
          <ConflictField key={field.path} item={item} field={field} isOld={isOld} />
        ))}
      </ul>
    </>
  )
}

interface FieldProps extends ViewProps {
  field: DeskItemOf<'conflict'>['fields'][number]
}

function ConflictField({ item, field, isOld }: FieldProps) {
  const { conflict } = t('desk.page')
  const { skipped } = useStore(useDesk().$draft)
  const [base, ours, theirs] = [field.base, field.ours, field.theirs].map(plainText) as [string, string, string]
  const lang = item.language
  const isDuplicate = item.duplicate !== undefined
  // An unmerged duplicate has no base: the differences to our values are marked.
  const before = isDuplicate ? ours : base
  return (
    <FieldBox
      field={field.path}
      label={field.path}
      name={<bdi dir="ltr">{field.path}</bdi>}
      isChoice={!isOld}
      isSkipped={!isOld && skipped.includes(field.path)}
      sides={[
        ...(isDuplicate ? [] : [{ name: conflict.base, value: <Diff pieces={wordDiff(lang, base, base)} /> }]),
        { name: conflict.ours, value: <Diff pieces={wordDiff(lang, before, ours)} /> },
        {
          name: isDuplicate ? conflict.duplicate.after : conflict.theirs,
          value: <Diff pieces={wordDiff(lang, before, theirs)} />,
        },
      ]}
    />
  )
}
