import type { NewsletterDraft, NewsletterPlace } from '#core/contract/desk-newsletter.ts'
import { escapeHtml, html } from '#core/i18n/html.ts'
import { shownIn, textIn } from '#core/terms/localized.ts'
import { markdownHtml } from '#core/domain/markdown.ts'
import { kashrutOptions } from '#core/fields/listing.ts'
import { format } from '#core/i18n/format.ts'
import { direction, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { listedCards } from '#data/index/entries.ts'
import type { Index } from '#data/index/open.ts'
import { optionNames } from '#data/index/queries.ts'
import { urlOf } from '#api/content/listings.ts'
import { anchor, mailPage, STYLES, type RenderedMail } from '../mail/render.ts'

/** Listings as a newsletter names them, in order; those that are gone are left out. */
export function newsletterPlaces(index: Index, tnids: readonly number[], lang: Lang): NewsletterPlace[] {
  const names = optionNames(index)
  const nameOf = (list: string, id: string) => {
    const name = names[list]?.[id]
    return name ? textIn(lang, name) : id
  }
  return listedCards(index, tnids).map((card) => {
    const { text, lang: other } = shownIn(lang, card.title)
    return {
      tnid: card.tnid,
      title: text,
      ...(other && { lang: other }),
      facts: [
        MESSAGES[lang].common.types[`t${card.dtype}` as 't228'],
        textIn(lang, card.place.names),
        ...kashrutOptions(card).map(([list, id]) => nameOf(list, id)),
      ],
      url: urlOf(card, lang),
    }
  })
}

/** Stands for each subscriber's own link. */
const LEAVE = '{{leaveLink}}'

interface Composing {
  draft: Pick<NewsletterDraft, 'texts'>
  language: Lang
  /** The site's name. */
  site: string
  /** Base of links. */
  origin: string
  places: readonly NewsletterPlace[]
}

/** A newsletter in a language, for all its readers. */
export function composeNewsletter({ draft, language, site, origin, places }: Composing): RenderedMail {
  const { newsletter: words } = MESSAGES[language].mail
  const { subject = '', text = '' } = draft.texts[language] ?? {}
  const footer = format(words.footer, { site, leaveLink: LEAVE })
  const lines = places.map(({ title, facts, url }) => [title, facts.join(' · '), origin + url].join('\n'))
  const list = places.length > 0 ? [words.places, ...lines] : []
  const body = [
    markdownHtml(text).html,
    places.length > 0 ? placesHtml({ places, origin, heading: words.places }) : '',
    `<p style="${STYLES.site}">${escapeHtml(footer).replace(LEAVE, anchor(LEAVE, LEAVE))}</p>`,
  ]
  return {
    subject: subject.trim(),
    text: [text.trim().replace(/\r\n?/g, '\n'), ...list, footer, site].join('\n\n'),
    html: mailPage({ language, site, subject }, body.join('\n')),
  }
}

type Places = Pick<Composing, 'places' | 'origin'> & { heading: string }

const placesHtml = ({ places, origin, heading }: Places): string =>
  html`<h2>${heading}</h2>
    ${places.map(
      ({ title, lang, facts, url }) =>
        html`<p style="${STYLES.text}">
          <a href="${origin}${url}"
            ><strong${lang && html` lang="${lang}" dir="${direction(lang)}"`}>${title}</strong></a
          ><br />${facts.map((fact, at) => html`${at > 0 && ' · '}<bdi>${fact}</bdi>`)}
        </p>`,
    )}`.html

/** The newsletter with the link of one reader. */
export const withLeaveLink = ({ subject, text, html }: RenderedMail, link: string): RenderedMail => ({
  subject,
  text: text.replaceAll(LEAVE, link),
  html: html.replaceAll(LEAVE, link),
})
