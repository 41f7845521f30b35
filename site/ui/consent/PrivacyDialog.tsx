import { t } from '#site/ui/page/messages.ts'
import { useState, type SubmitEvent } from 'react'
import { $consent, PURPOSES, setConsent } from '#site/ui/consent/consent.ts'
import { pageHref } from '#core/domain/links.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { isCounted } from '#site/ui/page/count.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { Dialog, type DialogProps } from '../dialogs/Dialog.tsx'

/** Consent to third-party content, by purpose. */
export function PrivacyDialog({ opener, onClose }: DialogProps) {
  const [consent, setChosen] = useState($consent.get())
  const { privacy: words, common } = t('accounts.app')

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setConsent(consent)
    toasts.add({ type: 'success', text: words.saved })
    onClose()
  }

  return (
    <Dialog title={words.title} opener={opener} onClose={onClose}>
      <p>{words.text}</p>
      <form className="form" onSubmit={save}>
        <ul className="stack gap-3">
          {PURPOSES.map((purpose) => (
            <li key={purpose} className="switch">
              <input
                id={`privacy-${purpose}`}
                name={purpose}
                type="checkbox"
                role="switch"
                checked={consent[purpose]}
                aria-checked={consent[purpose]}
                onChange={({ target }) => setChosen({ ...consent, [purpose]: target.checked })}
                aria-describedby={`privacy-${purpose}-hint`}
              />
              <label htmlFor={`privacy-${purpose}`}>{words[purpose]}</label>
              <p id={`privacy-${purpose}-hint`} className="field-hint">
                {words[`${purpose}Hint`]}
              </p>
            </li>
          ))}
        </ul>
        <p className="field-hint">{words.own}</p>
        <p className="field-hint">
          {words.device} <a href={pageHref(pageLang(), 'offline')}>{words.deviceLink}</a>
        </p>
        {isCounted() && <p className="field-hint">{words.counted}</p>}
        <button type="submit" className="button">
          {common.save}
        </button>
      </form>
    </Dialog>
  )
}
