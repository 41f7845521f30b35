import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput } from '#data/index/inputs.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { tellLink } from './tell-link.html.ts'

/** A town with fewer listings may have more than we know of, and its visitors need advice. */
const FEW_LISTINGS = 20

/** What is not known, and advice, where little is listed; elsewhere a line about what is not listed yet. */
export function unknownAndAdvice(page: Pick<PageContext, 'lang' | 'contactEmail'>, input: CityInput): Html | undefined {
  if (input.total < FEW_LISTINGS) return html`${unknownFold(page, input)} ${checklist(page.lang)}`
  const { lang } = page
  const { unknown } = input.help
  if (unknown.length === 0) return undefined
  const { notListed, topics } = MESSAGES[lang].places.help
  const names = unknown.map((name) => topics[name]).join(', ')
  return html`<p class="fine">${notListed}: ${names} · ${tellLink(page, input.place, names)}</p>`
}

/** What no listing tells, each with a way to tell us. */
export function unknownFold(
  page: Pick<PageContext, 'lang' | 'contactEmail'>,
  { help: { unknown }, place }: CityInput,
): Html | undefined {
  if (unknown.length === 0) return undefined
  const t = translator(page.lang)
  const topics = unknown.map((name) => {
    const topic = t(`places:help.topics.${name}`)
    return html`<li>${topic} · ${tellLink(page, place, topic)}</li>`
  })
  return html`
    <details class="fold">
      <summary>${t('places:help.unknown')}</summary>
      <p class="is-muted">${t('places:help.unknownText')}</p>
      <ul class="near">
        ${topics}
      </ul>
    </details>
  `
}

/** The same for every place, and says so. */
export function checklist(lang: Lang): Html {
  const { checklist: title, checklistNote, checks } = MESSAGES[lang].places.help
  return html`
    <details class="fold">
      <summary>${title}</summary>
      <p class="is-muted">${checklistNote}</p>
      <ul class="bullets">
        ${Object.values(checks).map((text) => html`<li>${text}</li>`)}
      </ul>
    </details>
  `
}
