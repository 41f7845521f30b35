import type { Recipient } from '#site/stores/enquiries/recipient.ts'
import { directWordsNow } from '#site/stores/enquiries/direct-words.ts'
import { Icon } from '../page/Icon.tsx'

interface AboutProps {
  recipient: Recipient
  /** The part it is about, if not the whole. */
  part?: string | undefined
}

/** The subject of a form to an owner, and whether anybody will read it. */
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
