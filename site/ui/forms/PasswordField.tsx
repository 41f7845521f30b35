import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import { FieldFrame, fieldProps, needs, type FieldProps } from './Field.tsx'
import { useField } from './Form.tsx'
import { Button } from '../page/Button.tsx'

type PasswordProps = Pick<FieldProps, 'name' | 'label' | 'hint' | 'isFirst'>

/** A password, with a button that shows it. */
export function PasswordField({ name, label, hint, isFirst = false }: PasswordProps) {
  const state = useField(name)
  const [isShown, setShown] = useState(false)
  const { show, hide } = t('accounts.app').login
  const { field = { kind: 'password' as const } } = state
  return (
    <FieldFrame {...{ field: state, label, hint }}>
      <span className="password">
        <input
          name={name}
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete={field.kind === 'newPassword' ? 'new-password' : 'current-password'}
          required={needs(field)}
          data-autofocus={isFirst || undefined}
          {...fieldProps(state, hint)}
        />
        <Button look="icon" aria-label={isShown ? hide : show} onClick={() => setShown(!isShown)}>
          <Eye isOpen={!isShown} />
        </Button>
      </span>
    </FieldFrame>
  )
}

function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      {!isOpen && <path d="M4 20 20 4" />}
    </svg>
  )
}
