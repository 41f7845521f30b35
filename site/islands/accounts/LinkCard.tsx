import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { createLinkForm, type MailLink } from '#site/stores/accounts/links.ts'
import { openDialog } from '#site/stores/dialogs/dialogs.ts'
import { $session } from '#site/stores/accounts/session.ts'
import { Form } from '../forms/Form.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { Outcome } from '../page/Outcome.tsx'
import { useWords } from '../page/use-words.ts'

/** Uses the link of a mail, once its button is pressed. */
export function LinkCard({ link }: { link: MailLink }) {
  const { kind } = link
  const [told, setTold] = useState<string>()
  const [form] = useState(() => createLinkForm(link, setTold))
  const isIn = (useStore($session)?.uid ?? 0) > 0
  const { link: words, register, account, header } = useWords()

  if (told) {
    return (
      <Outcome text={told}>
        {isIn ? (
          <a className="button" href={location.pathname}>
            {header.account}
          </a>
        ) : (
          <button type="button" className="button" onClick={() => openDialog('login')}>
            {header.login}
          </button>
        )}
      </Outcome>
    )
  }
  return (
    <section className="card-box" aria-labelledby="link-title">
      <h2 id="link-title">{words[`${kind}Title`]}</h2>
      <p>{words[`${kind}Text`]}</p>
      <Form id="link" form={form} submit={words[kind]}>
        {kind === 'reset' && <PasswordField name="password" label={account.newPassword} hint={register.passwordHint} />}
      </Form>
    </section>
  )
}
