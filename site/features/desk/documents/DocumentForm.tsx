import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState, useRef } from 'react'
import { hasPreview } from '#site/features/desk/documents/documents-address.ts'
import type { ShapeField } from '#core/contract/desk-documents.ts'
import type { DocumentForm as FormStore } from '#site/features/desk/documents/documents-form.ts'
import { changedFields, isDirty, unknownFields } from '#site/features/desk/documents/documents-state.ts'
import { fieldsOfBody, fieldAt, isFilled } from '#site/features/desk/documents/documents-shape.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { format } from '#core/i18n/format.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { DeleteDialog, SavePart } from './SavePart.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { DraftNote } from '#site/ui/forms/DraftNote.tsx'
import { FormContext } from '#site/ui/forms/Form.tsx'
import { FormSections, type FormSection } from '#site/ui/forms/FormSections.tsx'
import { FieldOf } from './FieldOf.tsx'
import { PreviewPane } from './PreviewPane.tsx'
import { fieldSummary } from './section-summary.ts'
import { sectionsOf } from './sections.ts'
import { createContextValue, DocumentContext, useDocument, focusField, idOf } from './use-document.ts'
import { $placeNames } from '#site/features/desk/documents/documents-places.ts'
import { pathOf, valueOf } from '#site/features/desk/documents/documents-paths.ts'
import { Icon } from '#site/ui/page/Icon.tsx'

/** The form of a document with its preview. */
export function DocumentForm({ form }: { form: FormStore }) {
  const [value] = useState(() => createContextValue(form, pageLang(), FieldOf))
  const [inForm] = useState(() => ({ id: 'doc', form: form.asForm, words: t('accounts.app').common }))
  const [reason, setReason] = useState('')
  const [isDeleting, setDeleting] = useState(false)
  const { conflict, restored, status } = useStore(form.$state)
  const { draft } = t('desk.documents')
  useLeaveHint(form)
  return (
    <DocumentContext value={value}>
      <div className="stack doc">
        <DocumentHead />
        <DraftNote
          at={restored}
          words={draft}
          className="doc-draft"
          titleId="document-title"
          onDiscard={form.discard}
        />
        {conflict && <ConflictPanel conflict={conflict} />}
        <div className={hasPreview(form.kind) ? 'stack gap-5 doc-both' : undefined}>
          <form
            className="stack doc-form"
            method="dialog"
            noValidate
            aria-busy={status === 'sending' || undefined}
            onSubmit={(event) => {
              event.preventDefault()
              void form.submit(reason).then(() => {
                if (!isDirty(form.$state.get())) setReason('')
              })
            }}
          >
            <ProblemSummary />
            <FormContext value={inForm}>
              <Sections />
              <SavePart {...{ reason, setReason }} onDelete={() => setDeleting(true)} />
            </FormContext>
          </form>
          <PreviewPane />
        </div>
        {/* Contains a form, which must not be nested. */}
        {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
      </div>
    </DocumentContext>
  )
}

function Sections() {
  const { form, Field } = useDocument()
  const state = useStore(form.$state)
  // Closed sections name places, too.
  useStore($placeNames)
  const { sections, form: texts } = t('desk.documents')
  const words = { sections, groups: t('edit').groups }
  const { body } = state
  const changed = new Set(changedFields(state))
  const unknown = unknownFields(form.shape, body)
  const isMissing = ({ field, required, readonly }: ShapeField) =>
    required && !readonly && !isFilled(valueOf(body, field))
  const folding = sectionsOf(fieldsOfBody(form.shape.fields, body), words).map(
    ({ key, title, fields }): FormSection => ({
      key,
      title,
      names: fields.map(({ field }) => field),
      parts: fields.flatMap((field) => fieldSummary(field, valueOf(body, field.field))),
      isOpen: fields.some((field) => changed.has(field.field) || isMissing(field)),
      content: (
        <div className="stack tops doc-fields">
          {fields.map((field) => (
            <Field key={field.field} field={field} path={field.field} value={valueOf(body, field.field)} />
          ))}
        </div>
      ),
    }),
  )
  return (
    <>
      <FormSections sections={folding} />
      {unknown.length > 0 && <p className="fine">{format(texts.unknown, { names: unknown.join(', ') })}</p>}
    </>
  )
}

/** The browser asks before unsaved changes are lost; tabs of the desk keep them as a draft. */
function useLeaveHint(form: FormStore): void {
  const { draft } = t('desk.documents')
  useEffect(() => {
    const isUnsaved = () => isDirty(form.$state.get())
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
      if (isUnsaved()) toasts.add({ type: 'info', text: draft.kept })
    }
  }, [form, draft])
}

/** All errors after a failed save; takes the focus and links to each field. */
function ProblemSummary() {
  const context = useDocument()
  const { form } = context
  const words = t('desk.documents')
  const { round, refusal, isChecked, body } = useStore(form.$state)
  const problems = Object.entries(useStore(form.$problems))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (round > 0) box.current?.focus()
  }, [round])
  const whole = refusal && refusal.path === undefined ? refusal.text : undefined
  const isShown = whole !== undefined || refusal !== undefined || isChecked
  if (!isShown || (problems.length === 0 && whole === undefined)) return null
  return (
    <div ref={box} className="stack gap-3 doc-problems" tabIndex={-1} role="alert">
      <p>
        <Icon name="warning" />
        <strong>{whole ?? words.form.problems}</strong>
      </p>
      {problems.length > 0 && (
        <ul className="bullets">
          {problems.map(([path, problem]) => (
            <li key={path}>
              <a
                href={`#${idOf(path)}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(path, context)
                }}
              >
                <bdi>{fieldAt(form.shape.fields, pathOf(path), body).label}</bdi>: {problem}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
