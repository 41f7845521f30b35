import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { PICTURE_TYPES } from '#core/terms/limits.ts'
import { createOptionLists } from '#site/features/edit/options.ts'
import { createCertificate } from '#site/features/listing/certificate.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { pageListing } from '#site/ui/page/page-listing.ts'
import styles from '#site/features/enquiries/direct-forms.sheet.css?url'
import type { DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { FileField } from '#site/ui/forms/FileField.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import { addStylesheet } from '#site/ui/page/stylesheet.ts'
import { ListingForm } from './ListingForm.tsx'
import { Subject } from './Subject.tsx'

export async function loadCertificateDialog() {
  await addStylesheet(styles)
  return CertificateDialog
}

/** Sends the photo of a kashrut certificate to the editors. */
function CertificateDialog(props: DialogProps) {
  const { certificate: words } = t('listing.dialogs')
  const [listing] = useState(pageListing)
  const [{ photo, options }] = useState(() => createCertificate(listing.tnid))
  return (
    <ListingForm
      {...props}
      {...options}
      name="certificate"
      title={words.title}
      head={<Subject title={listing.title} />}
      text={words.text}
      submit={words.submit}
    >
      <FileField name="files" words={words.photo} accept={PICTURE_TYPES.join()} chosen={photo} />
      <div className="stack field-pair">
        <Field name="taken" label={words.taken} />
        <Field name="validUntil" label={words.validUntil} hint={words.validUntilHint} />
      </div>
      <AuthorityField />
      <Field name="remark" label={words.remark} hint={words.remarkHint} rows={2} />
      <Checkbox name="imageOwnership" label={words.ownership} />
    </ListingForm>
  )
}

/** The authorities that exist; a photo may be sent without naming one. */
function AuthorityField() {
  const { certificate: words } = t('listing.dialogs')
  const [lists] = useState(() => createOptionLists(pageLang()))
  const { supervision } = useStore(lists.$options)
  useEffect(() => lists.load('supervision'), [lists])
  const known = Array.isArray(supervision) ? supervision : []
  const hint = supervision === 'failed' ? words.failed : supervision === undefined ? words.loading : undefined
  return (
    <SelectField
      name="authority"
      label={words.authority}
      hint={hint}
      none={words.unknown}
      choices={known.map(({ id, name, lang }) => ({ value: id, label: name, lang }))}
    />
  )
}
