import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { PICTURE_TYPES } from '#core/contract/upload-limits.ts'
import { textIn } from '#core/domain/localized.ts'
import { createOptionLists } from '#site/stores/edit/options.ts'
import { createCertificateForm, type CertificateForm } from '#site/stores/listing/certificate.ts'
import { listingWordsNow } from '#site/stores/listing/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { pageListing } from '#site/stores/page/page-listing.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import styles from '#site/styles/direct-forms.css?url'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { ForUsers } from '../dialogs/ForUsers.tsx'
import { OutcomeDialog } from '../dialogs/OutcomeDialog.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Field } from '../forms/Field.tsx'
import { FileField } from '../forms/FileField.tsx'
import { Form } from '../forms/Form.tsx'
import { SelectField } from '../forms/SelectField.tsx'
import { addStylesheet } from '../page/stylesheet.ts'

export async function loadCertificateDialog() {
  await addStylesheet(styles)
  return CertificateDialog
}

/** Sends the photo of a kashrut certificate to the editors. */
function CertificateDialog(props: DialogProps) {
  return (
    <ForUsers {...props} name="certificate">
      {() => <Sending {...props} />}
    </ForUsers>
  )
}

function Sending({ opener, onClose }: DialogProps) {
  const { certificate: words, sent } = listingWordsNow()
  const [listing] = useState(pageListing)
  const [answer, setAnswer] = useState<string>()
  const [{ form, photo }] = useState(() => createCertificateForm({ tnid: listing.tnid, done: setAnswer }))
  if (answer !== undefined) {
    return <OutcomeDialog title={sent.title} text={answer} button={sent.go} isFirst opener={opener} onLeave={onClose} />
  }
  return (
    <Dialog title={words.title} opener={opener} onClose={onClose}>
      <p className="cluster subject">
        <bdi>{textIn(pageLang(), listing.title)}</bdi>
      </p>
      <p>{words.text}</p>
      <Form id="certificate" form={form} submit={words.submit}>
        <PhotoField photo={photo} />
        <div className="stack field-pair">
          <Field name="taken" label={words.taken} />
          <Field name="validUntil" label={words.validUntil} hint={words.validUntilHint} />
        </div>
        <AuthorityField />
        <Field name="remark" label={words.remark} hint={words.remarkHint} rows={2} />
        <Checkbox name="imageOwnership" label={words.ownership} />
      </Form>
    </Dialog>
  )
}

function PhotoField({ photo }: Pick<CertificateForm, 'photo'>) {
  const { file, problem } = useStore(photo.$file)
  return (
    <FileField
      name="files"
      words={listingWordsNow().certificate.photo}
      accept={PICTURE_TYPES.join()}
      file={file}
      problem={problem && wordsNow().said[problem]}
      onChoose={photo.choose}
      onRemove={photo.remove}
    />
  )
}

/** The authorities that exist; a photo may be sent without naming one. */
function AuthorityField() {
  const { certificate: words } = listingWordsNow()
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
