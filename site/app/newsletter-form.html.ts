import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { raw, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { NewsletterForm } from '#site/features/newsletter/NewsletterForm.tsx'

/** The form as HTML, identical to what the browser renders when it hydrates. */
export function newsletterForm(lang: Lang): Html {
  const { newsletter: words, common } = MESSAGES[lang].accounts.app
  const form = createElement(NewsletterForm, {
    id: 'newsletter',
    words,
    common,
  })
  return raw(renderToString(form))
}
