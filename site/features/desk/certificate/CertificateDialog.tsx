import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { DeskDone } from '#core/contract/desk.ts'
import { KASHRUT_STANDARDS, KITCHENS } from '#core/terms/kashrut.ts'
import { PICTURE_TYPES } from '#core/terms/limits.ts'
import { dayDateText } from '#core/text/values.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { dayOf } from '#site/ui/dates/local-day.ts'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { FileField } from '#site/ui/forms/FileField.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { useDesk } from '../use-desk.ts'
import { createHeldCertificate } from './certificate.ts'

export interface CertificateProps {
  tnid: number
  name: string
  url?: string | undefined
  /** Id of the authority whose certificate it is, if that is known. */
  authority?: string | undefined
  /** The day of what is stored of each authority, by its id. */
  stored?: Readonly<Record<string, string>>
  onDone?: () => void
  onClose: () => void
}

/** A certificate that an editor has in hand: photo, authority and last day; all else is filled in or folded. */
export function CertificateDialog({ tnid, name, url, authority = '', stored = {}, onDone, onClose }: CertificateProps) {
  const { acts } = useDesk()
  const { hand } = t('desk.page').certificate
  const [{ photo, options }] = useState(() =>
    createHeldCertificate(tnid, (done: DeskDone) => {
      acts.add(done, { act: 'change', name, ...(url && { url }) })
      onDone?.()
    }),
  )
  const [today] = useState(() => dayOf(new Date()))
  const date = dayDateText(pageLang(), today)
  const { photo: words } = t('listing.dialogs').certificate
  return (
    <FormDialog
      {...options}
      title={formatIsolated(hand.title, { name })}
      id="certificate"
      submit={hand.submit}
      about={<p className="fine">{formatIsolated(hand.about, { date })}</p>}
      onClose={onClose}
    >
      <FileField
        name="files"
        words={{ ...words, choose: hand.choose }}
        camera={hand.camera}
        accept={PICTURE_TYPES.join()}
        chosen={photo}
        isMarked
      />
      <AuthorityField {...{ authority, stored }} />
      <EndField />
      <More today={today} />
    </FormDialog>
  )
}

function AuthorityField({ authority, stored }: Required<Pick<CertificateProps, 'authority' | 'stored'>>) {
  const { lists } = useDesk()
  const { certificate: words } = t('desk.page')
  const { supervision } = useStore(lists.$options)
  const [chosen, setChosen] = useState(authority)
  useEffect(() => lists.load('supervision'), [lists])
  const known = Array.isArray(supervision) ? supervision.filter(({ sample }) => !sample) : []
  const day = stored[chosen]
  return (
    <SelectField
      name="authority"
      label={words.authority}
      hint={day && formatIsolated(words.hand.replaces, { date: dayDateText(pageLang(), day) })}
      none={words.choose}
      choices={known.map(({ id, name, lang }) => ({ value: id, label: name, lang }))}
      value={chosen}
      isMarked
      onValue={setChosen}
    />
  )
}

/** The last day, or that the certificate names none. */
function EndField() {
  const { certificate: words } = t('desk.page')
  const [hasNoEnd, setNoEnd] = useState(false)
  const [end, setEnd] = useState('')
  return (
    <>
      {!hasNoEnd && (
        <Field name="validUntil" kind="day" label={words.validUntil} value={end} isMarked isRequired onValue={setEnd} />
      )}
      <Checkbox
        name="hasNoEnd"
        label={words.hand.noEnd}
        {...(hasNoEnd && { hint: words.hand.noEndHint })}
        isChecked={hasNoEnd}
        onChange={setNoEnd}
      />
    </>
  )
}

/** What else a certificate may state, and the day on which it was seen. */
function More({ today }: { today: string }) {
  const { certificate: words } = t('desk.page')
  const { fields, choices } = t('desk.desk')
  const { choice } = t('edit')
  const answers = (['yes', 'no'] as const).map((value) => ({ value, label: choice[value] }))
  return (
    <details className="fold">
      <summary>{words.hand.more}</summary>
      <div className="stack form">
        <Field name="number" label={words.number} max={100} dir="ltr" autoComplete="off" />
        <Field name="issued" kind="day" label={fields.issued} />
        <Field name="taken" kind="day" label={words.hand.taken} defaultValue={today} />
        <Field name="level" label={fields.level} max={100} dir="auto" autoComplete="off" />
        <fieldset className="stack gap-1">
          <legend className="label">{fields.kitchen}</legend>
          {KITCHENS.map((name) => (
            <Checkbox key={name} name={`kitchen-${name}`} label={choices[name]} />
          ))}
        </fieldset>
        {KASHRUT_STANDARDS.map((name) => (
          <SelectField key={name} name={name} label={fields[name]} none={choice.none} choices={answers} />
        ))}
      </div>
    </details>
  )
}
