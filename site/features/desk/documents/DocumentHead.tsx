import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { SeedListing } from '#core/contract/data-files.ts'
import { canBeCertified, isCurrent } from '#core/domain/certificates.ts'
import { textIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { deskHref, goTo } from '#site/features/desk/address.ts'
import { formHref } from '#site/features/desk/documents/documents-address.ts'
import { $entry, isTranslator } from '#site/features/desk/log/entry.ts'
import { isDirty } from '#site/features/desk/documents/documents-state.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { format } from '#core/i18n/format.ts'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { LANGUAGE_CHOICES, SelectField } from '#site/ui/forms/SelectField.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { CertificateButton } from '../certificate/CertificateButton.tsx'
import { LastEdit } from './DocumentLine.tsx'
import { useDocument } from './use-document.ts'

/** Which document it is, who edited it last, and what applies to the whole form. */
export function DocumentHead() {
  const { form } = useDocument()
  const { known } = useStore(form.$state)
  const entry = useStore($entry)
  const words = t('desk.documents')
  const title = known ? textIn(pageLang(), known.name) : format(words.form.create, { kind: words.kinds[form.kind] })
  return (
    <div className="stack gap-2">
      <BackLink />
      <h2 id="document-title" tabIndex={-1}>
        <bdi>{title}</bdi>
      </h2>
      {known && (
        <p className="cluster gap-3 quiet">
          <span>{words.kinds[form.kind]}</span>
          <bdi>{known.id}</bdi>
          <LastEdit {...known} />
          {known.sample && <span className="badge is-sample">{words.list.sample}</span>}
          {known.url && !known.deleted && <a href={known.url}>{words.form.openPage}</a>}
          {form.kind === 'listings' && (
            <a href={deskHref({ tab: 'audit', query: { tnid: known.id } })}>{t('desk.page').tabs.audit}</a>
          )}
          {form.kind === 'listings' && !isTranslator(entry) && (
            <a href={formHref({ kind: form.kind, id: undefined, copied: known.id })}>{words.form.duplicate}</a>
          )}
        </p>
      )}
      {form.begun && 'copied' in form.begun.from && !known && <p className="fine">{words.form.copied}</p>}
      {known?.deleted && (
        <p className="notice is-warning">
          <Icon name="warning" />
          <span>{words.form.deleted}</span>
        </p>
      )}
      <AddCertificate />
      <div className="cluster gap-3 doc-tools">
        <LanguageOfTexts />
        <p className="fine">{words.form.required}</p>
      </div>
    </div>
  )
}

/** Adds a certificate in hand to a listing that may have one. */
function AddCertificate() {
  const { form } = useDocument()
  const { known } = useStore(form.$state)
  const entry = useStore($entry)
  const { hand } = t('desk.page').certificate
  const listing = known?.body as SeedListing | undefined
  if (!listing || form.kind !== 'listings' || known?.deleted || isTranslator(entry) || !canBeCertified(listing))
    return null
  const live = (listing.kashrutFacts ?? []).filter(isCurrent)
  return (
    <CertificateButton
      label={hand.open}
      tnid={listing.tnid}
      name={textIn(pageLang(), listing.title)}
      url={known?.url}
      stored={Object.fromEntries(live.flatMap((fact) => (fact.authority ? [[fact.authority, fact.confirmedAt]] : [])))}
      onDone={() => void form.refresh()}
    />
  )
}

/** Back to the list; asks if there are unsaved changes. */
function BackLink() {
  const { form } = useDocument()
  const { form: words, leave } = t('desk.documents')
  const [isAsking, setAsking] = useState(false)
  const stay = () => setAsking(false)
  const place = { tab: 'documents' as const, rest: form.kind }
  return (
    <div>
      <a
        className="back-link"
        href={deskHref(place)}
        onClick={(event) => {
          if (!isDirty(form.$state.get())) return
          event.preventDefault()
          setAsking(true)
        }}
      >
        <Icon name="arrow" />
        {words.back}
      </a>
      {isAsking && (
        <Dialog title={leave.title} onClose={stay}>
          <p>{leave.text}</p>
          <div className="cluster gap-3 button-row">
            <Button
              onClick={() => {
                stay()
                goTo(place)
              }}
            >
              {leave.leave}
            </Button>
            <Button look="main" onClick={stay}>
              {leave.stay}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}

/** One language for all texts of the form. */
function LanguageOfTexts() {
  const { $languages } = useDocument()
  const { all } = useStore($languages)
  const { form: words } = t('desk.documents')
  return (
    <LooseFields id="document">
      <SelectField
        name="language"
        label={words.texts}
        value={all}
        choices={LANGUAGE_CHOICES}
        onValue={(lang) => $languages.set({ all: lang as Lang, own: {} })}
      />
    </LooseFields>
  )
}
