import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import type { SessionState } from '#core/contract/session.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { DELETION } from '#core/fields/forms.ts'
import { deleteAccount, downloadData } from '#site/features/accounts/account.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { format } from '#core/i18n/format.ts'
import { FormDialog } from '#site/ui/dialogs/FormDialog.tsx'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { Card } from './Card.tsx'
import { Devices } from './Devices.tsx'
import { SecondFactor } from './factor/SecondFactor.tsx'
import { CurrentPassword, EmailForm, NameForm, PasswordForm } from './AccountForms.tsx'
import { OwnListings } from './OwnListings.tsx'
import { OwnTrust } from './OwnTrust.tsx'

interface Props {
  session: SessionState
}

export function AccountSettings({ session }: Props) {
  const { account: words, factor, header } = t('accounts.app')
  const { name, email, verified } = session
  return (
    <>
      <div className="cluster gap-3 below-5 account-head">
        <Icon name="user" />
        <p className="lead">
          <bdi>{format(words.hello, { name })}</bdi>
        </p>
        <a className="more-link far" href={hrefOf(pageLang(), { kind: 'favourites' })}>
          <Icon name="heart" />
          {header.favourites}
        </a>
      </div>
      <div className="stack gap-5 account-grid">
        <div className="stack gap-5 account-column">
          <Card id="name" title={words.nameTitle}>
            <NameForm name={name} />
          </Card>
          <Card id="email" title={words.emailTitle}>
            <p>
              <bdi dir="ltr">{email}</bdi>{' '}
              <span className={verified ? 'badge is-good' : 'badge'}>
                {verified ? words.verified : words.notVerified}
              </span>
            </p>
            <EmailForm />
          </Card>
          <Card id="factor" title={factor.title}>
            <SecondFactor />
          </Card>
        </div>
        <div className="stack gap-5 account-column">
          <Card id="password" title={words.passwordTitle}>
            <PasswordForm />
          </Card>
          <Card id="devices" title={words.devicesTitle}>
            <Devices />
          </Card>
          <OwnListings />
          <OwnTrust />
        </div>
        <Data />
        <Delete />
      </div>
    </>
  )
}

function Data() {
  const { account: words } = t('accounts.app')
  return (
    <Card id="data" title={words.dataTitle}>
      <p>{words.dataText}</p>
      <p className="cluster gap-3 button-row">
        <Button onClick={() => void downloadData()}>{words.download}</Button>
      </p>
    </Card>
  )
}

function Delete() {
  const [isOpen, setOpen] = useState(false)
  const { account: words } = t('accounts.app')
  return (
    <Card id="delete" title={words.deleteTitle}>
      <p>{words.deleteText}</p>
      <p className="cluster gap-3 button-row">
        <Button look="danger" onClick={() => setOpen(true)}>
          {words.delete}
        </Button>
      </p>
      {isOpen && (
        <FormDialog
          title={words.deleteTitle}
          id="delete"
          submit={words.deleteSure}
          isDangerous
          about={<p>{words.deleteText}</p>}
          fields={DELETION}
          send={deleteAccount}
          onClose={() => setOpen(false)}
        >
          <CurrentPassword />
          <Checkbox name="words" label={words.deleteWords} hint={words.deleteWordsHint} />
        </FormDialog>
      )}
    </Card>
  )
}
