import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Recipient } from '#site/stores/enquiries/recipient.ts'
import { directWordsNow } from '#site/stores/enquiries/direct-words.ts'
import { $session, loadSession } from '#site/stores/accounts/session.ts'
import { Icon } from '../page/Icon.tsx'
import { Field } from '../forms/Field.tsx'

// What the forms to an owner have in common.

/** Name and address of the page's visitor, as far as they are known. */
export function useSender(): { name: string; email: string } {
  const session = useStore($session)
  useEffect(() => {
    // Where it fails, sending the form tells why.
    loadSession().catch(() => {})
  }, [])
  const { name = '', email = '' } = session ?? {}
  return { name, email }
}

interface AboutProps {
  recipient: Recipient
  /** What of it, where it is not about the whole. */
  part?: string | undefined
}

/** What it is about, and whether anybody will read it. */
export function About({ recipient, part }: AboutProps) {
  const { fields: words } = directWordsNow()
  const { title, lang, isSample } = recipient
  return (
    <>
      <div>
        {part && (
          <p className="subject">
            <bdi>{part}</bdi>
          </p>
        )}
        <p className={part ? 'fine' : 'subject'}>
          <bdi lang={lang}>{title}</bdi>
        </p>
      </div>
      {isSample && (
        <p className="notice is-warning">
          <Icon name="warning" />
          <span>{words.sample}</span>
        </p>
      )}
    </>
  )
}

/** What `isName` takes. */
const MAX_NAME = 80
/** What the API takes. */
const MAX_EMAIL = 254

interface Props {
  prefill: string
  /** The first field of a dialog, which takes the focus as it opens. */
  isFirst?: boolean
}

export function NameField(props: Props) {
  return <Field name="name" label={directWordsNow().fields.name} autoComplete="name" maxLength={MAX_NAME} {...props} />
}

interface EmailProps extends Props {
  name?: string
  label?: string
}

export function EmailField({ name = 'email', label = directWordsNow().fields.email, ...props }: EmailProps) {
  return (
    <Field name={name} label={label} type="email" dir="ltr" autoComplete="email" maxLength={MAX_EMAIL} {...props} />
  )
}
