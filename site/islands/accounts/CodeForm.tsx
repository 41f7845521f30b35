import { useState } from 'react'
import { createCodeForm } from '#site/stores/accounts/login.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import { Form } from '../forms/Form.tsx'
import { CodeField } from './factor/CodeField.tsx'
import type { LoginView } from './login-view.ts'
import { Button } from '../page/Button.tsx'

/** The second step of a log-in. */
export function CodeForm({ goTo }: { goTo: (view: LoginView) => void }) {
  const [form] = useState(createCodeForm)
  const { code: words, forgot, login } = wordsNow()
  return (
    <>
      <p>{words.text}</p>
      <Form id="code" form={form} submit={login.submit}>
        <CodeField />
      </Form>
      <p className="field-hint">{words.lost}</p>
      <p className="dialog-foot">
        <Button look="link" onClick={() => goTo('login')}>
          {forgot.back}
        </Button>
      </p>
    </>
  )
}
