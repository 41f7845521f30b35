import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { newsletterWordsNow } from '#site/stores/desk/words.ts'
import { LANGUAGE_CHOICES, SelectField } from '../../forms/SelectField.tsx'
import { PreviewFrame } from '../documents/PreviewFrame.tsx'
import type { ChosenLanguage, NewsletterProps } from './props.ts'
import { Button } from '../../page/Button.tsx'

/** Of a window that shows mail, in CSS pixels; a phone's on a phone. */
const WIDTH = 720
/** After the last letter. */
const PAUSE_MS = 700

/** Mail has its styles in attributes, which the policy of our pages allows to scripts only. */
function applyStyles(page: Document): void {
  for (const one of page.querySelectorAll<HTMLElement>('[data-style]')) one.style.cssText = one.dataset['style']!
}

/** How a language's readers see it. */
export function NewsletterPreview({ store, open, language, setLanguage }: NewsletterProps & ChosenLanguage) {
  const { preview: words, text } = newsletterWordsNow()
  const [isOpen, setOpen] = useState(false)
  const html = useStore(store.$preview)
  const { draft } = open
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => void store.preview(language), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [store, isOpen, draft, language])
  return (
    <section className="stack gap-3 newsletter-preview">
      <p>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hide : words.show}
        </Button>
      </p>
      {isOpen && (
        <SelectField
          name="previewed"
          label={text.language}
          value={language}
          choices={LANGUAGE_CHOICES}
          onValue={(value) => setLanguage(value as Lang)}
        />
      )}
      {isOpen && html !== undefined && (
        <PreviewFrame
          html={html.replaceAll(' style="', ' data-style="')}
          width={Math.min(WIDTH, innerWidth)}
          title={`${words.frame}, ${LANGUAGES[language].name}`}
          onShown={applyStyles}
        />
      )}
    </section>
  )
}
