import { t } from '#site/ui/page/messages.ts'
import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import type { FormState } from '#site/ui/forms/form.ts'
import { FormContext } from './Form.tsx'

const NO_FORM = { fields: {}, $state: atom<FormState>({ status: 'idle', problems: [], submitted: [], round: 0 }) }

interface Props {
  /** Prefix of the field ids. */
  id: string
  children: ReactNode
}

/** Fields outside a `Form`. */
export function LooseFields({ id, children }: Props) {
  return <FormContext value={{ id, form: NO_FORM, words: t('accounts.app').common }}>{children}</FormContext>
}
