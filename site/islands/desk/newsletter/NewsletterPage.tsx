import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import { fill } from '#core/i18n/fill.ts'
import { deskHref } from '#site/stores/desk/address.ts'
import { newsletterWordsNow } from '#site/stores/desk/words.ts'
import type { NewslettersStore } from '#site/stores/desk/newsletter.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { LooseFields } from '../../forms/LooseFields.tsx'
import { focusIfLost } from '../../page/focus-if-lost.ts'
import { When } from '../parts.tsx'
import { NewsletterPlaces } from './NewsletterPlaces.tsx'
import { NewsletterPreview } from './NewsletterPreview.tsx'
import { NewsletterText } from './NewsletterText.tsx'
import { DropDraft, SendDraft, TestMail } from './SendDraft.tsx'
import { Sending } from './Sending.tsx'
import type { NewsletterProps } from './props.ts'
import { WhoGetsIt } from './WhoGetsIt.tsx'
import { Button } from '../../page/Button.tsx'

/** One newsletter: a draft, or one on its way. */
export function NewsletterPage({ store, open }: NewsletterProps) {
  const words = newsletterWordsNow()
  const [language, setLanguage] = useState<Lang>(pageLang())
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened it is gone.
  useEffect(() => focusIfLost(heading.current), [open.id, open.state])
  const subject = Object.values(open.draft.texts).find((text) => text.subject.trim())?.subject
  const isDraft = open.state === 'draft'
  const chosen = { language, setLanguage }
  return (
    <>
      <p>
        <a href={deskHref({ tab: 'newsletter' })}>{words.back}</a>
      </p>
      <div className="stack gap-1">
        <h3 ref={heading} tabIndex={-1} className="newsletter-subject">
          <bdi>{subject?.trim() || words.untitled}</bdi>
        </h3>
        <p className="quiet">
          {words.states[open.state]} · <When at={open.at} />
        </p>
      </div>
      <LooseFields id="newsletter">
        {isDraft ? (
          <>
            <NewsletterText {...{ store, open, ...chosen }} />
            <NewsletterPlaces {...{ store, open }} />
            <NewsletterPreview {...{ store, open, ...chosen }} />
            <WhoGetsIt {...{ store, open }} />
            <TestMail {...{ store, open, language }} />
            <SendDraft {...{ store, open }} />
            <DropDraft {...{ store, open }} />
            <Saved store={store} />
          </>
        ) : (
          <>
            <Sending {...{ store, open }} />
            <NewsletterPreview {...{ store, open, ...chosen }} />
          </>
        )}
      </LooseFields>
    </>
  )
}

/** Whether the draft is saved; after somebody else has saved it, whose it shall be. */
function Saved({ store }: { store: NewslettersStore }) {
  const { save: words } = newsletterWordsNow()
  const state = useStore(store.$save)
  return (
    <div className="stack gap-2 newsletter-saved">
      {/* Only a failure is announced: somebody is typing. */}
      <div role="alert">
        {state.status === 'failed' && <p className="form-problem">{fill(words.failed, { problem: state.text })}</p>}
      </div>
      {state.status !== 'failed' && <p className="quiet">{words[state.status]}</p>}
      {state.status === 'failed' && (
        <p className="cluster gap-3">
          {state.isMoved ? (
            (['mine', 'theirs'] as const).map((choice) => (
              <Button
                key={choice}

                onClick={() => void store.settle(choice).catch(() => {})}
              >
                {words[choice]}
              </Button>
            ))
          ) : (
            <Button onClick={() => void store.flush().catch(() => {})}>{words.again}</Button>
          )}
        </p>
      )}
    </div>
  )
}
