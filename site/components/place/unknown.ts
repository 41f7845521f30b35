import { attribute, html, type Html } from '#core/domain/html.ts'
import { pageHref } from '#core/domain/links.ts'
import { textIn } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput, UnknownTopic } from '#data/index/inputs.ts'
import { icon } from '#site/components/icons/icon.ts'
import { mailHref } from '#site/components/shared/message-link.ts'
import type { PageContext } from '#site/render/page.ts'

type Page = Pick<PageContext, 'lang' | 'contactEmail'>

/** What no listing tells, each with a way to tell us, and general advice. */
export function unknownSection(page: Page, input: CityInput): Html {
  const { lang } = page
  const t = translator(lang)
  const topics = input.help.unknown.map((topic) => topicItem(page, input, topic))
  const isAllKnown = topics.length === 0
  return html`
    <section class="section" id="unknown" ${attribute('aria-labelledby', !isAllKnown && 'unknown-title')}>
      ${
        !isAllKnown &&
        html`
          <h2 id="unknown-title">${icon('info')}${t('places:help.unknown')}</h2>
          <p class="is-muted">${t('places:help.unknownText')}</p>
          <ul class="near">
            ${topics}
          </ul>
        `
      }
      ${checklist(lang)}
    </section>
  `
}

function topicItem({ lang, contactEmail }: Page, { place }: CityInput, name: UnknownTopic): Html {
  const t = translator(lang)
  const topic = t(`places:help.topics.${name}`)
  const subject = t('places:help.subject', { topic, place: textIn(lang, place.names) })
  const href = contactEmail ? mailHref(contactEmail, subject) : `${pageHref(lang, 'listingOptions')}#write-title`
  const tell = t('places:help.tellUs')
  return html`<li>${topic} · <a href="${href}" aria-label="${`${tell}: ${topic}`}">${tell}</a></li>`
}

/** The same for every place, and says so. */
function checklist(lang: Lang): Html {
  const { checklist: title, checklistNote, checks } = MESSAGES[lang].places.help
  return html`
    <details class="box checklist">
      <summary>${title}</summary>
      <p class="is-muted">${checklistNote}</p>
      <ul>
        ${Object.values(checks).map((text) => html`<li>${text}</li>`)}
      </ul>
    </details>
  `
}
