import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { groupsOf, ruleOf, type EditField } from '#core/fields/edit.ts'
import type { OwnRow } from '#core/fields/own.ts'
import { FormSections, type FormSection } from '#site/ui/forms/FormSections.tsx'
import { CategoryField, EditFieldOf } from './EditFields.tsx'
import { Pictures } from './Pictures.tsx'
import { KindOfUpdate, Sender } from './Sender.tsx'
import { isPlaceField, type Typed } from './state.ts'
import { fieldSummary } from './summary.ts'
import { useEdit } from './use-edit.ts'
import { WhereItIs } from './WhereItIs.tsx'

/** All that can be edited, in sections that fold. */
export function EditSections() {
  const { edit } = useEdit()
  const typed = useStore(edit.$typed)
  const { files } = useStore(edit.$pictures)
  const { groups, pictures: words } = t('edit')
  const isNew = edit.listing.tnid === 0
  const changed = useStore(edit.$changed)
  const sections = groupsOf(typed.dtype, edit.own).map(({ name, fields }): FormSection => {
    const hasCategory = name === 'about' && !isNew
    return {
      key: name,
      title: groups[name],
      names: fields,
      parts: partsOf(fields, typed, edit.own),
      isOpen: fields.some((field) => field in changed || isMissing(field, typed)),
      content: (
        <>
          <div className="stack tops edit-fields">
            {fields.map((field) => (
              <EditFieldOf key={field} field={field} />
            ))}
            {hasCategory && <CategoryField />}
          </div>
          {isNew && name === 'place' && <WhereItIs />}
        </>
      ),
    }
  })
  const pictures: FormSection = {
    key: 'pictures',
    title: groups.pictures,
    names: ['files', 'imageOwnership', 'imageTitle'],
    parts: [files.length > 0 ? `${words.list}: ${files.length}` : words.none],
    isOpen: false,
    content: <Pictures />,
  }
  return <FormSections sections={[...sections, pictures, senderSection(typed)]} />
}

const isMissing = (field: EditField, { values }: Typed) => ruleOf(field).required !== undefined && values[field] === ''

const partsOf = (fields: readonly EditField[], { values, places }: Typed, own: readonly OwnRow[]): string[] =>
  fields.flatMap((field) => fieldSummary(field, isPlaceField(field) ? places[field] : (values[field] ?? ''), own) ?? [])

/** What kind of update it is, or how the sender of a new place knows it. */
function senderSection({ kind, owns, remark }: Typed): FormSection {
  const { kind: words, owner, add } = t('edit')
  const isNew = kind === 'new'
  const own = [...(owns ? [owner.label] : []), ...(remark ? [remark] : [])]
  return {
    key: 'sender',
    title: isNew ? add.remark : words.legend,
    names: ['remark', 'userClaimedOwnership', 'updateType'],
    parts: isNew ? own : [words[kind], ...own],
    isOpen: own.length > 0 || kind === 'critical',
    content: isNew ? <Sender /> : <KindOfUpdate />,
  }
}
