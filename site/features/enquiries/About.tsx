import type { Recipient } from '#site/features/enquiries/recipient.ts'

interface AboutProps {
  recipient: Recipient
  /** The part it is about, if not the whole. */
  part?: string | undefined
}

/** The subject of a form to an owner. */
export function About({ recipient, part }: AboutProps) {
  const { title, lang } = recipient
  return (
    <div>
      {part && (
        <p className="cluster subject">
          <bdi>{part}</bdi>
        </p>
      )}
      <p className={part ? 'fine' : 'cluster subject'}>
        <bdi lang={lang}>{title}</bdi>
      </p>
    </div>
  )
}
